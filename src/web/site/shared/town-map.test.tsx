import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type TownPath, townPaths, towns } from '#content/towns.ts'
import { TownMapDrawing } from './town-map.tsx'

type Point = [x: number, y: number]
type Name = { text: string; dot: Point; from: Point; to: Point }

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

function drawn(path: TownPath, size: number) {
  const svg = renderToStaticMarkup(<TownMapDrawing map={towns[path].map} />)
  const spots = svg.matchAll(
    /<circle cx="(\d+)" cy="(\d+)".*?x="(\d+)" y="(\d+)" text-anchor="(\w+)">([^<]+)/g,
  )
  const names = [...spots].map(([, cx, cy, x, y, anchor = '', text = '']): Name => {
    const width = text.length * size * 0.48
    const left = Number(x) - width * ({ start: 0, middle: 0.5, end: 1 }[anchor] ?? 0)
    const [top, bottom] = [Number(y) - size * 0.72, Number(y) + (/[gpy]/.test(text) ? size * 0.2 : 0)]
    return { text, dot: [Number(cx), Number(cy)], from: [left, top], to: [left + width, bottom] }
  })
  const lines = ['surf', 'road'].flatMap(line => pointsOf(svg.match(`class="${line}" d="([^"]+)`)?.[1] ?? ''))
  return { names, lines }
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

function distance({ from, to }: Name, point: Point) {
  const [across, along] = point.map((at, axis) => Math.max((from[axis] ?? 0) - at, 0, at - (to[axis] ?? 0)))
  return Math.hypot(across ?? 0, along ?? 0)
}
