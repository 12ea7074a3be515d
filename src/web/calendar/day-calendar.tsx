import { type KeyboardEvent, useRef, useState } from 'react'
import { diaryWords } from '#content/diary.ts'
import { addMonths, formatMonth, type IsoDay, type IsoMonth, mondayOf, todayAt } from '#domain/calendar.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { canTurnTo, type DayAvailability, isMarkedSoon, isSoon, weeksLeft } from './calendar-days.ts'
import { calendarTable, WeekdayRow } from './calendar-frame.tsx'
import { dayAfterKey, focusableDay } from './calendar-keys.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { useAreaDays } from './use-area-days.ts'

const words = diaryWords.calendar

type DayCalendarProps = {
  now: Date
  month: IsoMonth
  days: Map<IsoDay, DayAvailability>
  chosen: string
  suburb?: string | undefined
  heardBy?: string | undefined
  hasShorter?: boolean
  onTurn: (month: IsoMonth) => void
  onChoose: (day: IsoDay) => void
}

export function DayCalendar({
  now,
  month,
  days,
  chosen,
  suburb,
  heardBy,
  hasShorter,
  onTurn,
  onChoose,
}: DayCalendarProps) {
  const [visited, setVisited] = useState<IsoDay>()
  const grid = useRef<HTMLTableElement>(null)
  const areaDays = useAreaDays(suburb, month)
  const near = suburb && areaDays.size > 0 ? words.near(suburb) : undefined
  const today = todayAt(now)
  const shown = [...days.values()].filter(({ day }) => day >= mondayOf(today))
  const hasSoon = shown.some(({ slots }) => isSoon(slots, heardBy))
  const reachable = focusableDay(shown, [visited, chosen])
  const dayProps = (day: DayAvailability) => ({
    day,
    isChosen: day.day === chosen,
    isToday: day.day === today,
    isReachable: day.day === reachable,
    isSoon: isSoon(day.slots, heardBy),
    near: areaDays.has(day.day) ? near : undefined,
    onChoose: () => onChoose(day.day),
  })

  function move(event: KeyboardEvent) {
    const wanted = reachable && dayAfterKey(event.key, reachable)
    if (!wanted || !canTurnTo(wanted.slice(0, 7), now)) return
    const next = wanted < mondayOf(today) ? today : wanted
    event.preventDefault()
    setVisited(next)
    onTurn(next.slice(0, 7))
    // After React has drawn the month that the day may have moved to.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }

  return (
    <div>
      <MonthHead month={month} now={now} onTurn={onTurn} />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: walked with the arrow keys, a table is a grid.
        role="grid"
        aria-label={formatMonth(month)}
        onKeyDown={move}
        className={calendarTable}
      >
        <WeekdayRow />
        <tbody>
          {weeksLeft(month, today).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week's place in the month is what it is
            <tr key={row}>
              {week.map((day, place) => {
                const entry = day && days.get(day)
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a day's place in the week
                return entry ? <CalendarDay key={day} {...dayProps(entry)} /> : <td key={place} />
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <CalendarLegend
        near={near}
        shorter={shorterIn(shown, hasShorter)}
        short={shown.some(({ state }) => state === 'short')}
        soon={isMarkedSoon(month, heardBy) ? (hasSoon ? 'shown' : 'kept') : undefined}
      />
    </div>
  )
}

function shorterIn(shown: DayAvailability[], isLikely = false) {
  if (shown.some(day => day.isForShorter)) return 'shown'
  return isLikely && shown.some(({ state }) => state === 'waiting') ? 'kept' : undefined
}

function MonthHead({ month, now, onTurn }: Pick<DayCalendarProps, 'month' | 'now' | 'onTurn'>) {
  const previous = addMonths(month, -1)
  const next = addMonths(month, 1)
  return (
    <div className="mb-3 flex items-center gap-2">
      <p className="display mr-auto text-figure leading-none" aria-live="polite">
        {formatMonth(month)}
      </p>
      <IconButton
        icon="left"
        label={words.previous}
        disabled={!canTurnTo(previous, now)}
        onClick={() => onTurn(previous)}
      />
      <IconButton
        icon="right"
        label={words.next}
        disabled={!canTurnTo(next, now)}
        onClick={() => onTurn(next)}
      />
    </div>
  )
}
