import { visitWords } from '#content/plans.ts'
import { formatListDay, monthOf } from '#domain/calendar.ts'
import { type Bead, type SwellVisit, swellShape } from './swell-shape.ts'

type SwellProps = {
  visits: readonly SwellVisit[]
  /** The rhythm in words, before the visits. */
  label: string
  /** Days whose beads have a ring: what the change on view would touch. */
  chosen?: ReadonlySet<string> | undefined
  isEnded?: boolean
}

/** The rhythm as a picture; screen readers hear each visit with its day. */
export function Swell({ visits, label, chosen, isEnded }: SwellProps) {
  const { width, line, beads } = swellShape(visits)
  const told = [label, ...visits.map(({ day, state }) => visitWords.told(formatListDay(day), state))]
  return (
    <svg className="swell" role="img" aria-label={told.join(', ')} data-ended={isEnded || undefined}>
      <svg viewBox={`0 0 ${width} 64`} preserveAspectRatio="none" width="100%" height="64" aria-hidden="true">
        <path className="swell-water" d={`${line}V64H0Z`} />
        <path className="swell-line" d={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {visits.map((visit, place) => (
        <SwellBead
          key={visit.day}
          visit={visit}
          bead={beads[place] as Bead}
          isChosen={chosen?.has(visit.day) ?? false}
          month={monthMark(visits, place)}
        />
      ))}
    </svg>
  )
}

type SwellBeadProps = { visit: SwellVisit; bead: Bead; isChosen: boolean; month: string | undefined }

function SwellBead({ visit: { day, state }, bead, isChosen, month }: SwellBeadProps) {
  return (
    <g data-state={state} data-chosen={isChosen || undefined}>
      <circle className="swell-ring" cx={bead.x} cy={bead.y} r="13" />
      <circle className="swell-bead" cx={bead.x} cy={bead.y} r="7" />
      <text className="swell-day" x={bead.x} y="80">
        {Number(day.slice(8))}
      </text>
      {month && (
        <text className="swell-month" x={bead.x} y="97">
          {month}
        </text>
      )}
    </g>
  )
}

// Where a month begins; the first says its own.
function monthMark(visits: readonly SwellVisit[], place: number): string | undefined {
  const [before, day] = [visits[place - 1]?.day, visits[place]?.day ?? '']
  return before && monthOf(before) === monthOf(day) ? undefined : formatListDay(day).slice(-3)
}
