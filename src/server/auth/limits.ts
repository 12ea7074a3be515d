// How often, of each kind of attempt.
import { rateLimitKey } from '#server/http/caller-address.ts'
import { hitRateLimit } from '#server/http/rate-limit.ts'
import { type AuthCode, AuthRefusal } from './auth-refusal.ts'
import type { AuthMiddleware, AuthService } from './auth-service.ts'
import { sha256 } from './secrets.ts'

export type Limit = { name: string; max: number; seconds: number }

const minute = 60

// By address: generous, since a whole office or phone network may share one.
export const perAddress = {
  signUp: { name: 'auth sign-up', max: 30, seconds: 10 * minute },
  signIn: { name: 'auth sign-in', max: 60, seconds: 5 * minute },
  refresh: { name: 'auth refresh', max: 600, seconds: 5 * minute },
  verify: { name: 'auth verify', max: 60, seconds: 5 * minute },
  mail: { name: 'auth mail', max: 30, seconds: 10 * minute },
  sms: { name: 'auth sms', max: 10, seconds: 60 * minute },
  smsPerDay: { name: 'auth sms in a day', max: 30, seconds: 24 * 60 * minute },
  factor: { name: 'auth factor', max: 60, seconds: 5 * minute },
} satisfies Record<string, Limit>

// By account, known or not.
export const perAccount = {
  password: { name: 'auth password of', max: 20, seconds: 15 * minute },
  currentPassword: { name: 'auth current password of', max: 10, seconds: 15 * minute },
  factor: { name: 'auth factor of', max: 15, seconds: 10 * minute },
  mail: { name: 'auth mail to', max: 5, seconds: 15 * minute },
  mailPerDay: { name: 'auth mail in a day to', max: 15, seconds: 24 * 60 * minute },
  sms: { name: 'auth sms to', max: 4, seconds: 15 * minute },
  smsPerDay: { name: 'auth sms in a day to', max: 10, seconds: 24 * 60 * minute },
  smsCode: { name: 'auth sms code of', max: 15, seconds: 15 * minute },
  mailFrom: { name: 'auth mail from', max: 5, seconds: 15 * minute },
} satisfies Record<string, Limit>

export function limitBy(auth: AuthService) {
  return (limit: Limit): AuthMiddleware =>
    async (context, next) => {
      await requireUnder(auth, limit, rateLimitKey(context.get('address')), 'over_request_rate_limit')
      await next()
    }
}

export function limitAccount(auth: AuthService, limit: Limit, account: string) {
  return requireUnder(auth, limit, sha256(account), 'over_request_rate_limit')
}

// Before we know whether anyone has the address, so that the answer tells nothing. All that strangers can have sent to an
// address counts together.
export async function limitMail(auth: AuthService, email: string) {
  const limits = [perAccount.mail, perAccount.mailPerDay]
  for (const limit of limits) await requireUnder(auth, limit, sha256(email), 'over_email_send_rate_limit')
}

// Whoever has a thousand addresses and a thousand numbers that earn by each SMS meets the measure of the house.
const perHouse = { name: 'auth sms of all', max: 100, seconds: 60 * minute }

// An SMS costs money: by number, by address, and all together.
export async function limitSms(auth: AuthService, address: string, phone: string) {
  const code = 'over_sms_send_rate_limit'
  const caller = rateLimitKey(address)
  for (const limit of [perAddress.sms, perAddress.smsPerDay]) await requireUnder(auth, limit, caller, code)
  for (const limit of [perAccount.sms, perAccount.smsPerDay])
    await requireUnder(auth, limit, sha256(phone), code)
  await requireUnder(auth, perHouse, 'all', code)
}

// Only the account's owner can ask for this, so strangers cannot use it up.
export function limitOwnMail(auth: AuthService, kind: string, userId: string) {
  return requireUnder(auth, perAccount.mailFrom, sha256(`${kind} ${userId}`), 'over_email_send_rate_limit')
}

async function requireUnder(
  auth: AuthService,
  { name, max, seconds }: Limit,
  caller: string,
  code: AuthCode,
) {
  const most = Math.ceil(max * auth.settings.rateLimitScale)
  const retryAfterSeconds = await hitRateLimit(auth.database, { form: name, who: caller, most, seconds })
  if (retryAfterSeconds === undefined) return
  throw new AuthRefusal(code, 'Too many attempts. Please wait a moment and try again', { retryAfterSeconds })
}
