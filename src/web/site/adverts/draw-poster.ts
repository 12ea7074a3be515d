// A poster as a PNG, twice as large as on screen. The browser itself draws it a second time: the same HTML and the same
// style sheets inside an SVG, with fonts and pictures in it. Every measure of a poster follows from its width, so that
// with twice the width it is laid out as a screen of double density lays out the preview.
import { showsPictures } from './shows-pictures.ts'

const scale = 2
const attempts = 20
const pauseMs = 100
const svgSpace = 'http://www.w3.org/2000/svg'

export async function drawPoster(poster: HTMLElement): Promise<Blob> {
  const { width, height } = poster.getBoundingClientRect()
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const image = new Image()
  image.src = await drawingOf(poster, size)
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), size)
  await drawWhole(image, canvas, poster)
  return toPng(canvas)
}

/** Safari reports a drawing as ready before the pictures inside it are, and then silently leaves them out. */
async function drawWhole(image: HTMLImageElement, canvas: HTMLCanvasElement, poster: HTMLElement) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    if (showsPictures(canvas, poster)) return
    await new Promise(done => setTimeout(done, pauseMs))
  }
  throw new Error('The drawing lacks its pictures.')
}

type Size = { width: number; height: number }

async function drawingOf(poster: HTMLElement, { width, height }: Size) {
  const copy = poster.cloneNode(true) as HTMLElement
  copy.style.setProperty('--poster', `${width}px`)
  const [css] = await Promise.all([styleText(), embedPictures(poster, copy)])
  const style = document.createElementNS(svgSpace, 'style')
  style.textContent = css
  const frame = document.createElementNS(svgSpace, 'foreignObject')
  const drawing = document.createElementNS(svgSpace, 'svg')
  for (const part of [frame, drawing]) {
    part.setAttribute('width', String(width))
    part.setAttribute('height', String(height))
  }
  drawing.dataset.theme = themeNow()
  frame.append(copy)
  drawing.append(style, frame)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
}

function themeNow() {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return document.documentElement.dataset.theme ?? (isDark ? 'dark' : 'light')
}

// A drawing can fetch nothing, so its fonts are written into the sheet.
async function styleText() {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
  const text = rules.join('\n')
  const fonts = new Set([...text.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, address]) => String(address)))
  const embedded = await Promise.all([...fonts].map(async font => [font, await asDataUrl(font)] as const))
  return embedded.reduce((css, [font, data]) => css.replaceAll(font, data), text)
}

async function embedPictures(poster: HTMLElement, copy: HTMLElement) {
  for (const source of copy.querySelectorAll('source')) source.remove()
  const shown = [...poster.querySelectorAll('img')]
  const copies = [...copy.querySelectorAll('img')]
  await Promise.all(
    copies.map(async (image, place) => {
      const data = await asDataUrl(sharpSource(shown[place] as HTMLImageElement))
      for (const name of ['srcset', 'sizes', 'loading', 'decoding']) image.removeAttribute(name)
      image.src = data
    }),
  )
}

/** The file that this screen shows, or at single density the one that is sharp at double size. */
function sharpSource(image: HTMLImageElement) {
  const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image].map(({ srcset }) => srcset)
  const set = sets.find(list => list.includes(new URL(image.currentSrc).pathname))
  if (!set || devicePixelRatio >= scale) return image.currentSrc
  const files = set.split(', ').map(entry => entry.split(' '))
  const wanted = image.getBoundingClientRect().width * scale
  return files.find(([, width = '']) => Number.parseInt(width, 10) >= wanted)?.[0] ?? files.at(-1)?.[0] ?? ''
}

async function asDataUrl(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} did not arrive.`)
  const blob = await answer.blob()
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

function toPng(canvas: HTMLCanvasElement) {
  return new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))),
  )
}
