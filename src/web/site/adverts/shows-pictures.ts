// Whether a drawn poster holds the pictures that the page shows: its pixels are compared with theirs.

const near = 24
// Three quarters and more where all is well, the rest lies behind other parts; a fifth at most where it is missing.
const leastShare = 0.5

export function showsPictures(drawn: HTMLCanvasElement, poster: HTMLElement) {
  const frame = poster.getBoundingClientRect()
  const scale = drawn.width / frame.width
  return [...poster.querySelectorAll('img')].every(picture => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    const place = {
      left: Math.round((left - frame.left) * scale),
      top: Math.round((top - frame.top) * scale),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    }
    return nearShare(pixelsOf(picture, place), pixelsAt(drawn, place)) >= leastShare
  })
}

type Place = { left: number; top: number; width: number; height: number }

/** The picture as it fills its place (object-fit: cover). */
function pixelsOf(picture: HTMLImageElement, { width, height }: Place) {
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  context?.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
  return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
}

function pixelsAt(drawn: HTMLCanvasElement, { left, top, width, height }: Place) {
  return drawn.getContext('2d')?.getImageData(left, top, width, height).data ?? new Uint8ClampedArray()
}

/** Of the pixels that both have in full, the share of those whose colour is the same. */
function nearShare(wanted: Uint8ClampedArray, found: Uint8ClampedArray) {
  let [both, same] = [0, 0]
  for (let at = 0; at < wanted.length; at += 4) {
    if (wanted[at + 3] !== 255 || found[at + 3] !== 255) continue
    both++
    if ([0, 1, 2].every(part => Math.abs((wanted[at + part] ?? 0) - (found[at + part] ?? 0)) <= near)) same++
  }
  return same / both
}
