// One quote as it is printed: for the office, for its client, and for whoever holds its link.
import type { Quote } from '#domain/quote.ts'
import type { Caller, Database } from '#server/database/database.ts'

export type PrintedQuote = Quote & { name: string }

type Wanted = { key: string } | { id: string }

export async function readQuote(
  database: Database,
  caller: Caller,
  wanted: Wanted,
): Promise<PrintedQuote | undefined> {
  const values = 'key' in wanted ? [wanted.key, null] : [null, wanted.id]
  const statement = { text: 'select public.quote_paper($1, $2::uuid)', values }
  const [[[found] = []] = []] = await database.tx(caller, [statement], { readOnly: true })
  return found ? JSON.parse(found) : undefined
}
