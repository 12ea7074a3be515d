// Our own map: coast, road and places drawn from their coordinates. Nothing is fetched from a map service.
import type { Town, TownMap } from '#content/towns/town.ts'

type Point = readonly [number, number]

const width = 800
// The coast goes on to the west, where a wide page shows more than the map.
const far = 1600
// At this latitude a degree from west to east is shorter than one from north to south.
const stretch = 1 / Math.cos((34 * Math.PI) / 180)

const labelPlaces = {
  left: [-18, 9, 'end'],
  right: [20, 10, 'start'],
  above: [0, -20, 'middle'],
  below: [0, 46, 'middle'],
} as const

export function TownMapDrawing({ map }: { map: Town['map'] }) {
  const place = projectionOf(map)
  const [, height] = place([map.east, map.south])
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.round(height)}`}
      role="img"
      aria-label={map.describe}
      className="town-map"
    >
      <rect className="sea" x={-far} width={far} height={Math.round(height)} />
      <path className="land" d={landOf(map, place)} />
      <path className="surf" d={coastOf(map, place)} />
      {map.ridge && <Ridge name={map.ridge.name} at={place(map.ridge.at)} />}
      <linearGradient id="road" gradientUnits="userSpaceOnUse" x2="150">
        <stop />
        <stop offset="1" />
      </linearGradient>
      <path className="road" d={lineOf(map.road.line, place)} />
      <RoadSign name={map.road.name} at={place(map.road.label)} />
      {map.places.map(spot => (
        <Spot key={spot.name} spot={spot} at={place(spot.at)} />
      ))}
    </svg>
  )
}

function Spot({ spot, at: [x, y] }: { spot: TownMap['places'][number]; at: Point }) {
  const [shiftX, shiftY, anchor] = labelPlaces[spot.side]
  const [nudgeX, nudgeY] = spot.nudge ?? [0, 0]
  return (
    <g className={spot.isBase ? 'base' : undefined}>
      <circle cx={x} cy={y} r={spot.isBase ? 12 : 8} />
      <text x={x + shiftX + nudgeX} y={y + shiftY + nudgeY} textAnchor={anchor}>
        {spot.name}
      </text>
    </g>
  )
}

function RoadSign({ name, at: [x, y] }: { name: string; at: Point }) {
  return (
    <g className="sign">
      <rect x={x - 28} y={y - 19} width="56" height="38" rx="10" />
      <text x={x} y={y + 8} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

function Ridge({ name, at: [x, y] }: { name: string; at: Point }) {
  const peaks = [-330, -240, -150, -50, 50, 150, 250, 340]
  return (
    <g className="ridge">
      {peaks.map((offset, index) => (
        <path
          key={offset}
          d={`M${x + offset - 62} ${y + 18}l54-${index % 2 ? 66 : 86} 62 ${index % 2 ? 66 : 86}z`}
        />
      ))}
      <text x={x} y={y + 56} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

function projectionOf(map: TownMap) {
  const scale = width / (map.east - map.west)
  return ([longitude, latitude]: Point): Point => [
    Math.round((longitude - map.west) * scale),
    Math.round((map.north - latitude) * scale * stretch),
  ]
}

type Projection = (point: Point) => Point

const landOf = (map: TownMap, place: Projection) => `${coastOf(map, place)}V0H${width}z`

/** From east to west. */
const coastOf = (map: TownMap, place: Projection) => `${lineOf(map.coast, place)}H${-far}`

/** Through the middles of a line's stretches, so that a coast has no corners. */
function lineOf(line: readonly Point[], place: Projection) {
  const points = line.map(place)
  const steps = points.slice(1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2] ?? [x, y]
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return `M${points[0]?.join(' ')}${steps.join('')}`
}
