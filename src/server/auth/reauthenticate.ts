// GET /reauthenticate: a code by mail, with which someone who does not know the old password may change it.
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer, type User } from './auth-service.ts'
import { limitOwnMail } from './limits.ts'
import { makeToken } from './one-time-token.ts'
import { hashCode } from './secrets.ts'

export function reauthenticate(auth: AuthService): AuthHandler {
  return async context => {
    const { user } = context.get('who')
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

export async function requireNonce(auth: AuthService, { email }: User, nonce: string) {
  const given = { email, code_hash: hashCode(auth.keys, email, nonce), purposes: ['reauthentication'] }
  const isTaken = await askServer<boolean>(auth, 'select to_json((auth.take_token($1, $2)).id is not null)', [
    JSON.stringify(given),
    auth.now().toISOString(),
  ])
  if (!isTaken) throw new AuthRefusal('reauthentication_not_valid', 'Nonce has expired or is invalid')
}
