// The timeline of a booking: past, present and upcoming.
import { bookingWords } from '#content/office-bookings.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { clockAt, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { fullName } from '#domain/full-name.ts'
import { formatRand } from '#domain/money.ts'
import { slotStart, type TimeSlot } from '#domain/time-slots.ts'
import { clientOf, type HistoryEvent, type OfficeBooking } from '#web/data/staff-bookings.ts'
import type { TimelineEntry } from '#web/ui/timeline.tsx'

const words = bookingWords.history

export function historyOf(booking: OfficeBooking, events: HistoryEvent[], now: Date): TimelineEntry[] {
  const happened = events.flatMap(event => entryOf(event, booking, events))
  const [asked, ...since] = happened
  return [asked, matchOf(booking), ...since, nowOf(booking, now), nextOf(booking, now)].filter(
    (entry): entry is TimelineEntry => Boolean(entry),
  )
}

function entryOf(event: HistoryEvent, booking: OfficeBooking, all: HistoryEvent[]): TimelineEntry[] {
  const title = titleOf(event)
  // A price that was set while confirming is part of that entry.
  if (!title || (event.name === 'booking_priced' && isPartOfConfirming(event, all))) return []
  return [
    {
      id: event.id,
      title,
      text: textOf(event, booking, all),
      time: words.by(momentOf(event.created_at), whoDid(event)),
    },
  ]
}

function titleOf({ name, details }: HistoryEvent): string | undefined {
  const isOffice = details.by === 'office'
  const titles: Record<string, string> = {
    booking_requested: isOffice ? words.added : words.asked,
    booking_sender_confirmed: isOffice ? words.senderSpoken : words.senderConfirmed,
    booking_priced: words.priced(formatRand(Number(details.price_cents ?? 0))),
    booking_confirmed: words.confirmed,
    booking_moved: words.moved(placeOf(details, '_before'), placeOf(details, '')),
    booking_planned: words.planned(...stretchOf(details)),
    booking_cancelled: words.cancelled,
    booking_waiting: words.wantsEarlier,
    booking_waiting_ended: words.wantsNoEarlier,
    booking_reminded: words.reminded,
    booking_started: words.started,
    booking_unstarted: words.unstarted,
    booking_completed: words.completed,
    booking_uncompleted: words.uncompleted,
    ...quoteTitles(details),
  }
  return titles[name]
}

function quoteTitles({ number, total_cents, how }: HistoryEvent['details']): Record<string, string> {
  const named = String(number ?? '')
  return {
    quote_sent: words.quoteSent(named, formatRand(Number(total_cents ?? 0))),
    quote_approved: how === 'phone' ? words.quoteApprovedByPhone(named) : words.quoteApproved(named),
    quote_declined: words.quoteDeclined(named),
    quote_lapsed: words.quoteLapsed(named),
    quote_withdrawn: words.quoteWithdrawn(named),
  }
}

function textOf(event: HistoryEvent, booking: OfficeBooking, all: HistoryEvent[]): string | undefined {
  if (event.name === 'booking_cancelled') return booking.cancel_reason ?? undefined
  const { overbooked_reason: overbooked } = event.details
  if (event.name === 'booking_planned' && overbooked) return bookingWords.plan.overbooked(String(overbooked))
  if (event.name !== 'booking_confirmed') return
  const cents = priceAt(event, booking, all)
  if (cents !== null) return formatRand(cents)
}

// The price at that moment: the last one set before it, or the one before the next change.
function priceAt({ created_at }: HistoryEvent, { price_cents }: OfficeBooking, all: HistoryEvent[]) {
  const priced = all.filter(({ name }) => name === 'booking_priced')
  const set = priced.findLast(event => event.created_at <= created_at)
  const changed = priced.find(event => event.created_at > created_at)
  const cents = set ? set.details.price_cents : changed ? changed.details.price_cents_before : price_cents
  return cents == null ? null : Number(cents)
}

function isPartOfConfirming(priced: HistoryEvent, all: HistoryEvent[]): boolean {
  return all.some(({ name, created_at }) => name === 'booking_confirmed' && created_at === priced.created_at)
}

function placeOf(details: HistoryEvent['details'], suffix: string): string {
  const [day, slot] = [details[`service_date${suffix}`], details[`service_time${suffix}`]]
  return day && slot ? `${formatListDay(String(day))}, ${formatTimes(String(slot))}` : ''
}

function stretchOf({ start_minute, minutes }: HistoryEvent['details']): [from: string, to: string] {
  const start = Number(start_minute ?? 0)
  return [clockOf(start), clockOf(start + Number(minutes ?? 0))]
}

function whoDid({ who, details }: HistoryEvent): string {
  return details.by === 'client' ? words.byClient : (who ?? '')
}

function matchOf(booking: OfficeBooking): TimelineEntry | undefined {
  const { customers } = booking
  if (!customers) return
  const { phone, email } = clientOf({ ...booking, customers: null })
  const same = [
    phone && phone === customers.phone && words.samePhone,
    !phone && email && email === customers.email && words.sameEmail,
    words.cleans(customers.total_cleaning_count),
  ].filter(Boolean)
  const name = fullName(customers)
  return {
    id: 'match',
    title: words.matched(name),
    text: same.join(' '),
    time: momentOf(booking.created_at),
  }
}

function nowOf(booking: OfficeBooking, now: Date): TimelineEntry | undefined {
  const { status, started_at, created_at, sender_check } = booking
  const waiting = sender_check === 'waiting' ? words.waitingForSender : words.waiting
  if (status === 'pending')
    return { id: 'now', title: waiting, time: sinceWords(created_at, now), when: 'now' }
  if (status === 'confirmed' && started_at)
    return { id: 'now', title: words.underWay, time: sinceWords(started_at, now), when: 'now' }
}

function nextOf(booking: OfficeBooking, now: Date): TimelineEntry | undefined {
  const { status, started_at, service_date, service_time } = booking
  if (!isStatusOpen(status) || started_at) return
  if (slotStart(service_date, service_time as TimeSlot) < now) return
  const time = `${formatListDay(service_date)}, ${service_time.slice(0, 5)}`
  return { id: 'next', title: words.clean, time, when: 'next' }
}

function momentOf(moment: string): string {
  const at = new Date(moment)
  return `${formatListDay(todayAt(at))}, ${clockAt(at)}`
}

// '15 h 38 min', '3 days'
function sinceWords(moment: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000))
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.floor(minutes / 1440)} days`
}
