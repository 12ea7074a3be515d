import { diaryWords } from '#content/diary.ts'
import { formatDayOfYear, isSunday } from '#domain/calendar.ts'
import type { DayAvailability, DayState } from './calendar-days.ts'
import { hatching, shorterLook, shortLook, soonLook, todayLook } from './calendar-legend.tsx'

const words = diaryWords.calendar

const looks: Record<DayState, string> = {
  free: 'bg-free font-bold text-heading hover:inset-ring-2 hover:inset-ring-sea',
  full: `${hatching} font-bold text-ink-soft`,
  short: `${shortLook} font-bold text-ink-soft`,
  closed: 'text-ink-soft',
  past: 'text-ink-soft',
  waiting: 'animate-breathe bg-sunk font-bold text-ink-soft',
}
const base =
  'grid min-h-[52px] lg:min-h-16 w-full content-center justify-items-center gap-px rounded-control leading-[1.1] tabular-nums aria-disabled:cursor-not-allowed'
// The word below the date; the label says it aloud.
const markLook =
  'after:text-[0.6875rem] after:leading-none after:font-semibold after:content-[attr(data-mark)]'
const chosenLook = 'bg-sea font-bold text-on-sea shadow-[0_3px_0_var(--sea-edge)]'

type CalendarDayProps = {
  day: DayAvailability
  isChosen: boolean
  isToday: boolean
  isReachable: boolean
  /** All that is free of it comes before our answer. */
  isSoon: boolean
  /** That we are in the visitor's suburb that day. */
  near: string | undefined
  onChoose: () => void
}

// A day that cannot be chosen stays reachable by the arrow keys, so that its reason can be heard.
export function CalendarDay({ day, isSoon, near, onChoose, ...props }: CalendarDayProps) {
  const { isChosen, isToday, isReachable } = props
  const isFree = day.state === 'free'
  const date = Number(day.day.slice(8))
  const isNear = isFree && near !== undefined
  const asksToCall = isSoon && !isChosen
  const look = isFree && day.isForShorter ? `${looks.free} ${shorterLook}` : looks[day.state]
  return (
    <td>
      <button
        type="button"
        tabIndex={isReachable ? 0 : -1}
        aria-label={[spokenDay(day, isChosen, isToday), isSoon && words.soon, isNear && near]
          .filter(Boolean)
          .join(', ')}
        data-mark={isSoon ? words.marks.soon : isNear ? words.marks.near : markOf(day)}
        aria-pressed={isChosen}
        aria-disabled={!isFree}
        aria-current={isToday ? 'date' : undefined}
        onClick={isFree ? onChoose : undefined}
        className={`${base} ${markLook} ${isChosen && isFree ? chosenLook : look} ${asksToCall ? `bg-transparent! ${soonLook}` : ''} ${isToday && !asksToCall ? todayLook : ''}`}
      >
        {day.state === 'closed' ? <s>{date}</s> : date}
      </button>
    </td>
  )
}

// Sundays are plainly closed; a holiday or a day the owner closed says so.
function markOf({ day, state, isForShorter }: DayAvailability): string | undefined {
  if (isForShorter) return words.marks.shorter
  if (state === 'full' || state === 'short') return words.marks[state]
  return state === 'closed' && !isSunday(day) ? words.marks.closed : undefined
}

function spokenDay(
  { day, state, reason, isForShorter }: DayAvailability,
  isChosen: boolean,
  isToday: boolean,
): string {
  const said = words.states[isForShorter ? 'shorter' : state]
  const parts = [formatDayOfYear(day), said, state === 'closed' && reason]
  return [...parts, isToday && words.today, isChosen && words.chosen].filter(Boolean).join(', ')
}
