import { bookingForm } from '#content/booking-form.ts'
import { formatDayOfYear, formatWeekday, type IsoDay } from '#domain/calendar.ts'
import { dayMark } from '#web/site/shared/booking-on.ts'

const words = bookingForm.askedDay

type AskedDayProps = {
  /** Those that can be pressed on the way here: the style shows the one that the address names. */
  days: IsoDay[]
  /** Once the script runs: the day of the draft, where one was pressed. Empty: none was. */
  chosen: IsoDay | '' | undefined
  hasService: boolean
}

/** The key that was pressed on the home page, carried over. */
export function AskedDay({ days, chosen, hasService }: AskedDayProps) {
  const shown = chosen === undefined ? days : [chosen].filter(day => day !== '')
  return shown.map(day => (
    <div key={day} id={dayMark(day)} className={chosen ? 'asked asked-day is-shown' : 'asked asked-day'}>
      <b aria-hidden="true">
        <small>{formatWeekday(day)}</small>
        {Number(day.slice(8))}
      </b>
      <strong>{words.yours(formatDayOfYear(day))}</strong>
      <p>{hasService ? words.nextTime : words.next}</p>
    </div>
  ))
}
