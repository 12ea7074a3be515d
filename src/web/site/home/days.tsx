import { business } from '#content/business.ts'
import { diaryWords } from '#content/diary.ts'
import { home } from '#content/home.ts'
import { formatDayOfYear, formatListDay, formatWeekday, type IsoDay } from '#domain/calendar.ts'
import { type DaysAhead, useLiveData } from '#web/rendering/live-data.ts'
import { PlainChatLink } from '#web/sharing/chat-link.tsx'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { type DayKey, dayKeys } from '#web/site/shared/day-keys.ts'
import { nextFree } from '#web/site/shared/next-free.ts'
import { MoreLink } from '#web/ui/more-link.tsx'

const words = home.days

/** The next fourteen days, rendered by the server: a free one leads into the form with it chosen. */
export function HomeDays() {
  const { days } = useLiveData()
  if (!days) return null
  const hasOpen = dayKeys(days).some(({ leadsOn }) => leadsOn)
  if (!hasOpen && !days.later) return null
  return (
    <div className="days">
      <div className="days-head">
        <h2 className="display">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      {hasOpen ? <Keys days={days} /> : days.later && <LaterOnly day={days.later.day} />}
    </div>
  )
}

function Keys({ days }: { days: DaysAhead }) {
  const next = nextFree(days)?.day
  const keys = dayKeys(days)
  return (
    <>
      <ol className="keys">
        {keys.map(key => (
          <li key={key.day}>
            {key.leadsOn ? <OpenDay dayKey={key} isNext={key.day === next} /> : <OtherDay dayKey={key} />}
          </li>
        ))}
      </ol>
      <div className="keys-foot">
        <Legend keys={keys} hasNext={keys.some(({ day }) => day === next)} />
        <MoreLink href={words.later.href}>{words.later.label}</MoreLink>
      </div>
    </>
  )
}

/** Only of what stands on these keys. */
function Legend({ keys, hasNext }: { keys: DayKey[]; hasNext: boolean }) {
  const marks = keys.map(markOf)
  const counted = keys[marks.indexOf('free')]
  return (
    <ul className="key-legend">
      {counted && <li>{words.legend(counted.free)}</li>}
      {hasNext && (
        <li>
          <s aria-hidden="true" /> {words.nextLegend}
        </li>
      )}
      {marks.includes('short') && <li>{words.shortLegend}</li>}
      {marks.includes('soon') && <SoonLegend />}
    </ul>
  )
}

const markOf = ({ leadsOn, isSoon, free, state }: DayKey) => {
  if (!leadsOn) return state
  if (isSoon) return 'soon'
  return free > 0 ? 'free' : 'short'
}

function SoonLegend() {
  const { before, phone, or, after } = words.soon
  return (
    <li>
      {before}
      <a href={`tel:${business.phone.e164}`}>{phone}</a>
      {or}
      <PlainChatLink />
      {after}
    </li>
  )
}

function OpenDay({ dayKey, isNext }: { dayKey: DayKey; isNext: boolean }) {
  const { day, free, isSoon } = dayKey
  const mark = markOf(dayKey)
  const said = [
    formatDayOfYear(day),
    free > 0 ? words.times(free) : diaryWords.calendar.states.shorter,
    isSoon && diaryWords.calendar.soon,
    isNext && words.next,
  ]
  return (
    <a className={`key${isNext ? ' is-next' : mark === 'free' ? '' : ` is-${mark}`}`} href={bookingOn(day)}>
      <Face day={day} isSaid />
      <em aria-hidden="true">
        {mark === 'soon' ? words.soonKey : mark === 'free' ? words.free(free) : words.short}
      </em>
      <span className="sr-only">{said.filter(Boolean).join(', ')}</span>
    </a>
  )
}

function OtherDay({ dayKey: { day, state } }: { dayKey: DayKey }) {
  const said = { full: words.full, short: words.short, closed: words.closed, past: words.today, free: '' }[
    state
  ]
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
      <b aria-hidden={isSaid}>
        {Number(day.slice(8))}
        {day.endsWith('-01') && <small> {formatListDay(day).slice(-3)}</small>}
      </b>
    </>
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
