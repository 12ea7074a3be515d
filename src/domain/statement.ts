// A statement of account: what a client was charged, what came in, and what is open on a day, reckoned from the rows.
import { addDays, type IsoDay } from './calendar.ts'
import { creditNoteNumber } from './invoice.ts'

/** All of one client until the last day of the statement. */
export type Account = {
  name: string
  address: string[]
  from: IsoDay
  to: IsoDay
  invoices: AccountInvoice[]
  /** Those taken back are left out; below zero: paid back. */
  payments: { invoice_id: string; paid_on: IsoDay; amount_cents: number; method: string }[]
  credit_notes: { invoice_id: string; number: string; noted_on: IsoDay; amount_cents: number }[]
  /** Given by us, or used for a clean (below zero) and given back for one; not what was paid too much. */
  credits: { moved_on: IsoDay; amount_cents: number; number: string | null }[]
}
export type AccountInvoice = {
  id: string
  number: string
  issued_on: IsoDay
  due_on: IsoDay
  description: string
  total_cents: number
  /** Paid with credits. */
  credit_cents: number
  cancelled_on: IsoDay | null
}

export type StatementKind =
  | 'invoice'
  | 'credit-note'
  | 'payment'
  | 'refund'
  | 'credit-pays'
  | 'credit-back'
  | 'credit-given'
  | 'credit-used'

/** cents: above zero is owed to us. */
export type StatementEntry = {
  day: IsoDay
  kind: StatementKind
  number: string
  text: string
  cents: number
  balanceCents: number
}

/** By days late, as on the page Money. */
export type Ageing = { notDue: number; upTo14: number; upTo30: number; older: number }

export type Statement = Pick<Account, 'name' | 'address' | 'from' | 'to'> & {
  openingCents: number
  entries: StatementEntry[]
  /** Below zero: the client has money with us. */
  closingCents: number
  openCents: number
  creditCents: number
  ageing: Ageing
}

export function statementOf(account: Account): Statement {
  const moves = movesOf(account).filter(({ day }) => day <= account.to)
  const openingCents = sum(moves.filter(({ day }) => day < account.from).map(({ cents }) => cents))
  let balanceCents = openingCents
  const entries = moves
    .filter(({ day }) => day >= account.from)
    .map(move => {
      balanceCents += move.cents
      return { ...move, balanceCents }
    })
  const ageing = ageingOf(account)
  const openCents = sum(Object.values(ageing))
  const { name, address, from, to } = account
  return {
    ...{ name, address, from, to, openingCents, entries, ageing, openCents },
    closingCents: balanceCents,
    creditCents: openCents - balanceCents,
  }
}

type Move = Omit<StatementEntry, 'balanceCents'>

// On one day what is charged comes before what pays for it.
const order: StatementKind[] = [
  'invoice',
  'credit-given',
  'credit-used',
  'credit-pays',
  'credit-note',
  'credit-back',
  'payment',
  'refund',
]

function movesOf(account: Account): Move[] {
  const numbers = new Map(account.invoices.map(({ id, number }) => [id, number]))
  const numberOf = (id: string) => numbers.get(id) ?? ''
  const moves = [
    ...account.invoices.flatMap(invoice => invoiceMoves(invoice, account)),
    ...account.credit_notes.map(
      ({ invoice_id, number, noted_on, amount_cents }): Move => ({
        ...{ day: noted_on, kind: 'credit-note', number, text: numberOf(invoice_id), cents: -amount_cents },
      }),
    ),
    ...account.payments.map(
      ({ invoice_id, paid_on, amount_cents, method }): Move => ({
        ...{ day: paid_on, kind: amount_cents < 0 ? 'refund' : 'payment', number: numberOf(invoice_id) },
        ...{ text: method, cents: -amount_cents },
      }),
    ),
    ...account.credits.map(
      ({ moved_on, amount_cents, number }): Move => ({
        ...{ day: moved_on, kind: number === null ? 'credit-given' : 'credit-used', number: number ?? '' },
        ...{ text: '', cents: -amount_cents },
      }),
    ),
  ]
  return moves.sort((a, b) =>
    a.day === b.day ? order.indexOf(a.kind) - order.indexOf(b.kind) : a.day < b.day ? -1 : 1,
  )
}

// Credits that paid for a cancelled one are free again, for the one that is written in its place.
function invoiceMoves(invoice: AccountInvoice, account: Account): Move[] {
  const { number, issued_on, description, total_cents, credit_cents, cancelled_on } = invoice
  const moves: Move[] = [
    { day: issued_on, kind: 'invoice', number, text: description, cents: total_cents },
    { day: issued_on, kind: 'credit-pays', number, text: '', cents: -credit_cents },
  ]
  if (cancelled_on) {
    const credited = sum(notesOf(account, invoice).map(({ amount_cents }) => amount_cents))
    const number_ = creditNoteNumber(invoice)
    moves.push(
      {
        day: cancelled_on,
        kind: 'credit-note',
        number: number_,
        text: number,
        cents: credited - total_cents,
      },
      { day: cancelled_on, kind: 'credit-back', number, text: '', cents: credit_cents },
    )
  }
  return moves.filter(({ kind, cents }) => kind === 'invoice' || cents !== 0)
}

const notesOf = ({ credit_notes }: Account, { id }: AccountInvoice) =>
  credit_notes.filter(({ invoice_id }) => invoice_id === id)

// As it stood on the last day.
function ageingOf(account: Account): Ageing {
  const ageing = { notDue: 0, upTo14: 0, upTo30: 0, older: 0 }
  for (const invoice of account.invoices) ageing[ageOf(invoice, account.to)] += openOn(invoice, account)
  return ageing
}

function ageOf({ due_on }: AccountInvoice, day: IsoDay): keyof Ageing {
  if (due_on >= day) return 'notDue'
  if (addDays(due_on, 14) >= day) return 'upTo14'
  return addDays(due_on, 30) >= day ? 'upTo30' : 'older'
}

function openOn(invoice: AccountInvoice, account: Account): number {
  const { to } = account
  if (invoice.issued_on > to || (invoice.cancelled_on && invoice.cancelled_on <= to)) return 0
  const notes = notesOf(account, invoice).filter(({ noted_on }) => noted_on <= to)
  const paid = account.payments.filter(
    ({ invoice_id, paid_on }) => invoice_id === invoice.id && paid_on <= to,
  )
  const settled = [...notes, ...paid].map(({ amount_cents }) => amount_cents)
  return Math.max(0, invoice.total_cents - invoice.credit_cents - sum(settled))
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
