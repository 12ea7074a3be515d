// POST /token?grant_type=password
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, asServer } from './auth-service.ts'
import { limitGuesses } from './known-device.ts'
import { weaknessOf } from './password-policy.ts'
import { isOutdatedHash } from './passwords.ts'
import { phoneField, requirePhone } from './phone-codes.ts'
import { check, passwordField, readBody } from './read-body.ts'
import { openSession } from './sessions.ts'

const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254).nullish(),
  phone: z.unknown().optional(),
  password: passwordField,
})

type Account = { id: string; kept: string | null; isConfirmed: boolean; isBanned: boolean }

export async function signInWithPassword(auth: AuthService, context: AuthContext) {
  const { email, phone, password } = await readBody(context, credentials)
  if (!email && !phone) throw new AuthRefusal('validation_failed', 'missing email or phone')
  if (!email) requirePhone(auth)
  const name = email ? { email } : { phone: check(phoneField, phone) }
  const account = await findAccount(auth, name)
  await limitGuesses(auth, context, { email: name.email ?? name.phone, userId: account?.id })
  const isRight = await auth.passwords.matches(password, account?.kept ?? null)
  if (!account || !isRight || (!account.isConfirmed && !(email && auth.settings.autoconfirm)))
    throw wrongCredentials()
  if (!account.isConfirmed) throw new AuthRefusal('email_not_confirmed', 'Email not confirmed')
  if (account.isBanned) throw new AuthRefusal('user_banned', 'User is banned')
  if (account.kept && isOutdatedHash(account.kept)) await rehash(auth, account, password)
  const session = await openSession(auth, context, { userId: account.id, method: 'password' })
  const weakness = weaknessOf(password, auth.settings.passwordMin)
  return context.json(weakness ? { ...session, weak_password: weakness } : session)
}

// The same for an unconfirmed address: a stranger who signs up with a password knows that it is right if the address is
// new, and another answer would tell them so. With AUTH_AUTOCONFIRM the sign-up itself tells.
const wrongCredentials = () => new AuthRefusal('invalid_credentials', 'Invalid login credentials')

type Name = { email: string; phone?: never } | { phone: string; email?: never }

function findAccount(auth: AuthService, { email, phone }: Name) {
  return askServer<Account>(
    auth,
    `select json_build_object('id', id, 'kept', encrypted_password,
       'isConfirmed', ${phone ? 'phone' : 'email'}_confirmed_at is not null,
       'isBanned', coalesce(banned_until > $2, false))
     from auth.users where ${phone ? 'phone' : 'lower(email)'} = $1 and deleted_at is null`,
    [email ?? phone, auth.now().toISOString()],
  )
}

async function rehash(auth: AuthService, { id, kept }: Account, password: string) {
  await asServer(auth, [
    {
      text: 'update auth.users set encrypted_password = $1 where id = $2 and encrypted_password = $3',
      values: [await auth.passwords.hash(password), id, kept],
    },
  ])
}
