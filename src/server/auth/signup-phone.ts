// POST /signup with a phone number: confirmed by the code of an SMS. A known number gets the same answer as a new one.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AuthContext, type AuthService, askServer } from './auth-service.ts'
import { requireGoodPassword } from './password-policy.ts'
import { channelField, limitNumber, makeSmsToken, phoneField, requirePhone, sendCode } from './phone-codes.ts'
import { metadataField, passwordField, readBody } from './read-body.ts'
import { madeUpId } from './secrets.ts'

const wanted = z.object({
  phone: phoneField,
  password: passwordField,
  data: metadataField,
  channel: channelField,
})

type Kept = { is_sent: boolean; id?: string }

export async function signUpByPhone(auth: AuthService, context: AuthContext) {
  requirePhone(auth, 'Phone signups are disabled')
  const { phone, password, data, channel } = await readBody(context, wanted)
  requireGoodPassword(password, auth.settings.passwordMin)
  await limitNumber(auth, context, phone)
  const encryptedPassword = await auth.passwords.hash(password)
  const account = { id: randomUUID(), phone, encrypted_password: encryptedPassword, user_metadata: data }
  const { made, code } = makeSmsToken(auth, { purpose: 'sms', phone, encryptedPassword, metadata: data })
  const values = [JSON.stringify(account), made, auth.now().toISOString()]
  const kept = await askServer<Kept>(auth, 'select auth.sign_up_by_phone($1, $2, $3)', values)
  if (kept?.is_sent) await sendCode(auth, { phone, code, kind: 'sms', channel })
  return context.json(pendingUser(auth, { id: kept?.id, phone, data }))
}

// Made of what was asked alone, so that nothing in it differs for a number that has an account.
function pendingUser(
  auth: AuthService,
  { id, phone, data }: { id: string | undefined; phone: string; data: object },
) {
  const at = auth.now().toISOString()
  return {
    id: id ?? madeUpId(auth.keys, phone),
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: phone.slice(1),
    confirmation_sent_at: at,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: data,
    identities: [],
    is_anonymous: false,
    created_at: at,
    updated_at: at,
  }
}
