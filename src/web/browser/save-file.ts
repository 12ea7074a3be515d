/** Gives the visitor a file that was made in the browser, or fetched with their rights. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string | Blob }) {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, blob: Blob) {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Some browsers fetch it only after the click; a minute is enough for the slowest phone.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
