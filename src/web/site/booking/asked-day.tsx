import { bookingForm } from '#content/booking-form.ts'
import { diaryWords } from '#content/diary.ts'
import { formatDayOfYear, formatListDay, formatWeekday, type IsoDay } from '#domain/calendar.ts'
import { dayMark } from '#web/site/shared/booking-on.ts'
import { Button } from '#web/ui/button.tsx'

const words = bookingForm.askedDay
const { slots } = diaryWords

/** The step in which a time is picked. */
export const timeStep = 'time'

type AskedDayProps = {
  /** Those that can be pressed on the way here: the style shows the one that the address names. */
  days: IsoDay[]
  /** Once the script runs: the day of the draft, where one was pressed. Empty: none was. */
  chosen: IsoDay | '' | undefined
  hasService: boolean
  /** Why it has no time for this clean, where that is so. */
  lacks?: 'full' | 'short' | undefined
  /** The nearest day that has, and how to take it. */
  nearest?: { day: IsoDay; take: () => void } | undefined
}

/** The key that was pressed on the home page, carried over. */
export function AskedDay({ days, chosen, hasService, lacks, nearest }: AskedDayProps) {
  const shown = chosen === undefined ? days : [chosen].filter(day => day !== '')
  return shown.map(day => (
    <div key={day} id={dayMark(day)} className={chosen ? 'asked asked-day is-shown' : 'asked asked-day'}>
      <b aria-hidden="true">
        <small>{formatWeekday(day)}</small>
        {Number(day.slice(8))}
      </b>
      <strong>{(lacks ? slots[lacks] : words.yours)(formatDayOfYear(day))}</strong>
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
