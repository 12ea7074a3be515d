// A new phone number for an account: asked of the phone itself.
import { type AuthContext, type AuthService, askServer, type User } from './auth-service.ts'
import { limitNumber, makeSmsToken, sendCode } from './phone-codes.ts'
import type { Sms } from './sms.ts'

type Change = { phone: string; channel: Sms['channel'] }

export async function changePhone(auth: AuthService, context: AuthContext, { phone, channel }: Change) {
  const { user } = context.get('who')
  await limitNumber(auth, context, phone)
  const { made, code } = makeSmsToken(auth, { purpose: 'phone_change', phone })
  const values = [user.id, made, auth.now().toISOString()]
  const isSent = await askServer<boolean>(auth, 'select to_json(auth.begin_phone_change($1, $2, $3))', values)
  if (isSent) await sendCode(auth, { phone, code, kind: 'phone_change', channel, userId: user.id })
  return askServer<User>(auth, 'select auth.user_json($1)', [user.id])
}
