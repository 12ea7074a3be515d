// POST /setup: the first admin, by the link that the server prints while there is none.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer, type KeptSession } from './auth-service.ts'
import { requireGoodPassword } from './password-policy.ts'
import { emailField, metadataField, passwordField, readBody } from './read-body.ts'
import { isSame, setupToken } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'

const wanted = z.object({
  token: z.string('A set-up token is required'),
  email: emailField,
  password: passwordField,
  data: metadataField,
})

export function setUpAdmin(auth: AuthService): AuthHandler {
  return async context => {
    const { token, email, password, data } = await readBody(context, wanted)
    if (!isSame(token, setupToken(auth.keys))) throw closed()
    requireGoodPassword(password, auth.settings.passwordMin)
    const encrypted_password = await auth.passwords.hash(password)
    const account = { id: randomUUID(), email, encrypted_password, user_metadata: data, is_confirmed: true }
    const { refreshToken, made } = newSession(auth, context)
    const values = [JSON.stringify(account), JSON.stringify(made), auth.now().toISOString()]
    const kept = await askServer<KeptSession>(auth, 'select auth.set_up_admin($1, $2, $3)', values)
    if (!kept) throw closed()
    return context.json(await sessionAnswer(auth, context, { kept, refreshToken }))
  }
}

// At the start: the owner's address becomes admin if it can; else answers the link to print while nobody is.
export async function prepareFirstAdmin(auth: AuthService): Promise<string | undefined> {
  const [, rows] = await asServer(auth, [
    { text: 'select auth.appoint_first_admin($1)', values: [auth.settings.adminEmail ?? null] },
    { text: `select 1 from public.user_roles where role = 'admin' limit 1` },
  ])
  if (rows?.length || auth.settings.adminEmail) return undefined
  return `${auth.settings.siteUrl}/auth?setup=${setupToken(auth.keys)}`
}

const closed = () =>
  new AuthRefusal('setup_closed', 'This set-up link is not valid, or an admin is there already')
