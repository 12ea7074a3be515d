import { useId } from 'react'
import { Link } from '#web/router/link.tsx'

type Segment<Value extends string> = { value: Value; label: string; count?: number | undefined }

type SegmentsProps<Value extends string> = {
  label: string
  value: Value
  segments: Segment<Value>[]
  onChoose: (value: Value) => void
}

/** One of a few, side by side: arrows move, as in any group of radio buttons. */
export function Segments<Value extends string>({ label, value, segments, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {segments.map(segment => (
        <label key={segment.value}>
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChoose(segment.value)}
          />
          {segment.label}
          {segment.count !== undefined && <small className="laptop-only">{segment.count}</small>}
        </label>
      ))}
    </fieldset>
  )
}

type SegmentLinksProps = {
  label: string
  current: string
  links: { to: string; label: string; count?: number | undefined }[]
}

/** The same for the pages of one place. */
export function SegmentLinks({ label, current, links }: SegmentLinksProps) {
  return (
    <nav aria-label={label} className="segments segments-even">
      {links.map(({ to, label: word, count }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {word} {count ? <small>{count}</small> : null}
        </Link>
      ))}
    </nav>
  )
}
