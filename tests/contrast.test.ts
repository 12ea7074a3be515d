// The colours of words and of what they stand on, by day and in the evening, on the site and in the office: WCAG wants
// 4.5 to 1. Pages take their colours from these pairs alone, so axe looks at a few of them only.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Look = Record<string, string>

const css = ['tokens', 'further-tokens', 'office-tokens']
  .map(sheet => readFileSync(`src/web/styles/${sheet}.css`, 'utf8'))
  .join('\n')
const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
  const declared = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return { selector, tokens: Object.fromEntries(declared) as Look }
})
const allOf = (isIncluded: (selector: string) => boolean): Look =>
  Object.assign({}, ...blocks.filter(({ selector }) => isIncluded(selector)).map(({ tokens }) => tokens))

const looks = { site: allOf(selector => !selector.includes('data-look')), office: allOf(() => true) }
const times = { day: 0, evening: 1 }

const words = ['heading', 'ink', 'ink-soft', 'link']
const pairs: [ink: string, grounds: string[]][] = [
  ...words.map(ink => [ink, ['paper', 'surface', 'surface-sunk', 'hover']] as [string, string[]]),
  ...['sea', 'coral', 'quiet', 'leaf', 'danger'].map(
    action => [`on-${action}`, [action, `${action}-hover`]] as [string, string[]],
  ),
  ...['pending', 'confirmed', 'completed', 'cancelled', 'other'].map(
    state => [`${state}-ink`, [`${state}-bg`]] as [string, string[]],
  ),
  ['heading', ['g-mist', 'g-sand', 'g-sky', 'g-leaf', 'g-shell', 'g-land']],
  ['ink', ['g-mist', 'g-sand', 'g-sky', 'g-leaf', 'g-shell', 'g-land', 'free']],
  ['on-deep', ['g-deep', 'g-night']],
  ['on-deep-heading', ['g-deep', 'g-night']],
  ['on-deep-soft', ['g-deep', 'g-night']],
  ['on-aqua', ['g-aqua', 'g-land', 'g-water']],
  ['error', ['paper', 'surface', 'error-bg']],
]

// On coloured ground, which the office has none of.
const sitePairs: typeof pairs = [
  ...[...words, 'error'].map(ink => [ink, ['surface-raised']] as [string, string[]]),
  ['ink-soft', ['g-land']],
]

const officePairs: typeof pairs = [
  ['note-ink', ['note']],
  ['ink', ['sea-soft', 'water-soft']],
]

for (const [look, tokens] of Object.entries(looks))
  test.each(Object.entries(times))(`words of the ${look} can be read on every ground by %s`, (_, time) => {
    const faint = [...pairs, ...(look === 'office' ? officePairs : sitePairs)].flatMap(([ink, grounds]) =>
      grounds
        .map(ground => ({
          ink,
          ground,
          ratio: contrast(colour(tokens, ink, time), colour(tokens, ground, time)),
        }))
        .filter(({ ratio }) => ratio < 4.5),
    )
    expect(faint).toEqual([])
  })

// Printed cards and slips are lit in the evening, and their words stay those of the day.
test('the words of a card by lamplight can be read', () => {
  const ratios = ['heading', 'ink'].map(ink => contrast(colour(looks.site, ink, times.day), evening('card')))
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
})

// What is pressed is seen as such: WCAG wants 3 to 1 of its rim to what it lies on, and day has its fill and plinth for it.
const panels = [
  'paper',
  'surface',
  'surface-raised',
  'surface-sunk',
  'g-mist',
  'g-sand',
  'g-sky',
  'g-leaf',
  'g-shell',
  'g-deep',
  'g-night',
]
const rims: [rim: string, grounds: string[]][] = [
  ['quiet-rim', [...panels, 'g-aqua', 'quiet']],
  ['free-rim', ['paper', 'surface', 'surface-sunk', 'g-mist', 'g-sand', 'g-night']],
  ['line-strong', ['paper', 'surface', 'surface-raised', 'surface-sunk']],
]

test('quiet buttons, keys and the marks of a legend do not sink into a dark panel', () => {
  const sunk = rims.flatMap(([rim, grounds]) =>
    grounds
      .map(ground => ({ rim, ground, ratio: contrast(evening(rim), evening(ground)) }))
      .filter(({ ratio }) => ratio < 3),
  )
  expect(sunk).toEqual([])
})

// On these a quiet button is lit as a main one (site/shared/shared.css): their own depth is that of its usual fill.
test('a lit quiet button stands out from deep and aqua ground', () => {
  for (const ground of ['g-deep', 'g-aqua'])
    expect(contrast(evening('sea'), evening(ground))).toBeGreaterThan(3)
})

// Sections that adjoin are told apart by their depth: sand and shell, the car after the carpets on a phone, leaf and mist.
test('in the evening no ground runs into the next', () => {
  const neighbours: [string, string][] = [
    ['g-mist', 'g-leaf'],
    ['g-mist', 'g-sand'],
    ['g-deep', 'g-sand'],
    ['g-sand', 'g-shell'],
    ['g-shell', 'g-aqua'],
    ['g-sand', 'paper'],
    ['g-leaf', 'paper'],
  ]
  const merged = neighbours.filter(([one, next]) => contrast(evening(one), evening(next)) < 1.1)
  expect(merged).toEqual([])
})

// Else the sea is taken for the land.
test('land is lighter than the water beside it, by day and in the evening', () => {
  for (const time of Object.values(times)) {
    const [land, water] = ['g-land', 'g-water'].map(ground => luminance(colour(looks.site, ground, time)))
    expect(land).toBeGreaterThan(Number(water))
  }
})

const evening = (name: string) => colour(looks.site, name, times.evening)

function colour(tokens: Look, name: string, time: number): string {
  const value = tokens[name] ?? ''
  const [, ...sides] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
  const chosen = sides[time] ?? value
  expect(chosen, name).toMatch(/^#[0-9a-f]{6}$/)
  return chosen
}

function contrast(one: string, other: string) {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

// As WCAG 2.2 defines it.
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
