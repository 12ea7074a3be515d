// GET /reauthenticate: a code by mail or SMS, with which someone who does not know the old password may change it.
import { AuthRefusal } from './auth-refusal.ts'
import {
  type AuthContext,
  type AuthHandler,
  type AuthService,
  askServer,
  asServer,
  type User,
} from './auth-service.ts'
import { limitOwnMail } from './limits.ts'
import { makeToken } from './one-time-token.ts'
import { limitNumber, makeSmsToken, sendCode } from './phone-codes.ts'
import { hashCode } from './secrets.ts'

export function reauthenticate(auth: AuthService): AuthHandler {
  return async context => {
    const { user } = context.get('who')
    if (!user.email && user.phone && auth.sendSms) return reauthenticateByPhone(auth, context)
    if (!user.email)
      throw new AuthRefusal(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
        { status: 422 },
      )
    await limitOwnMail(auth, 'reauthentication', user.id)
    const { made } = makeToken(auth, { purpose: 'reauthentication', email: user.email })
    await asServer(auth, [
      {
        text: 'select auth.issue_token($1, $2, $3)',
        values: [user.id, JSON.stringify(made), auth.now().toISOString()],
      },
    ])
    return context.json({})
  }
}

async function reauthenticateByPhone(auth: AuthService, context: AuthContext) {
  const { user } = context.get('who')
  const phone = `+${user.phone}`
  await limitNumber(auth, context, phone)
  const { made, code } = makeSmsToken(auth, { purpose: 'reauthentication', phone })
  const values = [user.id, made, auth.now().toISOString()]
  await asServer(auth, [{ text: 'select auth.issue_token($1, $2, $3)', values }])
  await sendCode(auth, { phone, code, kind: 'reauthentication', channel: 'sms', userId: user.id })
  return context.json({})
}

export async function requireNonce(auth: AuthService, user: User, nonce: string) {
  const email = user.email || `+${user.phone}`
  const given = { email, code_hash: hashCode(auth.keys, email, nonce), purposes: ['reauthentication'] }
  const isTaken = await askServer<boolean>(auth, 'select to_json((auth.take_token($1, $2)).id is not null)', [
    JSON.stringify(given),
    auth.now().toISOString(),
  ])
  if (!isTaken) throw new AuthRefusal('reauthentication_not_valid', 'Nonce has expired or is invalid')
}
