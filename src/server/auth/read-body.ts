// A request's body, checked; every error in it is the caller's.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import type { AuthContext } from './auth-service.ts'

export async function readBody<T>(context: AuthContext, schema: z.ZodType<T>): Promise<T> {
  return check(schema, await readJson(context))
}

// For the one endpoint that a page of ours without JavaScript sends a form to.
export async function readFormOrBody<T>(context: AuthContext, schema: z.ZodType<T>): Promise<T> {
  return isForm(context) ? check(schema, await context.req.parseBody()) : readBody(context, schema)
}

export function check<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AuthRefusal('validation_failed', issue?.message ?? 'The request is not understood')
}

export const isForm = (context: AuthContext) =>
  context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false

async function readJson(context: AuthContext): Promise<unknown> {
  const text = await context.req.text()
  if (text.trim() === '') return {}
  // A foreign page can make a browser send text or a form without a preflight, but never JSON.
  if (!/^application\/json *(;|$)/i.test(context.req.header('content-type') ?? ''))
    throw new AuthRefusal('bad_json', 'The body must be JSON, and its content type application/json')
  try {
    return JSON.parse(text)
  } catch {
    throw new AuthRefusal('bad_json', 'Could not parse request body as JSON')
  }
}

export const emailField = z
  .string('An email address is required')
  .trim()
  .toLowerCase()
  .max(254, 'An email address has at most 254 characters')
  .pipe(z.email('Unable to validate email address: invalid format'))

export const passwordField = z.string('A password is required').min(1, 'A password is required')

// Data that users set about themselves. It travels in every token, so it is kept short.
export const metadataField = z
  .record(z.string(), z.json(), 'Metadata must be an object')
  .refine(data => JSON.stringify(data).length <= 3500, 'Metadata is longer than 3,500 characters')
  .nullish()
  .transform(data => data ?? {})

/** The role that an invitation brings with it; the public clients know none. */
export const teamRoleField = z.enum(['admin', 'staff'], 'The role is admin or staff').nullish()

const challengeField = z
  .string()
  .regex(
    /^[A-Za-z0-9._~-]{43,128}$/,
    'A code challenge has 43 to 128 letters, digits, dots, dashes or tildes',
  )
  .nullish()
const methodField = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['s256', 'plain'], 'A code challenge method is S256 or plain'))
  .nullish()

// The fields of every request that may begin a PKCE flow.
export const flowFields = { code_challenge: challengeField, code_challenge_method: methodField }

export type Flow = { challenge: string; method: 's256' | 'plain' }

type FlowFields = { code_challenge?: string | null; code_challenge_method?: Flow['method'] | null }

export function flowOf({
  code_challenge: challenge,
  code_challenge_method: method,
}: FlowFields): Flow | null {
  if (challenge && method) return { challenge, method }
  if (!challenge && !method) return null
  throw new AuthRefusal('validation_failed', 'A code challenge and its method come together')
}

const uuid = z.uuid('An id in the address is not a UUID')

export const idInPath = (context: AuthContext, name: string) => check(uuid, context.req.param(name))
