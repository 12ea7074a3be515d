// The owner reads her bank's file: a column that was said once, some payments booked, fuel and her own transfer set aside, and
// a few lines that she has yet to decide.
import { readBankFile } from '#domain/bank-file/read-bank-file.ts'
import { toDecimal } from '#domain/money.ts'
import type { Office } from './accounts.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

type Owed = { id: string; invoice_number: string; customer_name: string; open_cents: number }

const key = 'wanneer|wie|hoeveel|oor'
const layout = { day: 0, text: [1], amount: 2, balance: 3 }

export async function readBank({ dice }: Town, { owner }: Office, day: string) {
  const tables = owner.tables
  await must(tables.rpc('remember_bank_layout', { key, layout }).then(({ error }) => ({ data: true, error })))
  const asked = tables.from('service_invoices').select('id, invoice_number, customer_name, open_cents')
  const owed: Owed[] = await must(
    asked.gt('open_cents', 0).order('invoice_number', { ascending: false }).limit(8),
  )
  const file = readBankFile(new TextEncoder().encode(fileOf(owed, day)), {
    today: day,
    layouts: { [key]: layout },
  })
  if (file.kind !== 'read') throw new Error('The bank file of the demo cannot be read.')
  const lines = file.lines.map(({ cents, text, balanceCents, account, day: of }) => ({
    ...{ day: of, amount_cents: cents, words: text, balance_cents: balanceCents, account },
  }))
  await must(tables.rpc('read_bank_lines', { read_id: dice.uuid(), part: 1, parts: 1, lines }))
  await bookFirst(owner.tables, owed.slice(0, 2), () => dice.uuid())
  const own = await must(tables.from('bank_lines').select('id').eq('words', 'TRANSFER FROM SAVINGS').single())
  await must(tables.rpc('set_bank_lines_aside', { line_ids: [own.id] }))
}

// As people pay: by the number, by the name, in part, and with nothing that tells who.
function fileOf(owed: Owed[], day: string): string {
  const rows: [string, number][] = [
    ...owed
      .slice(0, 4)
      .map(({ invoice_number, open_cents }): [string, number] => [`INV ${invoice_number}`, open_cents]),
    ...owed
      .slice(4, 6)
      .map(({ customer_name, open_cents }): [string, number] => [
        `FNB APP PAYMENT FROM ${customer_name.toUpperCase()}`,
        open_cents,
      ]),
    ...owed
      .slice(6)
      .map(({ invoice_number }): [string, number] => [`IB PAYMENT FROM ${invoice_number}`, 100_00]),
    ['TRANSFER FROM SAVINGS', 2500_00],
    ['ENGEN GEORGE', -650_00],
    ['CASH DEP GEORGE ATM', 712_50],
  ]
  let balance = 12_000_00
  const lines = rows.map(([words, cents]) => {
    balance += cents
    return `${day};${words};${toDecimal(cents)};${toDecimal(balance)}`
  })
  return ['Wanneer;Wie;Hoeveel;Oor', ...lines].join('\r\n')
}

async function bookFirst(tables: Office['owner']['tables'], owed: Owed[], newId: () => string) {
  for (const { id, invoice_number, open_cents } of owed) {
    const line = await must(
      tables.from('bank_lines').select('id').eq('words', `INV ${invoice_number}`).single(),
    )
    const shares = [{ id: newId(), invoice_id: id, cents: open_cents, open_cents }]
    const { refused } = await must(
      tables.rpc('book_bank_lines', { bookings: [{ line_id: line.id, shares }] }),
    )
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
  }
}
