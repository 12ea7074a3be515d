// Columns recognised by what stands above them. What is not certain is asked, never guessed.

import type { Row } from '#domain/table-file/rows.ts'
import type { Layout } from './bank-line.ts'

// In the order in which they are preferred, where a file has several: the day on which the bank booked it, the text as it came.
const days = [
  ...['posting date', 'effective date', 'date', 'transaction date', 'trans date', 'value date'],
  ...['date posted', 'datum', 'transaksiedatum', 'transaksie datum'],
]
const texts = [
  ...['original description', 'description', 'transaction description', 'statement description'],
  ...['details', 'transaction details', 'narrative', 'narration', 'particulars', 'beskrywing', 'memo'],
]
const references = [
  'reference',
  'your reference',
  'statement reference',
  'beneficiary reference',
  'customer reference',
  'verwysing',
]
const amounts = ['amount', 'transaction amount', 'amount zar', 'amount r', 'bedrag', 'bedrag zar']
const ins = [
  ...['money in', 'credit', 'credits', 'credit amount', 'deposit', 'deposits', 'paid in', 'in', 'krediet'],
  ...['kredietbedrag', 'credit zar', 'amount in', 'geld in'],
]
const outs = [
  ...['money out', 'debit', 'debits', 'debit amount', 'withdrawal', 'withdrawals', 'paid out', 'out'],
  ...['debiet', 'debietbedrag', 'debit zar', 'amount out', 'geld uit'],
]
const signs = ['debit credit', 'credit debit', 'dr cr', 'cr dr', 'debit or credit']
const balances = ['balance', 'running balance', 'account balance', 'balance zar', 'saldo', 'closing balance']
const accounts = ['account', 'account number', 'account no', 'rekening', 'rekeningnommer']

export function plainHead(cell: string): string {
  return cell
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
}

export type Headed = { at: number; layout: Layout; heads: string[] }

const rowsBeforeHeads = 40

/** The row of heads and what its columns are, where both are certain. */
export function findHeads(rows: Row[]): Headed | undefined {
  for (const [at, row] of rows.slice(0, rowsBeforeHeads).entries()) {
    const heads = row.cells.map(plainHead)
    const layout = layoutOf(heads)
    if (layout) return { at, layout, heads }
  }
  return undefined
}

function layoutOf(heads: string[]): Layout | undefined {
  const day = preferred(heads, days)
  const described = preferred(heads, texts)
  const text = [described, preferred(heads, references)].filter(place => place !== undefined)
  const money = moneyOf(heads)
  if (day === undefined || text.length === 0 || !money) return undefined
  return {
    ...{ day, text, ...money },
    ...place('balance', preferred(heads, balances)),
    ...place('account', preferred(heads, accounts)),
  }
}

// One column with signs, or one for each way; both at once would be a guess.
function moneyOf(heads: string[]): Partial<Layout> | undefined {
  const [amount, moneyIn, moneyOut] = [amounts, ins, outs].map(names => only(heads, names))
  if ([amount, moneyIn, moneyOut].includes('several')) return undefined
  const apart = moneyIn !== undefined && moneyOut !== undefined
  if (apart === (amount !== undefined)) return undefined
  return apart
    ? { ...place('moneyIn', moneyIn as number), ...place('moneyOut', moneyOut as number) }
    : { ...place('amount', amount as number), ...place('sign', preferred(heads, signs)) }
}

function preferred(heads: string[], names: string[]): number | undefined {
  const found = names.map(name => heads.indexOf(name)).find(at => at >= 0)
  return found === undefined ? undefined : found
}

function only(heads: string[], names: string[]): number | 'several' | undefined {
  const found = heads.flatMap((head, at) => (names.includes(head) ? [at] : []))
  return found.length > 1 ? 'several' : found[0]
}

function place<Name extends keyof Layout>(name: Name, at: number | undefined): Partial<Layout> {
  return at === undefined ? {} : { [name]: at }
}
