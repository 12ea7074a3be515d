// A row whose key is taken may be a repeat of a request that did arrive. Only the sender can tell what that means, and
// most senders may not read the row back: so the refusal says whether what is stored is what was sent.
import { storedAsSent } from '#domain/refusal.ts'
import type { Statement } from '#server/database/database.ts'
import type { Write } from './plan-write.ts'
import { RestError } from './rest-error.ts'
import { type Run, runRows } from './run-statement.ts'
import { Parameters, quoteName, relationSql } from './sql-text.ts'
import { bodyRowSql } from './sql-write.ts'

// Stored as a hash, or chosen by the database: not to be found in the row as they were sent.
const notKept: ReadonlySet<string> = new Set(['manage_token', 'clean_token', 'code'])

// Stored as sent and yet not as the sender thinks: they are to look at what became of it.
const unsettled: Record<string, string> = { bookings: `stored.sender_check <> 'waiting'` }

/** The refusal to answer with, for a write that failed. */
export async function markRepeat(error: unknown, write: Write, run: Run): Promise<unknown> {
  if (!(error instanceof RestError) || !isKeyTaken(error, write)) return error
  const [[[isSame] = []] = []] = await runRows([sameRowStatement(write)], run).catch(notToBeRead)
  if (isSame !== 't') return error
  return new RestError(error.status, { ...error.body, hint: storedAsSent }, error.headers)
}

function isKeyTaken({ code, message }: RestError, { kind, relation, body }: Write): boolean {
  const isOne = kind === 'insert' && body?.rows.length === 1 && !body.isArray
  return isOne && code === '23505' && message.includes(`"${relation.name}_pkey"`)
}

// Compared as jsonb, in which every type has an equality and 450 is 450.00.
function sameRowStatement(write: Write): Statement {
  const parameters = new Parameters()
  const names = write.columns.map(({ name }) => quoteName(name))
  const compared = write.columns.filter(({ name }) => !notKept.has(name)).map(({ name }) => quoteName(name))
  const isSame = compared.map(name => `to_jsonb(stored.${name}) is not distinct from to_jsonb(sent.${name})`)
  const settled = unsettled[write.relation.name]
  if (settled) isSame.push(settled)
  const sent = `(${bodyRowSql(write, parameters)}) as sent(${names.join(', ')})`
  const text = `select exists (select from ${relationSql(write.relation)} as stored, ${sent} where ${isSame.join(' and ')})`
  return { text, values: parameters.values }
}

function notToBeRead(error: unknown): [] {
  if (error instanceof RestError && error.code === '42501') return []
  throw error
}
