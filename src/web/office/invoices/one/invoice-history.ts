// What has happened to an invoice, the oldest first, and how it stands now.
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { formatListDay, formatMoment, formatShortDate, type IsoDay, todayAt } from '#domain/calendar.ts'
import type { ReminderHow } from '#domain/chase.ts'
import { formatRand } from '#domain/money.ts'
import { cleanLabel } from '#domain/service-record.ts'
import type { InvoiceCard } from '#web/data/money.ts'
import type { TimelineEntry } from '#web/ui/timeline.tsx'

const words = officeInvoiceWords.history

type Happened = TimelineEntry & { at: string }

export function invoiceHistory(card: InvoiceCard, now: Date): TimelineEntry[] {
  const moment = (at: string) => formatMoment(new Date(at), now)
  const happened = [
    ...cleansOf(card),
    ...goneOut(card, moment),
    ...paymentsOf(card, moment),
    ...card.credit_notes.map(({ id, amount_cents, reason, noted_on }) => ({
      id,
      at: startOf(noted_on),
      title: words.credited(formatRand(amount_cents)),
      text: reason,
      time: formatListDay(noted_on),
    })),
    ...(card.cancelled_at
      ? [
          {
            id: 'cancelled',
            at: card.cancelled_at,
            title: words.cancelled,
            text: card.cancel_reason,
            time: moment(card.cancelled_at),
          },
        ]
      : []),
  ] satisfies Happened[]
  const sorted = happened.sort((a, b) => a.at.localeCompare(b.at)).map(({ at: _, ...entry }) => entry)
  return [...sorted, ...standsNow(card, todayAt(now))]
}

// A day without an hour stands before what happened on it.
const startOf = (day: IsoDay) => `${day}T00:00:00`

function cleansOf({ cleans, issued_on }: InvoiceCard): Happened[] {
  return [
    ...cleans.map(({ service_id, service_type, service_date }) => ({
      id: service_id,
      at: startOf(service_date),
      title: words.cleaned(cleanLabel(service_type)),
      time: formatListDay(service_date),
    })),
    { id: 'made', at: `${issued_on}T00:00:01`, title: words.made, time: formatListDay(issued_on) },
  ]
}

function goneOut({ events }: InvoiceCard, moment: (at: string) => string): Happened[] {
  return events
    .filter(({ kind }) => kind === 'invoice_sent' || kind === 'invoice_reminded')
    .map(({ kind, at, how, is_said, promised_on }) => ({
      id: `${kind} ${at}`,
      at,
      title: kind === 'invoice_sent' ? sentWords(how, is_said) : words.reminded(how as ReminderHow),
      text: promised_on && words.promised(formatShortDate(promised_on)),
      time: moment(at),
    }))
}

function sentWords(how: string | null, isSaid: boolean) {
  if (isSaid) return words.gone(how as 'whatsapp' | 'mail' | 'call')
  return how === 'mail' ? words.mailed : words.sent(how as Exclude<ReminderHow, 'mail' | 'call'>)
}

function paymentsOf({ payments }: InvoiceCard, moment: (at: string) => string): Happened[] {
  return payments.flatMap(payment => {
    const { id, amount_cents, paid_on, created_at, taken_back_at, taken_back_reason } = payment
    const amount = formatRand(Math.abs(amount_cents))
    const came = {
      id,
      at: created_at,
      title: amount_cents > 0 ? words.cameIn(amount) : words.paidBack(amount),
      time: formatListDay(paid_on),
    }
    if (!taken_back_at) return [came]
    const back = {
      id: `${id} back`,
      at: taken_back_at,
      title: words.takenBack(amount),
      text: taken_back_reason,
      time: moment(taken_back_at),
    }
    return [came, back]
  })
}

function standsNow(
  { cancelled_at, open_cents, due_on, total_cents }: InvoiceCard,
  today: IsoDay,
): TimelineEntry[] {
  if (cancelled_at) return []
  if (open_cents === 0) return total_cents > 0 ? [{ id: 'now', title: words.paid }] : []
  const day = formatShortDate(due_on)
  return [
    {
      id: 'now',
      title: words.open(formatRand(open_cents)),
      time: due_on < today ? words.wasDue(day) : words.due(day),
      when: 'now',
    },
  ]
}
