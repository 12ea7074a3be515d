// The leaf of the day, and the water that says how long it is kept.
import type { CSSProperties, ReactNode } from 'react'
import { dayParts, quotePage } from '#content/quote-page.ts'
import { aboutHours } from '#domain/clean-length.ts'
import type { OfferedTime } from '#domain/quote.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'

type LeafProps = {
  label: string
  day?: string | null
  isGone?: boolean
  isFull?: boolean
  children?: ReactNode
  /** Below the words: the water, or what can be done. */
  foot?: ReactNode
}

export function Leaf({ label, day, isGone = false, isFull = false, children, foot }: LeafProps) {
  return (
    <section className={`quote-leaf ${isFull ? 'full' : ''}`} aria-label={label}>
      <div className="quote-leaf-words">
        <p>{label}</p>
        {day && <h2 className="display">{isGone ? <s>{dayLines(day)}</s> : dayLines(day)}</h2>}
        {children}
      </div>
      {foot}
    </section>
  )
}

function dayLines(day: string) {
  const [weekday, date] = dayParts(day)
  return (
    <>
      {weekday} <span>{date}</span>
    </>
  )
}

/** 'We arrive between 10:00 and 12:00 and stay about 3½ hours.' */
export function Arrival({ time, quote }: { time: OfferedTime; quote: ClientQuote }) {
  return (
    <p className="quote-window">
      {quotePage.arrive} <b>{quotePage.between(time.slot)}</b>
      {quotePage.stay(quote.minutes ? aboutHours(quote.minutes) : undefined)}
    </p>
  )
}

type TubeProps = { level: number; title: string; text: string }

/** The water of the hold runs out to the left. */
export function Tube({ level, title, text }: TubeProps) {
  const style = { '--level': `${Math.round(level * 100)}%` } as CSSProperties
  return (
    <div className="quote-tube">
      <i aria-hidden="true" style={style} />
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
    </div>
  )
}

/** How much of the time from sending to its end is left, from 1 to 0. */
export function levelOf({ sent_at, held_until }: Pick<ClientQuote, 'sent_at' | 'held_until'>, now: Date) {
  if (!sent_at || !held_until) return 0
  const [from, until] = [Date.parse(sent_at), Date.parse(held_until)]
  return Math.min(1, Math.max(0, (until - now.getTime()) / Math.max(1, until - from)))
}

export function TimeChoice({
  label,
  times,
  chosen,
  onChoose,
}: {
  label: string
  times: readonly { time: OfferedTime; text: string }[]
  chosen: OfferedTime | undefined
  onChoose: (time: OfferedTime) => void
}) {
  return (
    <fieldset className="quote-times">
      <legend>{label}</legend>
      {times.map(({ time, text }) => (
        <label key={text} className="choice">
          <input
            type="radio"
            name="quote-time"
            checked={isSameTime(time, chosen)}
            onChange={() => onChoose(time)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

export const isSameTime = (a: OfferedTime, b: OfferedTime | undefined) =>
  a.day === b?.day && a.slot === b.slot
