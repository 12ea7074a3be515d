import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type TownPath, townPaths, towns } from '#content/towns.ts'
import { TownMapDrawing } from './town-map.tsx'

type Point = [x: number, y: number]
type Box = { text: string; from: Point; to: Point }
type Name = Box & { dot: Point }

// Those of town-map.css on a laptop and on a phone.
const sizes = [26, 36]

test.each(townPaths.flatMap(path => sizes.map(size => [path, size] as const)))(
  'on the map of %s, in letters of %d, a name stands by its place and on no coast or road',
  (path, size) => {
    const { names, lines } = drawn(path, size)
    expect(names).toHaveLength(towns[path].map.places.length)
    expect(names.filter(name => distance(name, name.dot) > 55)).toEqual([])
    expect(names.filter(name => lines.some(point => distance(name, point) < 5))).toEqual([])
  },
)

test.each(sizes)('in letters of %d, the way on to George is clear of coast, road and names', size => {
  const { names, lines, onward } = drawn('/mossel-bay', size)
  expect(onward?.text).toBe('to George')
  const way = onward as Box
  expect(way.to[0]).toBeLessThan(780)
  expect(lines.filter(point => distance(way, point) < 12)).toEqual([])
  expect(
    names.filter(name =>
      [name.from, name.to, [name.to[0], name.from[1]] as Point].some(corner => distance(way, corner) < 12),
    ),
  ).toEqual([])
})

function drawn(path: TownPath, size: number) {
  const svg = renderToStaticMarkup(<TownMapDrawing map={towns[path].map} />)
  const spots = svg.matchAll(
    /<circle cx="(\d+)" cy="(\d+)".*?x="(\d+)" y="(\d+)" text-anchor="(\w+)">([^<]+)/g,
  )
  const names = [...spots].map(([, cx, cy, x, y, anchor = '', text = '']): Name => {
    return { ...boxOf({ x, y, anchor, text, size }), dot: [Number(cx), Number(cy)] }
  })
  const [, x, y, text = ''] = /onward"><text x="(\d+)" y="(\d+)" text-anchor="end">([^<]+)/.exec(svg) ?? []
  const words = text ? boxOf({ x, y, anchor: 'end', text, size }) : undefined
  // The arrow follows the words.
  const onward = words && { ...words, to: [words.to[0] + 60, words.to[1]] as Point }
  const lines = ['surf', 'road'].flatMap(line => pointsOf(svg.match(`class="${line}" d="([^"]+)`)?.[1] ?? ''))
  return { names, lines, onward }
}

type Written = { x?: string | undefined; y?: string | undefined; anchor: string; text: string; size: number }

function boxOf({ x, y, anchor, text, size }: Written): Box {
  const width = text.length * size * 0.48
  const left = Number(x) - width * ({ start: 0, middle: 0.5, end: 1 }[anchor] ?? 0)
  const [top, bottom] = [Number(y) - size * 0.72, Number(y) + (/[gpy]/.test(text) ? size * 0.2 : 0)]
  return { text, from: [left, top], to: [left + width, bottom] }
}

/** Along a line of curves, each from where the last one ended. */
function pointsOf(line: string) {
  const [start = [], ...curves] = [...line.matchAll(/[MQ]([^MQH]+)/g)].map(([, numbers = '']) =>
    numbers.split(' ').map(Number),
  )
  let [x = 0, y = 0] = start
  return curves.flatMap(([midX = 0, midY = 0, endX = 0, endY = 0]) => {
    const [startX, startY] = [x, y]
    x = endX
    y = endY
    return Array.from({ length: 20 }, (_, step): Point => {
      const on = (from: number, middle: number, to: number, t = step / 20) =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * middle + t ** 2 * to
      return [on(startX, midX, endX), on(startY, midY, endY)]
    })
  })
}

function distance({ from, to }: Box, point: Point) {
  const [across, along] = point.map((at, axis) => Math.max((from[axis] ?? 0) - at, 0, at - (to[axis] ?? 0)))
  return Math.hypot(across ?? 0, along ?? 0)
}
