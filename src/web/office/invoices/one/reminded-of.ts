// What the panel that reminds asks for, of an invoice that is open on its page.
import type { ReminderHow } from '#domain/chase.ts'
import type { InvoiceCard } from '#web/data/money.ts'
import type { Reminded } from '#web/office/shared/remind-way.ts'

export function remindedOf(card: InvoiceCard): Reminded {
  const { id, number, reference, customer_name: name, due_on, open_cents, phone, email } = card
  const reminders = card.events
    .filter(({ kind }) => kind === 'invoice_reminded')
    .map(({ how, at, promised_on }) => ({ how: how as ReminderHow, at, promised_on }))
    .reverse()
  return { id, number, reference, name, due_on, open_cents, phone, email, reminders }
}
