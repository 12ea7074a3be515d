// A picture that belongs to one of the owner's texts, as one short text: 'art:kitchen' is one of ours, 'own:…' one that
// she sent, with the sizes of its files, so that a page needs no second look at the database.
export type OwnPicture =
  | { art: string }
  | { id: string; width: number; height: number; avif_widths: number[]; webp_widths: number[] }

const shape =
  /^(?:art:([a-z][a-z0-9-]{0,39})|own:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,4})x(\d{1,4}):(\d{1,4}(?:,\d{1,4}){0,7}):(\d{1,4}(?:,\d{1,4}){0,7}))$/

/** Undefined for none, and for what is no picture. */
export function readOwnPicture(text: string): OwnPicture | undefined {
  const [, art, id, width, height, avif = '', webp = ''] = shape.exec(text) ?? []
  if (art) return { art }
  if (!id) return undefined
  const numbers = (list: string) => list.split(',').map(Number)
  return {
    id,
    width: Number(width),
    height: Number(height),
    avif_widths: numbers(avif),
    webp_widths: numbers(webp),
  }
}

export function ownPictureText(picture: Exclude<OwnPicture, { art: string }>): string {
  const { id, width, height, avif_widths, webp_widths } = picture
  return `own:${id}:${width}x${height}:${avif_widths.join()}:${webp_widths.join()}`
}
