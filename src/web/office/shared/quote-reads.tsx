import { officeQuoteWords as words } from '#content/office-quotes.ts'
import { quoteText } from '#content/quotes.ts'
import { clockAt, formatListDay, todayAt } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { heldUntil } from '#domain/quote.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { PanelPart } from '#web/ui/panel.tsx'
import type { QuoteEditing } from './use-quote-editor.ts'

/** The text as it will be sent, and how long the day is held. */
export function QuoteReads({ editing }: { editing: QuoteEditing }) {
  const { values } = editing.form
  const { booking } = editing.facts.draft
  const { firstName } = editing
  const time = booking ? { day: booking.service_date, slot: booking.service_time } : undefined
  const text = quoteText({
    firstName,
    service: serviceLabel(values.service_type),
    total: formatRand(Math.max(0, editing.reckoned.totalCents)),
    time,
    link: `${location.origin}/quote?key=…`,
  })
  return (
    <PanelPart title={words.reads.title(firstName)}>
      <div className="letter-bubble">
        {text.split('\n').map(part => (
          <p key={part}>{part}</p>
        ))}
      </div>
      {time && booking?.status === 'pending' && (
        <p className="mt-2 text-ink-soft">
          {words.held.until(momentWords(heldUntil(time.day, time.slot as TimeSlot, new Date())))}
        </p>
      )}
    </PanelPart>
  )
}

/** 'Wed 16 Dec, 17:00' */
export const momentWords = (at: Date) => `${formatListDay(todayAt(at))}, ${clockAt(at)}`
