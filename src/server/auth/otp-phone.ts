// POST /otp, /resend and /verify with a phone number. The answers are the same for everyone.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { limitAccount, perAccount } from './limits.ts'
import { channelField, limitNumber, makeSmsToken, phoneField, requirePhone, sendCode } from './phone-codes.ts'
import { check, metadataField, readBody } from './read-body.ts'
import { hashCode } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'

const wanted = z.object({
  phone: phoneField,
  data: metadataField,
  create_user: z.boolean().nullish(),
  channel: channelField,
})

export async function requestSms(auth: AuthService, context: AuthContext) {
  requirePhone(auth)
  const { phone, data, create_user: mayCreate, channel } = await readBody(context, wanted)
  await limitNumber(auth, context, phone)
  const { made, code } = makeSmsToken(auth, { purpose: 'sms', phone })
  const account = { id: randomUUID(), phone, user_metadata: data }
  const values = [JSON.stringify(account), made, String(mayCreate ?? true), auth.now().toISOString()]
  const text = 'select to_json(auth.request_sms($1, $2, $3, $4))'
  if (await askServer<boolean>(auth, text, values))
    await sendCode(auth, { phone, code, kind: 'sms', channel })
  return context.json({})
}

export async function resendSms(auth: AuthService, context: AuthContext, kind: 'sms' | 'phone_change') {
  requirePhone(auth)
  const { phone } = await readBody(context, z.object({ phone: phoneField }))
  await limitNumber(auth, context, phone)
  const { made, code } = makeSmsToken(auth, { purpose: kind, phone })
  const text = 'select to_json(auth.resend_sms($1, $2, $3))'
  if (await askServer<boolean>(auth, text, [phone, made, auth.now().toISOString()]))
    await sendCode(auth, { phone, code, kind, channel: 'sms' })
  return context.json({})
}

type Given = { type: string; phone?: unknown; token?: string | null | undefined }
type Outcome = ({ status: 'signed_in' } & KeptSession) | { status: 'otp_expired' | 'user_banned' }

export async function verifyPhone(auth: AuthService, context: AuthContext, given: Given) {
  const { type, token } = given
  if (type !== 'sms' && type !== 'phone_change')
    throw new AuthRefusal('validation_failed', 'Invalid sms verification type')
  const phone = check(phoneField, given.phone)
  // Five wrong ones end a code; a new code must not give five more without end.
  await limitAccount(auth, perAccount.smsCode, phone)
  const { refreshToken, made } = newSession(auth, context)
  const credential = { email: phone, code_hash: hashCode(auth.keys, phone, token ?? ''), purposes: [type] }
  const values = [JSON.stringify(credential), JSON.stringify(made), auth.now().toISOString()]
  const outcome = await askServer<Outcome>(auth, 'select auth.verify_phone($1, $2, $3)', values)
  if (outcome?.status === 'user_banned') throw new AuthRefusal('user_banned', 'User is banned')
  if (outcome?.status !== 'signed_in') throw new AuthRefusal('otp_expired', 'Token has expired or is invalid')
  return context.json(await sessionAnswer(auth, context, { kept: outcome, refreshToken }))
}
