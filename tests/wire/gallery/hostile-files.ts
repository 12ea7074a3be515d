// Fifty files that no gallery should keep as they are, each with the message for the sender; those that are pictures
// after all are accepted and re-encoded.
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { photo } from './keepers.ts'

// 'kept' where the picture in it is kept, and nothing else of it.
type Fate = 'kept' | string
export type HostileFile = { name: string; bytes: Buffer; fate: Fate; planted?: string }

const not = 'not a picture we can take'
const damaged = 'damaged and cannot be read'
const pixels = 'too many pixels'
const script = '<script>alert(document.domain)</script>'
const text = (name: string, words: string, fate = not) => ({ name, bytes: Buffer.from(words), fate })

export async function hostileFiles(): Promise<HostileFile[]> {
  const [jpeg, png, webp, avif] = await Promise.all([
    photo().jpeg().toBuffer(),
    photo().png().toBuffer(),
    photo().webp().toBuffer(),
    photo().avif({ effort: 0 }).toBuffer(),
  ])
  return [
    ...texts(),
    ...containers(jpeg),
    ...cut({ jpeg, png, webp, avif }),
    ...polyglots({ jpeg, png, webp }),
    ...bombs(jpeg),
    ...(await oddPictures()),
    ...(await withMetadata()),
  ]
}

const texts = () => [
  text('svg', `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${script}</svg>`),
  text('svg with a declaration', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`),
  text(
    'svg that fetches',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>`,
  ),
  text('xml that grows', `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>`),
  text('html', `<!doctype html>${script}`),
  text('php', '<?php system($_GET[0]);'),
  text('shell', '#!/bin/sh\nrm -rf /'),
  text('postscript', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file'),
  text(
    'magick script',
    'push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context',
  ),
  text('json', '{"format":"jpeg"}'),
  text('a path', '../../../../etc/passwd'),
  text('nothing', '', 'This file is empty'),
]

const containers = (jpeg: Buffer) => [
  { name: 'gzip', bytes: gzipSync(jpeg), fate: not },
  { name: 'svgz', bytes: gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), fate: not },
  { name: 'zip', bytes: Buffer.concat([Buffer.from('PK\x03\x04'), jpeg]), fate: not },
  { name: 'pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]), fate: not },
  { name: 'gif', bytes: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), fate: not },
  { name: 'tiff', bytes: Buffer.from('II*\x00\x08\x00\x00\x00\x00\x00', 'latin1'), fate: not },
  { name: 'bmp', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]), fate: not },
  { name: 'ico', bytes: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), fate: not },
  { name: 'elf', bytes: Buffer.from('\x7fELF', 'latin1'), fate: not },
  { name: 'windows program', bytes: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)]), fate: not },
  {
    name: 'mp4',
    bytes: Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2', 'latin1'),
    fate: not,
  },
  {
    name: 'heic',
    bytes: Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
    fate: 'HEIC',
  },
  {
    name: 'moving avif',
    bytes: Buffer.from('\x00\x00\x00\x18ftypavis\x00\x00\x00\x00', 'latin1'),
    fate: 'moves',
  },
  { name: 'wave sound', bytes: Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '), fate: not },
]

const cut = ({ jpeg, png, webp, avif }: Record<string, Buffer>) => [
  { name: 'half a jpeg', bytes: half(jpeg), fate: damaged },
  { name: 'half a png', bytes: half(png), fate: damaged },
  { name: 'half a webp', bytes: half(webp), fate: damaged },
  { name: 'half an avif', bytes: half(avif), fate: damaged },
  { name: 'three bytes of jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]), fate: damaged },
  { name: 'the mark of a png', bytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), fate: damaged },
  {
    name: 'jpeg mark over png',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), png as Buffer]),
    fate: damaged,
  },
  {
    name: 'jpeg mark over svg',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]),
    fate: damaged,
  },
  { name: 'webp mark over html', bytes: Buffer.from(`RIFF\x10\x00\x00\x00WEBP${script}`), fate: damaged },
  {
    name: 'avif mark over noise',
    bytes: Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypavif', 'latin1'), Buffer.alloc(4096, 7)]),
    fate: damaged,
  },
  { name: 'png with a changed chunk', bytes: changed(png as Buffer), fate: damaged },
]

const half = (bytes: Buffer | undefined) => (bytes as Buffer).subarray(0, (bytes as Buffer).length / 2)

function changed(png: Buffer) {
  const copy = Buffer.from(png)
  copy.fill(0xaa, 60, 400)
  return copy
}

const zipTail = 'PK\x05\x06planted-zip-directory'
const polyglots = ({ jpeg, png, webp }: Record<string, Buffer>) => [
  tailed('jpeg and zip', jpeg, zipTail),
  tailed('jpeg and html', jpeg, script),
  tailed('png and php', png, '<?php planted();'),
  tailed('webp and script', webp, script),
  { name: 'html in a jpeg comment', bytes: commented(jpeg as Buffer, script), fate: 'kept', planted: script },
]

const tailed = (name: string, picture: Buffer | undefined, planted: string) => ({
  ...{ name, fate: 'kept', planted },
  bytes: Buffer.concat([picture as Buffer, Buffer.from(planted)]),
})

function commented(jpeg: Buffer, words: string) {
  const comment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(words.length + 2)}${words}`, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

const bombs = (jpeg: Buffer) => [
  { name: 'png of 50 000 by 50 000', bytes: pngOf(50_000, 50_000), fate: pixels },
  { name: 'png of 65 535 by 500', bytes: pngOf(65_535, 500), fate: pixels },
  { name: 'png without a width', bytes: pngOf(0, 500), fate: damaged },
  { name: 'jpeg that says 65 000 by 65 000', bytes: resized(jpeg, 65_000), fate: pixels },
  {
    name: 'eleven megabytes',
    bytes: Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]),
    fate: 'larger than 10 MB',
  },
]

// Its header is right, and its picture is a few bytes that claim to be a great many.
function pngOf(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const body = deflateSync(Buffer.alloc(1024 * 1024))
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, body: Buffer) {
  const named = Buffer.concat([Buffer.from(type), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crcOf(named))
  return Buffer.concat([length, named, sum])
}

function crcOf(bytes: Buffer) {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function resized(jpeg: Buffer, side: number) {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#308090' } })

async function oddPictures(): Promise<HostileFile[]> {
  const frames = await photo(400, 800).raw().toBuffer()
  const raw = { width: 400, height: 800, channels: 3 as const, pageHeight: 400 }
  const progressive = flat(6000, 4200).jpeg({ progressive: true })
  return [
    { name: 'moving webp', bytes: await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer(), fate: 'moves' },
    { name: 'one pixel', bytes: await flat(1, 1).png().toBuffer(), fate: 'too small' },
    { name: 'a long strip', bytes: await flat(4000, 400).jpeg().toBuffer(), fate: 'too long and narrow' },
    { name: '25 million whole pixels', bytes: await flat(6000, 4200).png().toBuffer(), fate: pixels },
    { name: 'a progressive jpeg of 25 million', bytes: await progressive.toBuffer(), fate: pixels },
  ]
}

export const oneOfEachFate = (files: HostileFile[]) => [
  ...new Map(files.map(file => [file.fate, file])).values(),
]

/** Of as many pixels as are just taken, turned on their side where that costs most. */
export const largestTaken = {
  jpeg: () => flat(8000, 6000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  progressive: () => flat(6000, 4000).withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  png: () => flat(6000, 4000).png().toBuffer(),
  webp: () => flat(6000, 4000).webp({ effort: 0 }).toBuffer(),
}

async function withMetadata(): Promise<HostileFile[]> {
  const planted = 'planted-by-a-phone'
  const exif = { IFD0: { Artist: planted }, IFD3: { GPSLatitude: '34/1 11/1 0/1', GPSLatitudeRef: 'S' } }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${planted}</p></x:xmpmeta>`
  return [
    {
      name: 'jpeg with a place',
      bytes: await photo().withExif(exif).jpeg().toBuffer(),
      fate: 'kept',
      planted,
    },
    { name: 'webp with xmp', bytes: await photo().withXmp(xmp).webp().toBuffer(), fate: 'kept', planted },
    {
      name: 'png with a place',
      bytes: await photo().withExif(exif).png().toBuffer(),
      fate: 'kept',
      planted,
    },
  ]
}
