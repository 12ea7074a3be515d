// What a phone is sent, and who may have it sent: each SMS costs money, so a number, an address and the house have a measure.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer } from './auth-service.ts'
import { limitSms } from './limits.ts'
import { hashCode, randomCode, randomToken, sha256 } from './secrets.ts'
import type { SendSms, Sms } from './sms.ts'

const minutesValid = 10

// With or without its plus, as people and the clients write it.
export const phoneField = z
  .string()
  .transform(text => text.replace(/[\s+]/g, ''))
  .pipe(z.string().regex(/^[1-9]\d{7,14}$/, 'Invalid phone number format (E.164 required)'))
  .transform(digits => `+${digits}`)

export const channelField = z
  .enum(['sms', 'whatsapp'], 'Invalid channel, supported values are sms or whatsapp')
  .nullish()
  .transform(channel => channel ?? 'sms')

export function requirePhone({ sendSms }: AuthService, sentence = 'Phone logins are disabled'): SendSms {
  if (!sendSms) throw new AuthRefusal('phone_provider_disabled', sentence)
  return sendSms
}

type Wanted = {
  purpose: 'sms' | 'phone_change' | 'reauthentication'
  phone: string
  encryptedPassword?: string | null
  metadata?: Record<string, unknown>
}

/** As makeToken() for a mail: what the database keeps, and the code that goes out. */
export function makeSmsToken(auth: AuthService, wanted: Wanted) {
  const code = randomCode()
  const made = {
    purpose: wanted.purpose,
    email: wanted.phone,
    // No link goes out, so none can be redeemed.
    token_hash: sha256(randomToken()),
    code_hash: hashCode(auth.keys, wanted.phone, code),
    flow: null,
    encrypted_password: wanted.encryptedPassword ?? null,
    user_metadata: wanted.metadata ?? null,
    expires_at: new Date(auth.now().getTime() + minutesValid * 60_000).toISOString(),
    template: null,
  }
  return { code, made: JSON.stringify(made) }
}

/** Before we know whether anyone has the number, so that the answer tells nothing. */
export const limitNumber = (auth: AuthService, context: AuthContext, phone: string) =>
  limitSms(auth, context.get('address'), phone)

export async function sendCode(auth: AuthService, sms: Omit<Sms, 'user'> & { userId?: string | undefined }) {
  const { userId, ...rest } = sms
  const text = userId
    ? 'select auth.user_json($1::uuid)'
    : 'select auth.user_json(id) from auth.users where phone = $1 and deleted_at is null'
  const user = await askServer<object>(auth, text, [userId ?? sms.phone])
  await requirePhone(auth)({ ...rest, user })
}
