// The one place where an error becomes an answer: a refusal says what to do, anything else gets an id and a log line.
import type { ErrorHandler } from 'hono'
import { Refusal } from '#domain/refusal.ts'
import { Unavailable } from '#server/database/database-error.ts'
import type { Log } from '#server/log.ts'
import type { Site } from '#server/pages/site.ts'
import type { ServerEnv } from './request-log.ts'
import { answerFrom } from './stored-answer.ts'

export function createFailureHandler({ log, site }: { log: Log; site: Site }): ErrorHandler<ServerEnv> {
  return async (error, context) => {
    if (error instanceof Refusal) {
      return context.json(
        { code: error.code, message: error.message, details: null, hint: null },
        statusOf(error),
      )
    }
    const requestId = context.get('requestId')
    const isAway = error instanceof Unavailable
    log[isAway ? 'warn' : 'error']('request failed', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      error,
    })
    if (isAway)
      return context.json(
        {
          code: 'unavailable',
          message: 'The server is not ready. Please try again in a moment.',
          details: null,
          hint: null,
        },
        503,
        { 'retry-after': '2' },
      )
    if (context.req.header('accept')?.includes('text/html'))
      return answerFrom(await site.failed(requestId), context.req.raw)
    return context.json(
      { code: 'internal', message: 'Something went wrong', details: `Error ID ${requestId}`, hint: null },
      500,
    )
  }
}

function statusOf({ code }: Refusal) {
  if (code.startsWith('PGRST30')) return 401
  return code === 'insufficient_aal' ? 403 : 400
}
