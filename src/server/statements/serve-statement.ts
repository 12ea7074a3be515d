// A statement of account as a PDF: for the office of any client (<id>.pdf), for a client their own (own.pdf), and by the key
// of a private link.
import type { Handler } from 'hono'
import { isIsoDay } from '#domain/calendar.ts'
import type { Account } from '#domain/statement.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import { answerPaper, idOfFile, keyOfLink } from '#server/http/answer-paper.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { drawPaper } from '#server/invoices/draw-paper.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }

export function serveStatement({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const id = idOfFile(c)
    const isKnown = caller.role === 'authenticated' && (id || c.req.param('file') === 'own.pdf')
    const days = [c.req.query('from'), c.req.query('to')].map(day => (day && isIsoDay(day) ? day : null))
    const account = isKnown
      ? await readAccount(guarded, caller, {
          text: 'select public.account_statement($1::uuid, $2::date, $3::date)',
          values: [id ?? null, ...days],
        })
      : undefined
    return answerPaper(c, await paperOf(account))
  }
}

export function serveStatementByKey({ database }: Pick<Parts, 'database'>): Handler<ServerEnv> {
  return async c => {
    const key = keyOfLink(c)
    const wanted = { text: 'select public.statement_paper($1)', values: [key ?? null] }
    return answerPaper(
      c,
      await paperOf(key ? await readAccount(database, { role: 'anon' }, wanted) : undefined),
    )
  }
}

async function readAccount(
  database: Database,
  caller: Caller,
  statement: { text: string; values: (string | null)[] },
): Promise<Account | undefined> {
  const [[[found] = []] = []] = await database.tx(caller, [statement], { readOnly: true })
  return found ? JSON.parse(found) : undefined
}

async function paperOf(account: Account | undefined) {
  if (!account) return undefined
  return {
    name: `statement-${account.from}-${account.to}`,
    pdf: await drawPaper('statement', account),
  }
}
