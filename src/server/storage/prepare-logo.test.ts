// A logo is drawn anew; an SVG that could do more than be a drawing is refused.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOfLogo } from './kind-of-logo.ts'
import { prepareLogo } from './prepare-logo.ts'

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" width="280" height="64" ${attributes}>${inside}</svg>`,
  )
const wave = '<path d="M0 40C60 0 120 80 280 20V64H0z" fill="#0f5f6e"/>'

const hostile: Record<string, Buffer> = {
  script: svg('<script>alert(1)</script>'),
  'script of another name': svg('<svg:script xlink:href="#x"/>'),
  'what runs when it is seen': svg(wave, 'onload="alert(1)"'),
  'a part that runs': svg('<rect width="9" height="9" onclick="x()"/>'),
  'a page inside': svg('<foreignObject><p>Hi</p></foreignObject>'),
  'a picture from elsewhere': svg('<image href="https://elsewhere.example/a.png"/>'),
  'a picture inside': svg('<image href="data:image/png;base64,AAAA"/>'),
  'a drawing from elsewhere': svg('<use href="https://elsewhere.example/a.svg#x"/>'),
  'a file of the server': svg('<use xlink:href="file:///etc/passwd"/>'),
  'a style from elsewhere': svg('<style>@import "https://elsewhere.example/a.css";</style>'),
  'a fill from elsewhere': svg('<rect width="9" height="9" fill="url(https://elsewhere.example/a)"/>'),
  'an outside style sheet': Buffer.from(
    '<?xml version="1.0"?><?xml-stylesheet href="x.css"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  ),
  'an entity': Buffer.from(
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  ),
  'a hidden script': svg('<a href="java&#115;cript:alert(1)"><path d="M0 0h9v9z"/></a>'),
  'something that moves': svg('<animate attributeName="href" to="#x"/>'),
  'another way of writing': Buffer.from(`\ufeff${svg(wave)}`, 'utf16le'),
  HTML: Buffer.from('<html><svg></svg></html>'),
  JPEG: Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  nothing: Buffer.alloc(0),
  'a heavy one': svg(wave.repeat(6000)),
}

test.each(Object.keys(hostile))('%s is refused', name => {
  expect(() => kindOfLogo(hostile[name] ?? Buffer.alloc(0))).toThrow(/unsafe_svg|not_a_picture|empty/)
})

test('a drawing becomes pixels as wide as it is shown, and what is transparent stays so', async () => {
  const gradient = svg(
    `<defs><linearGradient id="g"/></defs><path d="M0 40h280v20H0z" fill="url(#g)"/>${wave}`,
  )
  expect(kindOfLogo(gradient)).toBe('svg')
  const { width, height, files } = await prepareLogo(gradient, 'svg')
  expect([width, height]).toEqual([840, 192])
  expect(files.map(file => `${file.width}.${file.format}`)).toEqual([
    '280.avif',
    '280.webp',
    '560.avif',
    '560.webp',
    '840.avif',
    '840.webp',
  ])
  const shown = sharp(files[1]?.bytes)
  expect(await shown.metadata()).toMatchObject({ format: 'webp', width: 280, hasAlpha: true })
  const [, , , alpha] = await shown.raw().toBuffer()
  expect(alpha).toBe(0)
})

test('a PNG keeps its pixels only, and one that is too small or too long is refused', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .png()
      .toBuffer()
  const logo = await png(300, 120)
  expect(kindOfLogo(logo)).toBe('png')
  const { files } = await prepareLogo(logo, 'png')
  for (const { bytes } of files) expect(Buffer.from(bytes).includes('secret')).toBe(false)
  await expect(png(20, 20).then(small => prepareLogo(small, 'png'))).rejects.toThrow('too_small')
  await expect(png(900, 40).then(long => prepareLogo(long, 'png'))).rejects.toThrow('too_narrow')
  await expect(prepareLogo(logo.subarray(0, 90), 'png')).rejects.toThrow('damaged')
})
