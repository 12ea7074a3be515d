// GET and POST /verify: redeems a link's token or a typed code. JSON is answered with the session; a form or a link
// with a redirect that carries it, or the code with which the browser that began the flow fetches it.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import {
  type AuthContext,
  type AuthHandler,
  type AuthService,
  askServer,
  type KeptSession,
} from './auth-service.ts'
import type { Purpose } from './one-time-token.ts'
import { verifyPhone } from './otp-phone.ts'
import { check, emailField, isForm, readFormOrBody } from './read-body.ts'
import { safeRedirect, withFragment, withQuery } from './redirects.ts'
import { hashCode, randomToken, sha256 } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'

const purposesOf: Record<string, Purpose[]> = {
  signup: ['signup'],
  invite: ['invite'],
  magiclink: ['magiclink', 'signup'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['magiclink', 'signup', 'invite'],
  // By verifyPhone().
  sms: [],
  phone_change: [],
}

const wanted = z.object({
  type: z
    .string('Verify requires a verification type')
    .min(1, 'Verify requires a verification type')
    .refine(type => Object.hasOwn(purposesOf, type), 'Unsupported verification type'),
  token: z.string().max(200).nullish(),
  token_hash: z.string().max(200).nullish(),
  email: emailField.nullish(),
  phone: z.unknown().optional(),
  redirect_to: z.string().max(2000).nullish(),
})
type Wanted = z.output<typeof wanted>

type Outcome =
  | ({ status: 'signed_in'; redirect_to: string | null; purpose: Purpose } & KeptSession)
  | { status: 'code' | 'half'; redirect_to: string | null }
  | { status: 'otp_expired' | 'user_banned' }

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function verify(auth: AuthService): AuthHandler {
  return async context => {
    const given = await readFormOrBody(context, wanted)
    if (given.phone && !given.email && given.token && !given.token_hash && !isForm(context))
      return verifyPhone(auth, context, given)
    return isForm(context) ? redirectVerified(auth, context, given) : answerVerified(auth, context, given)
  }
}

export function verifyByLink(auth: AuthService): AuthHandler {
  return context => {
    const { token, token_hash: hash, ...rest } = context.req.query()
    if (!token && !hash) throw new AuthRefusal('validation_failed', 'Verify requires a token or a token hash')
    return redirectVerified(auth, context, check(wanted, { ...rest, token_hash: hash ?? token }))
  }
}

async function answerVerified(auth: AuthService, context: AuthContext, given: Wanted) {
  const { outcome, refreshToken } = await redeem(auth, context, { given, isRedirect: false })
  if (outcome.status === 'half') return context.json({ code: 200, msg: halfDone })
  if (outcome.status === 'signed_in')
    return context.json(await sessionAnswer(auth, context, { kept: outcome, refreshToken }))
  throw refusalOf(outcome.status === 'user_banned' ? 'user_banned' : 'otp_expired')
}

async function redirectVerified(auth: AuthService, context: AuthContext, given: Wanted) {
  const isPkce = given.token_hash?.startsWith('pkce_') ?? false
  const send = (address: string) => context.redirect(address, 303)
  const { outcome, refreshToken, authCode } = await redeem(auth, context, { given, isRedirect: true })
  const kept = 'redirect_to' in outcome ? outcome.redirect_to : null
  const target = safeRedirect(given.redirect_to ?? kept, auth.settings)
  if (outcome.status === 'code') return send(withQuery(target, { code: authCode }))
  if (outcome.status === 'half') return send(told(target, { message: halfDone }, isPkce))
  if (outcome.status !== 'signed_in') return send(told(target, faultOf(outcome.status), isPkce))
  const { user: _, ...session } = await sessionAnswer(auth, context, { kept: outcome, refreshToken })
  const values = Object.entries({ ...session, type: given.type }).map(([name, value]) => [
    name,
    String(value),
  ])
  return send(withFragment(target, Object.fromEntries(values)))
}

async function redeem(
  auth: AuthService,
  context: AuthContext,
  { given, isRedirect }: { given: Wanted; isRedirect: boolean },
) {
  const authCode = randomToken()
  const { refreshToken, made } = newSession(auth, context)
  const credential = {
    ...credentialOf(auth, given),
    purposes: purposesOf[given.type],
    as_redirect: isRedirect,
    auth_code_hash: sha256(authCode),
  }
  const values = [JSON.stringify(credential), JSON.stringify(made), auth.now().toISOString()]
  const outcome = await askServer<Outcome>(auth, 'select auth.verify($1, $2, $3)', values)
  return { outcome: outcome ?? { status: 'otp_expired' as const }, refreshToken, authCode }
}

function credentialOf(auth: AuthService, { type, token, token_hash: hash, email, phone }: Wanted) {
  if (!token === !hash) throw invalid('Verify requires either a token or a token hash')
  if (hash) return { token_hash: sha256(hash) }
  if (!email === !phone) throw invalid('Only an email address or phone number should be provided on verify')
  if (email) return { email, code_hash: hashCode(auth.keys, email, token ?? '') }
  if (type !== 'sms' && type !== 'phone_change') throw invalid('Invalid sms verification type')
  throw refusalOf('otp_expired')
}

const invalid = (sentence: string) => new AuthRefusal('validation_failed', sentence)

// A link's page reads faults from the fragment; one that began with PKCE looks into the query too.
const told = (target: string, facts: Record<string, string>, isPkce: boolean) =>
  withFragment(isPkce ? withQuery(target, facts) : target, facts)

function faultOf(status: 'otp_expired' | 'user_banned') {
  const { code, message } = refusalOf(status)
  return { error: 'access_denied', error_code: code, error_description: message }
}

const refusalOf = (status: 'otp_expired' | 'user_banned') =>
  status === 'user_banned'
    ? new AuthRefusal('user_banned', 'User is banned')
    : new AuthRefusal('otp_expired', 'Token has expired or is invalid')
