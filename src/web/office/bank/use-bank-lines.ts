// All that waits, each line with what it may pay. Matched here and not in the database: it is a question about a few thousand rows,
// and its answers are reasons for a person.
import { useQuery } from '@tanstack/react-query'
import { type LineMatch, type MatchLine, matchLines } from '#domain/bank-match.ts'
import { indexOwed, type OwedInvoice } from '#domain/owed-index.ts'
import { lineReferences } from '#domain/payment-reference.ts'
import { readNamed, readOwed, readWaitingLines, type WaitingLine } from '#web/data/bank.ts'
import { linesKey } from './bank-keys.ts'

export type Matched = LineMatch<MatchLine>
export type Desk = { matches: Matched[]; owed: OwedInvoice[] }

const linesAtOnce = 500
const mostReferences = 2000

export function useBankLines() {
  return useQuery({ queryKey: [linesKey], queryFn: readDesk })
}

async function readDesk(): Promise<Desk> {
  const [rows, owed] = await Promise.all([readWaitingLines(), readOwed()])
  const named = await readPaid(rows, owed)
  const index = indexOwed([...owed, ...named])
  const taken = new Set<string>()
  const matches: Matched[] = []
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    matches.push(...matchLines(rows.slice(from, from + linesAtOnce).map(matchLineOf), index, taken))
    // The page stays alive meanwhile.
    await new Promise(resolve => setTimeout(resolve))
  }
  return { matches: matches.reverse(), owed }
}

const matchLineOf = ({ id, day, words, left_cents, is_doubtful }: WaitingLine): MatchLine => ({
  ...{ id, day, cents: left_cents, text: words, readBefore: is_doubtful },
})

// What a line names that is not open: paid already, most likely.
async function readPaid(rows: WaitingLine[], owed: OwedInvoice[]): Promise<OwedInvoice[]> {
  const known = new Set(owed.map(({ id }) => id))
  const keys = new Set(rows.flatMap(({ words }) => lineReferences(words)).filter(key => /\d{3}/.test(key)))
  if (keys.size === 0) return []
  const named = await readNamed([...keys].slice(0, mostReferences))
  return named.filter(({ id }) => !known.has(id))
}
