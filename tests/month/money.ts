// From the clean to the money: done, invoiced, paid in hand, in part, by the bank's file of the week, or not yet.
import { must } from '#demo/doors.ts'
import type { BankLine } from '#domain/bank-file/bank-line.ts'
import { readBankFile } from '#domain/bank-file/read-bank-file.ts'
import { toDecimal } from '#domain/money.ts'
import type { World } from './world.ts'

type Clean = { id: string; updated_at: string; price: string; service_date: string }

export const cleansOf = async ({ staff, today }: World): Promise<Clean[]> =>
  must(
    staff.tables
      .from('bookings')
      .select('id, updated_at, price, service_date')
      .eq('service_date', today)
      .eq('status', 'confirmed')
      .order('start_minute')
      .order('id'),
  )

/** What the day has brought; now and then nobody is at home. */
export async function workThroughDay(world: World) {
  const cleans = (await cleansOf(world)).map(clean => ({
    ...{ clean, isAtHome: !world.dice.isLucky(0.07), paysInHand: world.dice.isLucky(0.25) },
    invoiceId: world.dice.uuid(),
  }))
  // One after the other, so that the same dice make the same numbers.
  for (const { clean, isAtHome, paysInHand, invoiceId } of cleans)
    if (!isAtHome) await cancelAtDoor(world, clean)
    else {
      await complete(world, clean, paysInHand)
      await invoice(world, clean.id, invoiceId)
    }
}

async function cancelAtDoor({ staff }: World, { id, updated_at }: Clean) {
  const reason = 'Nobody was at home.'
  await must(staff.tables.rpc('cancel_booking_as_staff', { booking_id: id, seen: updated_at, reason }))
}

export async function complete(world: World, { id, price }: Clean, paysInHand: boolean) {
  const { tables } = world.staff
  const booking = await must(tables.from('bookings').select('updated_at, status').eq('id', id).single())
  const { updated_at } = await must(tables.rpc('start_booking', { booking_id: id, seen: booking.updated_at }))
  const how = paysInHand
    ? { payment_method: 'cash', payment_status: 'paid' }
    : { payment_method: null, payment_status: 'pending' }
  await must(tables.rpc('complete_booking_with', { booking_id: id, seen: updated_at, ...how }))
  world.completed.set(id, paysInHand ? Math.round(Number(price) * 100) : 0)
}

/** One tap. */
export async function invoice(world: World, bookingId: string, id: string) {
  const { tables } = world.staff
  const record = await must(tables.from('services').select('id').eq('booking_id', bookingId).single())
  const asked = { service_id: record.id, description: 'Clean of your home', id }
  const { id: made, updated_at } = await must(tables.rpc('invoice_clean', asked))
  world.doneBy.set(`service_invoices ${made}`, world.staff.id())
  world.promised.set(`service_invoices ${made}`, 'an invoice')
  // To whom has a mailbox; others are told by hand, from the list.
  if (Number.parseInt(id.slice(0, 1), 16) < 8)
    await tables.rpc('send_invoice', { invoice_id: made, how: 'mail', seen: updated_at })
}

type Owed = { id: string; invoice_number: string; customer_name: string; open_cents: number }

export const owed = async ({ owner }: World): Promise<Owed[]> =>
  must(
    owner.tables
      .from('service_invoices')
      .select('id, invoice_number, customer_name, open_cents')
      .gt('open_cents', 0)
      .is('cancelled_at', null)
      .order('invoice_number'),
  )

/** Who was erased pays no more: her name, which stays on the invoice, would be written anew. */
export async function payable(world: World): Promise<Owed[]> {
  const { forgotten } = world
  const isGone = ({ customer_name }: Owed) => forgotten?.erasedAt && customer_name === forgotten.person.name
  return (await owed(world)).filter(invoice => !isGone(invoice))
}

/** Somebody comes by with a part of it. */
export async function payInPart(world: World) {
  const invoice = world.dice.pick(await payable(world))
  if (!invoice) return
  const amount_cents = Math.max(100, Math.floor(invoice.open_cents / 200) * 100)
  await pay(world, { id: world.dice.uuid(), invoice_id: invoice.id, amount_cents })
}

type Payment = { id: string; invoice_id: string; amount_cents: number }

export async function pay(world: World, payment: Payment) {
  const { tables } = world.staff
  await must(tables.rpc('record_payment', { ...payment, method: 'cash', paid_on: world.today }))
  world.inHand.set(payment.id, payment.amount_cents)
  world.doneBy.set(`payments ${payment.id}`, world.staff.id())
  world.promised.set(`payments ${payment.id}`, 'a receipt')
}

type Line = { words: string; cents: number; day: string }
type Written = { line: Line; invoice?: Owed }

/** The file of the week, in the format of another bank each time; every line is read once, however often the file is. */
export async function readBank(world: World, week: number) {
  const open = (await payable(world)).slice(0, 60)
  const written: Written[] = open
    .filter(() => world.dice.isLucky(0.6))
    .map(invoice => ({ invoice, line: lineFor(world, invoice) }))
  const fuel = { words: `ENGEN MOSSEL BAY ${week}`, cents: -65_000, day: world.today }
  const unknown = { words: `CASH DEP ATM ${week}`, cents: 71_250, day: world.today }
  const all = [...written, { line: fuel }, { line: unknown }]
  const bytes = new TextEncoder().encode(formats[week % formats.length]?.(all.map(({ line }) => line)))
  const file = readBankFile(bytes, { today: world.today, layouts: {} })
  if (file.kind !== 'read')
    throw new Error(`The bank's file of week ${week} cannot be read: ${JSON.stringify(file)}`)
  await readLines(world, file.lines)
  world.bank.push(...all.map(({ line }) => line))
  // By mistake, once more.
  await readLines(world, file.lines)
  await bookLines(world, written)
}

const lineFor = ({ dice, today }: World, { invoice_number, customer_name, open_cents }: Owed): Line => {
  const isPart = open_cents > 20_000 && dice.isLucky(0.2)
  const name = customer_name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase()
  const words = dice.pick([`INV ${invoice_number}`, `PAYMENT FROM ${name} ${invoice_number}`])
  return { words, day: today, cents: isPart ? 10_000 : open_cents }
}

async function readLines({ owner, dice }: World, read: BankLine[]) {
  const lines = read.map(({ day, cents, text, balanceCents, account }) => ({
    ...{ day, amount_cents: cents, words: text, balance_cents: balanceCents, account },
  }))
  await must(owner.tables.rpc('read_bank_lines', { read_id: dice.uuid(), part: 1, parts: 1, lines }))
}

// Her taps: each line to the invoice whose number it says.
async function bookLines(world: World, written: Written[]) {
  const { tables } = world.owner
  const waiting = await must(
    tables.from('bank_lines').select('id, words, left_cents').gt('left_cents', 0).eq('day', world.today),
  )
  const taps = written.flatMap(({ line, invoice }) => {
    const row = waiting.find(({ words }) => words.includes(invoice?.invoice_number ?? 'none'))
    if (!row || !invoice) return []
    const share = {
      id: world.dice.uuid(),
      invoice_id: invoice.id,
      cents: line.cents,
      open_cents: invoice.open_cents,
    }
    return [{ line_id: row.id, shares: [share] }]
  })
  if (taps.length !== written.length)
    world.faults.push(`Of ${written.length} lines ${taps.length} were found again`)
  if (taps.length === 0) return
  const { refused } = await must(tables.rpc('book_bank_lines', { bookings: taps }))
  if (refused.length > 0) world.faults.push(`Lines of the bank were refused: ${JSON.stringify(refused)}`)
  for (const { shares } of taps)
    for (const { id } of shares) {
      world.doneBy.set(`payments ${id}`, world.owner.id())
      world.promised.set(`payments ${id}`, 'a payment by the bank')
    }
}

type Format = (lines: Line[]) => string

const compact = (day: string) => day.replaceAll('-', '')
const withBalance = (lines: Line[], write: (line: Line, balance: string) => string) => {
  let balance = 1_000_000
  return lines.map(line => {
    balance += line.cents
    return write(line, toDecimal(balance))
  })
}

const fnb: Format = lines =>
  [
    'ACCOUNT TRANSACTION HISTORY',
    'FOR ACCOUNT NUMBER  62001234567',
    'Date,SERVICE FEE,Amount,DESCRIPTION,REFERENCE,Balance,CHEQUE NUMBER',
    ...withBalance(
      lines,
      ({ day, cents, words }, balance) =>
        `${day.replaceAll('-', '/')},0.00,${toDecimal(cents)},INT-BANKING PMT FRM,${words},${balance},`,
    ).toReversed(),
  ].join('\r\n')

const capitec: Format = lines =>
  [
    'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
    ...withBalance(lines, ({ day, cents, words }, balance) => {
      const sides = cents > 0 ? `${toDecimal(cents)},` : `,${toDecimal(cents)}`
      return `1,1234567890,${day},${day},${words},${words},Income,Other,${sides},,${balance}`
    }),
  ].join('\n')

const standardBank: Format = lines =>
  [
    'ALL,10012345678,,,,,,',
    ...lines.map(
      ({ day, cents, words }) => `HIST,${compact(day)},,${toDecimal(cents)},CREDIT TRANSFER,${words},3105,0`,
    ),
  ].join('\r\n')

const absa: Format = lines =>
  [
    'Date,Description,Amount,Balance',
    ...withBalance(
      lines,
      ({ day, cents, words }, balance) => `${compact(day)},"${words}",${toDecimal(cents)},${balance}`,
    ),
  ].join('\n')

const formats: Format[] = [fnb, capitec, standardBank, absa]
