// A caller's transaction as the list of statements that goes out: begin, who is asking, the work, the end.
import type { BatchReply } from './batch.ts'
import type { Caller, Row, Statement, TxOptions } from './database.ts'

type Work = { caller: Caller; statements: readonly Statement[]; options: TxOptions; prepare: boolean }

export function transactionBatch({ caller, statements, options, prepare }: Work): Statement[] {
  const batch = [
    named(options.readOnly ? 'begin read only' : 'begin'),
    introduce(caller),
    ...statements,
    named(options.rollback ? 'rollback' : 'commit'),
  ]
  return prepare ? batch : batch.map(({ text, values }) => ({ text, values }))
}

const named = (text: string): Statement => ({ name: `door ${text}`, text })

// A statement of its own, before the work: a role set inside the query that reads would come after the planner
// has already decided whose row level security applies. All of it ends with the transaction.
function introduce({ role, claims = '', settings = {} }: Caller): Statement {
  const pairs = Object.entries({ role, 'request.jwt.claims': claims, ...settings })
  if (settings.role !== undefined || 'session_authorization' in settings)
    throw new Error('A role is not a setting.')
  const calls = pairs.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`)
  return { name: `door caller ${pairs.length}`, text: `select ${calls.join(', ')}`, values: pairs.flat() }
}

// The rows of the work alone. A commit that answers with another word has not committed.
export function workRows(reply: BatchReply, options: TxOptions): Row[][] {
  if (reply.error) throw reply.error
  const expected = options.rollback ? 'ROLLBACK' : 'COMMIT'
  if (reply.lastTag !== expected) throw new Error(`The transaction ended with ${reply.lastTag || 'nothing'}.`)
  return reply.results.slice(2, -1)
}
