/** As an address that the page may show: no picture from elsewhere is let in, this one is in the address itself. */
export async function fetchPhoto(
  id: string,
  width: number,
  headers: Record<string, string>,
): Promise<string> {
  const answer = await fetch(`/storage/v1/object/authenticated/cleans/${id}/${width}.webp`, { headers })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  const blob = await answer.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
