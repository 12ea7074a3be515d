// The picture that goes with a shared link, one for each page: its title in our display font beside its room.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { promotionOf } from '#content/adverts.ts'
import { readFrontMatter } from '#content/front-matter.ts'
import { pageWords } from '#content/page-words.ts'
import type { MadeItem } from './made-files.ts'
import { unpackFont } from './unpack-font.ts'

type Card = { slug: string; title: string; picture: string }

const fontFile = '.cache/share/caprasimo.ttf'
const packedFont = 'node_modules/@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff'
const logoFile = 'public/logo.svg'
const size = { width: 1200, height: 630 }
const colours = { ground: '#cdeaea', title: '#0f5f6e' }
const margin = 64
// From the largest that looks calm to the smallest that can be read in a chat.
const titleSizes = [88, 76, 66, 58, 50]
const titleBox = { width: 480, height: 400 }
// Part of every hash, so that a kept card is never a stale one. Raise the number when the drawing changes.
const recipe = JSON.stringify({ drawing: 2, size, colours, titleSizes, titleBox })

export async function shareCards(): Promise<MadeItem[]> {
  const parts = await Promise.all([packedFont, logoFile].map(file => readFile(file)))
  return Promise.all([...pageCards(), ...(await articleCards())].map(card => readCard(card, parts)))
}

async function readCard(card: Card, parts: Buffer[]): Promise<MadeItem> {
  const hash = createHash('sha256').update(recipe).update(JSON.stringify(card))
  for (const part of [...parts, await readFile(roomOf(card))]) hash.update(part)
  const file = `share/${card.slug}.jpg`
  return {
    name: card.slug,
    hash: hash.digest('hex').slice(0, 8),
    files: [file],
    make: async keep => {
      fontIsThere ??= unpack()
      await fontIsThere
      await keep(file, await draw(card))
    },
  }
}

// Once, before the first card: nobody may read half of it.
let fontIsThere: Promise<void> | undefined

async function unpack() {
  await mkdir(dirname(fontFile), { recursive: true })
  await writeFile(fontFile, unpackFont(await readFile(packedFont)))
}

function pageCards(): Card[] {
  // The home page has a card of its own in public/.
  const pages = Object.entries(pageWords).filter(([path]) => path !== '/')
  return pages.map(([path, words]) => ({
    slug: path.slice(1).replaceAll('/', '-'),
    // An offer may change; the picture cannot.
    title: path in promotionOf ? words.title : words.heading,
    picture: words.picture,
  }))
}

async function articleCards(): Promise<Card[]> {
  const files = await readdir('src/content/blog')
  const texts = await Promise.all(files.map(file => readFile(join('src/content/blog', file), 'utf8')))
  return texts.map(text => {
    const { id = '', title = '', picture = '' } = readFrontMatter(text).fields
    return { slug: `blog-${id}`, title, picture }
  })
}

const roomOf = ({ picture }: Card) => `art/rooms/${picture}.webp`

async function draw(card: Card) {
  const title = await drawTitle(card.title)
  const room = await sharp(roomOf(card)).resize({ width: 660, height: 560, fit: 'inside' }).toBuffer({
    resolveWithObject: true,
  })
  const parts = [
    // The shadow is the right end of its file, and may leave the card.
    { input: room.data, left: size.width - room.info.width + 10, top: size.height - room.info.height - 24 },
    { input: await drawLogo(), left: margin, top: 52 },
    { input: title.data, left: margin, top: Math.round(350 - title.info.height / 2) },
  ]
  const ground = sharp({ create: { ...size, channels: 3, background: colours.ground } })
  const fitting = await Promise.all(parts.map(cropToCard))
  return ground.composite(fitting).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

type Part = { input: Buffer; left: number; top: number }

async function cropToCard({ input, left, top }: Part): Promise<Part> {
  const { width = 0, height = 0 } = await sharp(input).metadata()
  const box = {
    left: 0,
    top: 0,
    width: Math.min(width, size.width - left),
    height: Math.min(height, size.height - top),
  }
  return { input: await sharp(input).extract(box).png().toBuffer(), left, top }
}

async function drawTitle(title: string) {
  for (const points of titleSizes) {
    const drawn = await drawText(title, points)
    if (drawn.info.height <= titleBox.height && drawn.info.width <= titleBox.width) return drawn
  }
  throw new Error(`"${title}" is too long for a share card.`)
}

function drawText(title: string, points: number) {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const text = `<span foreground="${colours.title}">${escaped}</span>`
  const font = { font: `Caprasimo ${points}`, fontfile: fontFile, dpi: 72, rgba: true, spacing: -6 }
  return sharp({ text: { text, ...font, width: titleBox.width } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

async function drawLogo() {
  const symbol = await readFile(logoFile, 'utf8')
  const shown = symbol
    .replace('<symbol id="logo" viewBox="0 0 560 128">', '<g>')
    .replace('</symbol>', '</g>')
    .replace('<svg ', `<svg viewBox="0 0 560 128" width="264" height="60" color="${colours.title}" `)
    .replace('var(--logo-word,#127a8a)', '#127a8a')
  return sharp(Buffer.from(shown)).png().toBuffer()
}
