import { use } from 'react'
import { dashboardWords } from '#content/account.ts'
import { ownQuoteWords } from '#content/own-quotes.ts'
import { addDays, clockAt, formatDayOfYear, formatTimes, todayAt } from '#domain/calendar.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { BookLink } from './no-bookings.tsx'
import { WaitingQuotesContext } from './waiting-quotes.ts'

const { greetings, next: words } = dashboardWords

type GreetingProps = {
  firstName: string
  next: OwnBooking | undefined
  /** False while nothing is booked: then the empty list below has the link. */
  canBook: boolean
}

export function Greeting({ firstName, next, canBook }: GreetingProps) {
  const now = new Date()
  const isQuoted = use(WaitingQuotesContext).has(next?.id ?? '')
  return (
    <div className="hello">
      <div>
        <h1 className="display">{[greetingAt(now), firstName].filter(Boolean).join(', ')}</h1>
        {next && <p>{sentenceOf(next, now, isQuoted)}</p>}
      </div>
      {canBook && <BookLink />}
    </div>
  )
}

function greetingAt(now: Date) {
  const clock = clockAt(now)
  if (clock < '12:00') return greetings.morning
  return clock < '18:00' ? greetings.afternoon : greetings.evening
}

function sentenceOf({ status, service_date, service_time }: OwnBooking, now: Date, isQuoted: boolean) {
  const day = dayName(service_date, todayAt(now))
  if (isQuoted && status === 'pending') return ownQuoteWords.asked(day)
  return status === 'confirmed' ? words.confirmed(day, formatTimes(service_time)) : words.asked(day)
}

function dayName(day: string, today: string): string {
  if (day === today) return words.today
  return day === addDays(today, 1) ? words.tomorrow : words.on(formatDayOfYear(day))
}
