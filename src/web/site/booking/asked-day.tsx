import { bookingForm } from '#content/booking-form.ts'
import { diaryWords } from '#content/diary.ts'
import { formatDayOfYear, formatListDay, formatWeekday, type IsoDay } from '#domain/calendar.ts'
import type { DayAvailability } from '#web/calendar/calendar-days.ts'
import { dayMark } from '#web/site/shared/booking-on.ts'
import { Button } from '#web/ui/button.tsx'
import { timeStep } from './step-ids.ts'

const words = bookingForm.askedDay
const { slots } = diaryWords

type AskedDayProps = {
  /** Those that can be pressed on the way here: the style shows the one that the address names. */
  days: IsoDay[]
  /** Those of them on which only a shorter clean than most ask for fits. */
  shortDays: IsoDay[]
  /** Once the script runs: the day of the draft, where one was pressed. Empty: none was. */
  chosen: IsoDay | '' | undefined
  hasService: boolean
  /** Once the diary has answered. */
  known?: DayAvailability | undefined
  /** The nearest day that has, and how to take it. */
  nearest?: { day: IsoDay; take: () => void } | undefined
}

/** The key that was pressed on the home page, carried over. */
export function AskedDay({ days, shortDays, chosen, hasService, known, nearest }: AskedDayProps) {
  const shown = chosen === undefined ? days : [chosen].filter(day => day !== '')
  const lacks = known?.state === 'full' || known?.state === 'short' ? known.state : undefined
  // The diary also knows of later days than the home page shows.
  const isShort = (day: IsoDay) => !hasService && (known?.isForShorter || shortDays.includes(day))
  return shown.map(day => (
    <div key={day} id={dayMark(day)} className={chosen ? 'asked asked-day is-shown' : 'asked asked-day'}>
      <b aria-hidden="true">
        <small>{formatWeekday(day)}</small>
        {Number(day.slice(8))}
      </b>
      <strong>
        {(lacks ? slots[lacks] : words[isShort(day) ? 'shorter' : 'yours'])(formatDayOfYear(day))}
      </strong>
      {lacks && nearest ? (
        <p>
          <Button onClick={nearest.take}>{slots.take(formatListDay(nearest.day))}</Button>
        </p>
      ) : (
        <p>{hasService ? <a href={`#${timeStep}`}>{words.nextTime}</a> : words.next}</p>
      )}
    </div>
  ))
}
