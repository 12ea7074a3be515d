import { home } from '#content/home.ts'
import { formatDayOfYear, formatWeekday, type IsoDay } from '#domain/calendar.ts'
import { type DaysAhead, useLiveData } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { nextFree } from '#web/site/shared/next-free.ts'
import { MoreLink } from '#web/ui/more-link.tsx'
import { type DayKey, dayKeys } from './day-keys.ts'

const words = home.days

/** The next fourteen days, rendered by the server: a free one leads into the form with it chosen. */
export function HomeDays() {
  const { days } = useLiveData()
  const next = days && nextFree(days)?.day
  if (!days || !next) return null
  return (
    <div className="days">
      <div className="days-head">
        <h2 className="display">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      {days.slots.some(({ state }) => state === 'free') ? (
        <Keys days={days} next={next} />
      ) : (
        <LaterOnly day={next} />
      )}
    </div>
  )
}

function Keys({ days, next }: { days: DaysAhead; next: IsoDay }) {
  return (
    <>
      <ol className="keys">
        {dayKeys(days).map(key => (
          <li key={key.day}>
            {key.state === 'free' ? (
              <FreeDay dayKey={key} isNext={key.day === next} />
            ) : (
              <OtherDay dayKey={key} />
            )}
          </li>
        ))}
      </ol>
      <p className="key-legend">
        <span>
          <Dots times={[true, true, false]} /> {words.legend}
        </span>
        <MoreLink href={words.later.href}>{words.later.label}</MoreLink>
      </p>
    </>
  )
}

function FreeDay({ dayKey: { day, times }, isNext }: { dayKey: DayKey; isNext: boolean }) {
  const said = [formatDayOfYear(day), words.times(times.filter(Boolean).length), isNext && words.next]
  return (
    <a className={isNext ? 'key is-next' : 'key'} href={bookingOn(day)}>
      <Face day={day} isSaid />
      <Dots times={times} />
      <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
    </a>
  )
}

function OtherDay({ dayKey: { day, state } }: { dayKey: DayKey }) {
  const said = { full: words.full, closed: words.closed, past: words.today, free: '' }[state]
  return (
    <span className={state === 'full' ? 'key is-full' : 'key is-shut'}>
      <Face day={day} />
      <em>{said}</em>
    </span>
  )
}

/** isSaid: its name stands beside it in words. */
function Face({ day, isSaid = false }: { day: IsoDay; isSaid?: boolean }) {
  return (
    <>
      <small aria-hidden={isSaid}>{formatWeekday(day)}</small>
      <b aria-hidden={isSaid}>{Number(day.slice(8))}</b>
    </>
  )
}

function Dots({ times }: { times: boolean[] }) {
  return (
    <i aria-hidden="true">
      {times.map((isFree, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the windows of a day never change places.
        <u key={place} className={isFree ? 'is-free' : undefined} />
      ))}
    </i>
  )
}

function LaterOnly({ day }: { day: IsoDay }) {
  return (
    <p className="mt-5">
      <a className="key is-next is-wide" href={bookingOn(day)}>
        {words.none(formatDayOfYear(day))}
      </a>
    </p>
  )
}
