// The last link of a reminder: its page has one button, which posts the token in the address.
import type { Handler } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerStop } from './answer-stop.ts'

const tokenShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const pages = { stopped: '/reminders/stopped', unknown: '/reminders/unknown-link' }

export function stopReminders({ database }: { database: Database }): Handler<ServerEnv> {
  return async c => {
    const token = c.req.query('token') ?? ''
    return answerStop(c, tokenShape.test(token) && (await isStopped(database, token)), pages)
  }
}

async function isStopped(database: Database, token: string): Promise<boolean> {
  const statement = { text: 'select public.stop_reminders($1::uuid)', values: [token] }
  const [[[isKnown] = []] = []] = await database.tx({ role: 'backend' }, [statement])
  return isKnown === 't'
}
