// A mail's link to stop such mails posts to the address that its List-Unsubscribe header names as well. People are led
// on to a page; a mail program's own button must not be, for not all of them follow (RFC 8058).
import type { Context } from 'hono'
import type { ServerEnv } from '#server/http/request-log.ts'

type Pages = { stopped: string; unknown: string }

export async function answerStop(c: Context<ServerEnv>, isStopped: boolean, pages: Pages) {
  const fields = await c.req.parseBody()
  if (fields['List-Unsubscribe'] === 'One-Click')
    return c.text(isStopped ? 'Unsubscribed.' : 'Unknown.', isStopped ? 200 : 404)
  return c.redirect(isStopped ? pages.stopped : pages.unknown, 303)
}
