// Money as it comes in: paid, in parts, too much, given back, credited, taken back, and cleans that go from the tick to the
// invoice and out.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import { type Member, must } from './doors.ts'
import { eachOf, type Town } from './town.ts'

type Invoice = { id: string; total_cents: number; open_cents: number; updated_at: string; number: string }
type Payment = { amount_cents: number; method: string; reference?: string; note?: string }
type Desk = { town: Town; office: Office; day: IsoDay }

const read = ({ tables }: Member, invoice_id: string): Promise<Invoice> =>
  must(tables.rpc('invoice_card', { invoice_id }))

const pay = ({ town, office, day }: Desk, invoice_id: string, payment: Payment) =>
  must(
    office.staff.tables.rpc('record_payment', { id: town.dice.uuid(), invoice_id, paid_on: day, ...payment }),
  )

const byEft = ({ open_cents, number }: Invoice) => ({
  ...{ amount_cents: open_cents, method: 'bank-transfer', reference: `FNB ${number}` },
})
const partOf = ({ open_cents }: Invoice) => ({
  amount_cents: Math.floor(open_cents / 200) * 100,
  method: 'cash',
})

type Fate = (desk: Desk, invoice: Invoice) => Promise<unknown>

const inFull: Fate = (desk, invoice) => pay(desk, invoice.id, byEft(invoice))

const inPart: Fate = (desk, invoice) => pay(desk, invoice.id, partOf(invoice))

const tooMuch: Fate = (desk, invoice) =>
  pay(desk, invoice.id, { ...byEft(invoice), amount_cents: invoice.open_cents + 15_000 })

const tooMuchAndBack: Fate = async (desk, invoice) => {
  await tooMuch(desk, invoice)
  const note = 'Paid twice, sent back the same day.'
  await pay(desk, invoice.id, { amount_cents: -15_000, method: 'bank-transfer', note })
}

const lessThan: Fate = async (desk, { id, updated_at }) => {
  const { owner } = desk.office
  const note = { id: desk.town.dice.uuid(), amount_cents: 10_000, reason: 'The oven was not done' }
  await must(owner.tables.rpc('credit_invoice', { ...note, invoice_id: id, seen: updated_at }))
  await inFull(desk, await read(owner, id))
}

const bounced: Fate = async ({ office, ...desk }, invoice) => {
  const { payments } = await pay({ office, ...desk }, invoice.id, byEft(invoice))
  const [{ id }] = payments
  await must(
    office.staff.tables.rpc('take_back_payment', { payment_id: id, reason: 'The bank took it back' }),
  )
}

const fates: Fate[] = [inFull, inPart, tooMuch, tooMuchAndBack, lessThan, bounced, inFull]

export async function payInvoices(desk: Desk, ids: string[]) {
  for (const [place, id] of ids.entries())
    await fates[place % fates.length]?.(desk, await read(desk.office.staff, id))
}

/** To a client who owes us something. */
export async function sendStatement({ town, office, day }: Desk) {
  const { tables } = office.staff
  const open: { customer_id: string | null }[] = await must(tables.rpc('search_invoices', { state: 'open' }))
  const customer_id = open.map(invoice => invoice.customer_id).find(Boolean)
  const asked = { customer_id, from_day: addDays(town.today, -90), to_day: day, how: 'link' }
  await must(tables.rpc('send_statement', asked))
}

type Record = { id: string; customer_id: string; service_date: IsoDay; payment_status: string }

/** From the tick to the invoice, and out; every other one is paid at once, and one client gets a month in one. */
export async function invoiceCleans(desk: Desk) {
  const { town, office } = desk
  const asked = office.staff.tables
    .from('services')
    .select('id, customer_id, service_date, payment_status')
    .match({ status: 'completed' })
    .is('invoice_id', null)
    .gt('price', 0)
    .not('customer_id', 'is', null)
    .not('booking_id', 'is', null)
  const records: Record[] = await must(asked.order('service_date', { ascending: false }).order('id'))
  const month = monthOf(records)
  const single = records.filter(({ id }) => !month.some(clean => clean.id === id))
  // By their place: the database gives these records ids that differ from month to month.
  await eachOf([...single.slice(0, town.size.some * 2).entries()], async ([place, { id }]) => {
    const made = { service_id: id, description: 'Clean of your home', id: town.dice.uuid() }
    const invoice: Invoice = await must(office.staff.tables.rpc('invoice_clean', made))
    const how = place % 2 === 0 ? 'link' : 'whatsapp'
    const sent = { invoice_id: invoice.id, how, seen: invoice.updated_at }
    const { error } = await office.staff.tables.rpc('send_invoice', sent)
    if (!error && place % 4 === 0 && invoice.open_cents > 0) await pay(desk, invoice.id, byEft(invoice))
  })
  const [first] = month
  if (!first) return
  await must(
    office.staff.tables.rpc('invoice_month', {
      ...{ customer_id: first.customer_id, month: first.service_date, id: town.dice.uuid() },
      service_ids: month.map(({ id }) => id),
      descriptions: month.map(({ service_date }) => `Clean on ${service_date}`),
      description: 'Your cleans of the month',
    }),
  )
}

// Of whoever had most cleans in one month.
function monthOf(records: Record[]): Record[] {
  const months = Object.groupBy(
    records,
    ({ customer_id, service_date }) => `${customer_id} ${service_date.slice(0, 7)}`,
  )
  return Object.values(months)
    .map((month = []) => month)
    .reduce((most, month) => (month.length > most.length ? month : most), [])
}
