/** Gives the visitor a file that was made in the browser. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }) {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  URL.revokeObjectURL(href)
}
