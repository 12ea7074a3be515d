// Invoices that nobody paid in time, or in part only, and what was said about them.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import type { Card } from './customers.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

type Owner = Office['owner']['tables']

const works = [
  'Windows, inside and out',
  'Carpets of two rooms',
  'Clean of the holiday flat',
  'Regular clean',
]
// So many days before today. The first is long over, the second has been asked for twice, the third only just is late;
// the fourth is not due yet, and the bank's file knows nothing of it.
const writtenAgo = [27, 20, 9, 1]

/** On those evenings one in three of the usual number is written, and not paid. */
export async function leaveUnpaid(town: Town, { owner }: Office, cards: Card[], daysAgo: number) {
  const place = writtenAgo.indexOf(-daysAgo)
  if (place < 0) return
  const each = Math.max(1, Math.floor(town.size.some / 3))
  for (const [step, card] of cards.slice(6 + place * each, 6 + (place + 1) * each).entries()) {
    const invoice_number = await must(owner.tables.rpc('next_invoice_number'))
    const row = {
      ...{ id: crypto.randomUUID(), user_id: owner.id, customer_id: card.id, invoice_number },
      ...{ description: works[step % works.length], amount_paid: 420 + step * 60 + place * 340 },
      service_date: addDays(town.today, daysAgo - 1),
    }
    await must(owner.tables.from('service_invoices').insert(row))
  }
}

/** On the last evening: some have paid a part, and some were reminded, by message and by phone. */
export async function askForMoney({ today }: Town, { owner }: Office) {
  const late: { id: string; phone: string | null; open_cents: number }[] = await must(
    owner.tables.rpc('money_chase', { page_size: 12 }),
  )
  for (const [place, { id, phone, open_cents }] of late.entries()) {
    if (place % 4 === 1)
      await pay(owner.tables, id, { cents: Math.floor(open_cents / 200) * 100, day: today })
    if (!phone || place % 3 === 0) continue
    const remind = (more: object) => must(owner.tables.rpc('remind_of_invoice', { invoice_id: id, ...more }))
    await remind({ how: 'whatsapp' })
    if (place % 3 === 2) await remind({ how: 'call', promised_on: addDays(today, 5) })
  }
}

/** By bank transfer, as most do. */
export async function pay(tables: Owner, invoice_id: string, { cents, day }: { cents: number; day: IsoDay }) {
  if (cents <= 0) return
  const payment = { id: crypto.randomUUID(), amount_cents: cents, method: 'bank-transfer', paid_on: day }
  await must(tables.rpc('record_payment', { invoice_id, ...payment }))
}
