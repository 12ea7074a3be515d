// The one place where an error becomes an answer: a refusal says what to do, anything else gets an id and a log line.
import type { Context, ErrorHandler } from 'hono'
import { Refusal } from '#domain/refusal.ts'
import { Overloaded, Unavailable } from '#server/database/database-error.ts'
import type { Log } from '#server/log.ts'
import type { Site } from '#server/pages/site.ts'
import { FailedForm } from './failed-form.ts'
import type { ServerEnv } from './request-log.ts'
import { answerFrom } from './stored-answer.ts'

export function createFailureHandler({ log, site }: { log: Log; site?: Site }): ErrorHandler<ServerEnv> {
  return async (error, context) => {
    if (error instanceof Refusal) {
      return context.json(
        { code: error.code, message: error.message, details: null, hint: null },
        statusOf(error),
        challengeOf(error),
      )
    }
    const requestId = context.get('requestId')
    const reason = error instanceof FailedForm ? error.cause : error
    const isAway = reason instanceof Unavailable
    // Many at once, and each the same: the door counts them.
    const level = reason instanceof Overloaded ? 'debug' : isAway ? 'warn' : 'error'
    log[level]('request failed', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      error: reason,
    })
    const status = isAway ? 503 : 500
    const later = isAway ? { 'retry-after': '2' } : undefined
    const page = site && (await pageFor(error, context, site))
    if (page) return answerFrom({ ...page, status, headers: { ...page.headers, ...later } }, context.req.raw)
    return context.json(wordsFor(reason, requestId), status, later)
  }
}

// People get a page, programs JSON. A form comes back with what was typed.
function pageFor(error: Error, context: Context<ServerEnv>, site: Site) {
  if (error instanceof FailedForm) return site.answerForm(error.page.path, error.page.answered)
  const isBrowser = context.req.header('accept')?.includes('text/html')
  return isBrowser ? site.failed(context.get('requestId')) : undefined
}

function wordsFor(reason: unknown, requestId: string) {
  const [code, message, details = null] =
    reason instanceof Overloaded
      ? ['overloaded', 'The server is busy. Please try again.']
      : reason instanceof Unavailable
        ? ['unavailable', 'The server is not ready. Please try again in a moment.']
        : ['internal', 'Something went wrong', `Error ID ${requestId}`]
  return { code, message, details, hint: null }
}

// As the data service says it: what is wrong with the token, for programs that read headers alone.
function challengeOf({ code, message }: Refusal): Record<string, string> {
  if (!code.startsWith('PGRST30')) return {}
  return {
    'proxy-status': `PostgREST; error=${code}`,
    'www-authenticate': `Bearer error="invalid_token", error_description="${message.replace(/[^ !#-[\]-~]/g, '')}"`,
  }
}

function statusOf({ code }: Refusal) {
  if (code.startsWith('PGRST30')) return 401
  return code === 'insufficient_aal' ? 403 : 400
}
