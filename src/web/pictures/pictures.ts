// The pictures of art/ as art/made.json notes them: written in by Vite, the files made by npm run pictures.

type Widths = { avif: number[]; webp: number[] }
type Sized = { width: number; height: number; widths: Widths }

declare const __PICTURES__: Record<string, Sized & { hash: string }>

export type PictureSources = ReturnType<typeof sourcesAt>

// On the sharpest screens three dots are one pixel of the page.
const dots = 3

/** upTo: the most pixels of the page that it is shown over; what is wider than any screen needs then is not named. */
export function pictureSources(name: string, upTo = Number.POSITIVE_INFINITY): PictureSources {
  const picture = __PICTURES__[name]
  if (!picture) throw new Error(`There is no picture called ${name} in art/`)
  const { avif, webp } = picture.widths
  const widths = { avif: asWideAs(upTo * dots, avif), webp: asWideAs(upTo * dots, webp) }
  return sourcesAt(
    { ...picture, widths },
    (step, format) => `/pictures/${name}-${step}-${picture.hash}.${format}`,
  )
}

function asWideAs(dotsNeeded: number, steps: number[]) {
  const enough = steps.findIndex(step => step >= dotsNeeded)
  return enough === -1 ? steps : steps.slice(0, enough + 1)
}

export const isBuilt = (name: string) => Boolean(__PICTURES__[name])

/** The same picture in the evening, where it was painted. */
export const nightOf = (name: string) => (isBuilt(`${name}-night`) ? `${name}-night` : undefined)

/** The srcset of a picture whose files are found by width and format. */
export function sourcesAt(
  { width, height, widths }: Sized,
  address: (step: number, format: keyof Widths) => string,
) {
  const sourceSet = (format: keyof Widths) =>
    widths[format].map(step => `${address(step, format)} ${step}w`).join(', ')
  const fallback = address(widths.webp[0] ?? width, 'webp')
  const largest = address(widths.webp.at(-1) ?? width, 'webp')
  return { width, height, avif: sourceSet('avif'), webp: sourceSet('webp'), fallback, largest }
}
