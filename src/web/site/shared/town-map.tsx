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
      {/* It reaches under what it meets, so that no line shows where they meet between two pixels. */}
      <rect className="sea" x={-far} y="20" width={far + 4} height={Math.round(height) - 16} />
      <path className="land" d={landOf(map, place)} />
      <path className="surf" d={coastOf(map, place)} />
      {map.ridge && <Ridge name={map.ridge.name} at={place(map.ridge.at)} />}
      <linearGradient id="road" gradientUnits="userSpaceOnUse" x2="150">
        <stop />
        <stop offset="1" />
      </linearGradient>
      <path className="road" d={lineOf(map.road.line, place)} />
      <RoadSign name={map.road.name} at={place(map.road.label)} />
      {map.onward && <Onward name={map.onward.name} at={place(map.onward.at)} />}
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

function Onward({ name, at: [x, y] }: { name: string; at: Point }) {
  return (
    <g className="onward">
      <text x={x} y={y} textAnchor="end">
        {name}
      </text>
      <path d={`M${x + 16} ${y - 10}h40m-15-14 15 14-15 14`} />
    </g>
  )
}

// Two chains, one behind the other, about the middle of their feet, where they become the land.
const chains = {
  far: 'M-640 30L-518 10Q-470 2-444-15L-402-41Q-376-58-363-51L-343-41Q-330-34-306-47L-270-69Q-246-82-226-68L-196-46Q-176-32-163-37L-141-45Q-128-50-110-40L-80-24Q-62-14-35-31L7-59Q34-76 48-66L70-52Q84-42 99-49L121-59Q136-66 158-53L192-31Q214-18 243-36L289-66Q318-84 336-71L366-49Q384-36 408-46L446-60Q470-70 512-48L620 10V30z',
  near: 'M-560 30L-459 13Q-420 6-391-4L-347-18Q-318-28-299-21L-269-9Q-250-2-224-14L-184-32Q-158-44-137-33L-105-15Q-84-4-69-8L-45-14Q-30-18-10-12L20-2Q40 4 62-7L98-25Q120-36 136-29L160-17Q176-10 193-14L219-22Q236-26 254-18L282-6Q300 2 327-10L371-28Q398-40 415-31L443-17Q460-8 499-2L600 12V30z',
}

function Ridge({ name, at: [x, y] }: { name: string; at: Point }) {
  return (
    <g className="ridge">
      {Object.entries(chains).map(([chain, line]) => (
        <g key={chain} className={chain}>
          <linearGradient id={chain} x2="0" y2="1">
            <stop offset=".35" />
            <stop offset="1" />
          </linearGradient>
          <path d={line} transform={`translate(${x} ${y})`} fill={`url(#${chain})`} />
        </g>
      ))}
      <text x={x} y={y + 48} textAnchor="middle">
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
