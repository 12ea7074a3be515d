// The money of the sample: each clean that was not paid at the door gets its invoice, and most are paid days later.
import { sampleInvoiceLine } from '#content/sample-month.ts'
import { addDays, type IsoDay } from '#domain/calendar.ts'
import { must, type SampleDoors } from './sample-doors.ts'

type Invoice = { id: string; number: string; open_cents: number; updated_at: string }
type Payer = { invoice: Invoice; payOn: IsoDay }

/** Who owes what, and when they will pay it. */
export const createPayers = () => ({ written: 0, waiting: [] as Payer[] })

export async function billDay({ owner }: SampleDoors, payers: ReturnType<typeof createPayers>, day: IsoDay) {
  const due = payers.waiting.filter(({ payOn }) => payOn <= day)
  payers.waiting = payers.waiting.filter(({ payOn }) => payOn > day)
  for (const { invoice } of due) await pay(owner, invoice, day)
  for (const id of await unbilled(owner)) {
    const wanted = { service_id: id, description: sampleInvoiceLine, id: crypto.randomUUID() }
    const invoice: Invoice = await must(owner.rpc('invoice_clean', wanted))
    await must(owner.rpc('send_invoice', { invoice_id: invoice.id, how: 'link', seen: invoice.updated_at }))
    payers.written += 1
    // One in five is forgotten.
    if (payers.written % 5 > 0)
      payers.waiting.push({ invoice, payOn: addDays(day, 2 + (payers.written % 4)) })
  }
}

async function unbilled(owner: SampleDoors['owner']): Promise<string[]> {
  const asked = owner.from('services').select('id').eq('status', 'completed').eq('payment_status', 'pending')
  const records = await must(asked.is('invoice_id', null).gt('price', 0).order('id'))
  return records.map(({ id }) => id)
}

const pay = (owner: SampleDoors['owner'], { id, number, open_cents }: Invoice, paid_on: IsoDay) =>
  must(
    owner.rpc('record_payment', {
      ...{ id: crypto.randomUUID(), invoice_id: id, paid_on, amount_cents: open_cents },
      ...{ method: 'bank-transfer', reference: number },
    }),
  )
