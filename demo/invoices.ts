// Invoices of older work, typed by hand as the spec has it, most of them paid; two are cancelled, each with its credit note.
import { addDays } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import type { Card } from './customers.ts'
import { must } from './doors.ts'
import { pay } from './money.ts'
import type { Town } from './town.ts'

const works = [
  'Deep clean of a 3-bedroom house, oven and windows included',
  'Carpet clean, two bedrooms and the passage',
  'Skoonmaak na verbouing: vier kamers',
  "Weekly clean of the office, 4 weeks; Mrs O'Neill has the keys",
]

/** Answers some of those that are not paid. */
export async function writeInvoices(town: Town, { owner }: Office, cards: Card[]): Promise<string[]> {
  const { dice, today, size } = town
  const ids: string[] = []
  const lastNight = addDays(today, -2)
  for (const { id: customer_id, person } of cards.slice(6, 6 + size.some * 3)) {
    const id = dice.uuid()
    const invoice_number = await must(owner.tables.rpc('next_invoice_number'))
    const row = {
      ...{ id, user_id: owner.id, customer_id, invoice_number, description: dice.pick(works) },
      ...{ service_date: addDays(today, -dice.below(120)), amount_paid: 350 + dice.below(50) * 50 },
      ...{ suburb: person.city, comments: dice.isLucky(0.3) ? 'EFT, proof received.' : null },
    }
    await must(owner.tables.from('service_invoices').insert(row))
    const paidOn = addDays(row.service_date, 3)
    if (ids.length > 8 && ids.length % 5 > 0)
      await pay(owner.tables, id, {
        cents: row.amount_paid * 100,
        day: [paidOn, lastNight].sort()[0] ?? lastNight,
      })
    ids.push(id)
  }
  for (const invoice_id of ids.splice(1, 2)) await cancel(owner.tables, invoice_id)
  return ids.slice(0, 6)
}

async function cancel(tables: Office['owner']['tables'], invoice_id: string) {
  const asked = tables.from('service_invoices').select('updated_at').eq('id', invoice_id)
  const { updated_at } = await must(asked.single())
  const reason = 'Made out to the wrong person'
  await must(tables.rpc('cancel_invoice', { invoice_id, reason, seen: updated_at }))
}
