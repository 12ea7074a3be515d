// POST /signup. A known address gets the same answer as a new one; its owner is told by mail.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthHandler, type AuthService, askServer } from './auth-service.ts'
import { limitMail } from './limits.ts'
import { makeToken } from './one-time-token.ts'
import { requireGoodPassword } from './password-policy.ts'
import { emailField, flowFields, flowOf, metadataField, passwordField, readBody } from './read-body.ts'
import { safeRedirect } from './redirects.ts'
import { madeUpId } from './secrets.ts'
import { openSession } from './sessions.ts'
import { signUpAnonymously } from './signup-anonymous.ts'
import { signUpByPhone } from './signup-phone.ts'

const addressed = z.object({
  email: z.unknown().optional(),
  phone: z.unknown().optional(),
  data: metadataField,
})
const wanted = z.object({ email: emailField, password: passwordField, data: metadataField, ...flowFields })
type Wanted = z.output<typeof wanted>

export function signUp(auth: AuthService): AuthHandler {
  return async context => {
    const { email, phone, data } = await readBody(context, addressed)
    if (phone && !email) return signUpByPhone(auth, context)
    if (email == null || email === '') return signUpAnonymously(auth, context, data)
    const account = await readBody(context, wanted)
    requireGoodPassword(account.password, auth.settings.passwordMin)
    await limitMail(auth, account.email)
    const outcome = await keepAccount(auth, context, account)
    return auth.settings.autoconfirm
      ? context.json(await signInNow(auth, context, outcome))
      : context.json(pendingUser(auth, { ...account, id: outcome === 'exists' ? null : outcome }))
  }
}

// Answers the account's id, or 'exists' when the address has a confirmed one already.
async function keepAccount(
  auth: AuthService,
  context: AuthContext,
  { email, password, data, ...flow }: Wanted,
) {
  const encryptedPassword = await auth.passwords.hash(password)
  const account = {
    id: randomUUID(),
    email,
    encrypted_password: encryptedPassword,
    user_metadata: data,
    is_confirmed: auth.settings.autoconfirm,
  }
  const { made } = makeToken(auth, {
    purpose: 'signup',
    email,
    redirectTo: safeRedirect(context.req.query('redirect_to'), auth.settings),
    flow: flowOf(flow),
    encryptedPassword,
    metadata: data,
  })
  const values = [JSON.stringify(account), JSON.stringify(made), auth.now().toISOString()]
  return (await askServer<string>(auth, 'select to_json(auth.sign_up($1, $2, $3))', values)) ?? 'exists'
}

async function signInNow(auth: AuthService, context: AuthContext, outcome: string) {
  if (outcome === 'exists') throw new AuthRefusal('user_already_exists', 'User already registered')
  return openSession(auth, context, { userId: outcome, method: 'password' })
}

// Made of what was asked alone, so that nothing in it differs for an address that has an account.
function pendingUser(
  auth: AuthService,
  { id, email, data }: { id: string | null; email: string; data: object },
) {
  const at = auth.now().toISOString()
  return {
    id: id ?? madeUpId(auth.keys, email),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    is_anonymous: false,
    created_at: at,
    updated_at: at,
  }
}
