// Errors of /auth/v1 in the two shapes that its clients read: the dated one, and the older one without a version.
import type { Context, ErrorHandler } from 'hono'
import { DatabaseError } from '#server/database/database-error.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { AuthRefusal } from './auth-refusal.ts'

const versionHeader = 'x-supabase-api-version'
const datedShape = '2024-01-01'

// Other errors go to the one handler of the whole server.
export const answerError: ErrorHandler = (error, context) => {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  return refuse(context, refusal)
}

function refuse(
  context: Context<ServerEnv>,
  { code, message, status, facts, retryAfterSeconds }: AuthRefusal,
) {
  const version = context.req.header(versionHeader)
  const isDated = version !== undefined && version >= datedShape
  context.header('x-sb-error-code', code)
  if (isDated) context.header(versionHeader, datedShape)
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
  return context.json(
    isDated ? { code, message, ...facts } : { code: status, error_code: code, msg: message, ...facts },
    status,
  )
}

// PostgreSQL's refusal of a value that passed our own checks is the client's fault too.
function refusalOf(error: Error): AuthRefusal | undefined {
  if (error instanceof AuthRefusal) return error
  if (!(error instanceof DatabaseError)) return undefined
  if (error.detail === 'last_admin') return new AuthRefusal('conflict', error.message)
  if (error.constraint === 'users_email_key')
    return new AuthRefusal('email_exists', 'A user with this email address has already been registered')
  if (error.constraint === 'users_phone_key')
    return new AuthRefusal('phone_exists', 'Phone number already registered by another user')
  if (error.code.startsWith('22') || error.code.startsWith('23'))
    return new AuthRefusal('validation_failed', 'A value in the request cannot be stored')
  return undefined
}
