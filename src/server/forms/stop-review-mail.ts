// The last link of the mail after a clean: its page has one button, which posts the token in the address.
import type { Handler } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerStop } from './answer-stop.ts'

export function stopReviewMail({ database }: { database: Database }): Handler<ServerEnv> {
  return async c => {
    const statement = { text: 'select public.refuse_review_mail($1)', values: [c.req.query('clean') ?? ''] }
    const [[[isKnown] = []] = []] = await database.tx({ role: 'backend' }, [statement])
    return answerStop(c, isKnown === 't', { stopped: '/reviews/stopped', unknown: '/reviews/unknown-link' })
  }
}
