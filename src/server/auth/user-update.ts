// PUT /user: the account changes itself: what it tells about itself, its password, its address.
import { z } from 'zod'
import type { Statement } from '#server/database/database.ts'
import { AuthRefusal } from './auth-refusal.ts'
import {
  type AuthContext,
  type AuthHandler,
  type AuthService,
  askServer,
  asServer,
  type KeptSession,
} from './auth-service.ts'
import { beginEmailChange } from './email-change.ts'
import { requireFullProof } from './guards.ts'
import { limitMail } from './limits.ts'
import { requireGoodPassword } from './password-policy.ts'
import { emailField, flowFields, flowOf, metadataField, passwordField, readBody } from './read-body.ts'
import { requireNonce } from './reauthenticate.ts'
import { safeRedirect } from './redirects.ts'

const wanted = z.object({
  data: metadataField,
  email: emailField.nullish(),
  phone: z.unknown().optional(),
  password: passwordField.nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().max(20).nullish(),
  ...flowFields,
})
type Wanted = z.output<typeof wanted>

// After a day, being signed in no longer shows that it is still the same person.
const freshSeconds = 24 * 3600

export function updateUser(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, wanted)
    const who = context.get('who')
    if (asked.phone) throw new AuthRefusal('phone_provider_disabled', 'Phone numbers cannot be changed here')
    if (asked.email || asked.password) requireFullProof(who)
    const statements = [
      ...changeMetadata(who, asked),
      ...(await changePassword(auth, who, asked)),
      ...(await changeEmail(auth, context, asked)),
      { text: 'select auth.user_json($1)', values: [who.user.id] },
    ]
    const results = await asServer(auth, statements)
    return context.json(JSON.parse(results.at(-1)?.[0]?.[0] ?? 'null'))
  }
}

// Given keys replace, null removes, the rest stays.
function changeMetadata({ user }: KeptSession, { data }: Wanted): Statement[] {
  if (Object.keys(data).length === 0) return []
  const text = `update auth.users set raw_user_meta_data = (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(raw_user_meta_data || $2::jsonb) where value <> 'null'
    ) where id = $1`
  return [{ text, values: [user.id, JSON.stringify(data)] }]
}

async function changePassword(auth: AuthService, who: KeptSession, asked: Wanted): Promise<Statement[]> {
  const { password, current_password: current, nonce } = asked
  if (!password) return []
  requireGoodPassword(password, auth.settings.passwordMin)
  const kept = await askServer<string>(
    auth,
    'select to_json(encrypted_password) from auth.users where id = $1',
    [who.user.id],
  )
  if (current && !(await auth.passwords.matches(current, kept)))
    throw new AuthRefusal('invalid_credentials', 'The current password is not right')
  await requireFreshProof(auth, who, nonce)
  if (await auth.passwords.matches(password, kept))
    throw new AuthRefusal('same_password', 'New password should be different from the old password.')
  const hash = await auth.passwords.hash(password)
  return [
    { text: 'update auth.users set encrypted_password = $2 where id = $1', values: [who.user.id, hash] },
    // Whoever knew the old password is out.
    {
      text: 'delete from auth.sessions where user_id = $1 and id <> $2',
      values: [who.user.id, who.session_id],
    },
    {
      text: `delete from auth.one_time_tokens where user_id = $1 and purpose in ('recovery', 'magiclink')`,
      values: [who.user.id],
    },
  ]
}

async function requireFreshProof(
  auth: AuthService,
  { amr, user }: KeptSession,
  nonce: string | null | undefined,
) {
  if (nonce) return requireNonce(auth, user, nonce)
  const provedAt = Math.max(0, ...amr.map(proof => proof.timestamp))
  if (auth.now().getTime() / 1000 - provedAt > freshSeconds)
    throw new AuthRefusal('reauthentication_needed', 'Password update requires reauthentication')
}

async function changeEmail(auth: AuthService, context: AuthContext, asked: Wanted): Promise<Statement[]> {
  const { user } = context.get('who')
  if (!asked.email || asked.email === user.email.toLowerCase()) return []
  await limitMail(auth, 'email change', asked.email)
  await limitMail(auth, 'email change', user.id)
  const redirectTo = safeRedirect(context.req.query('redirect_to'), auth.settings)
  return [
    beginEmailChange(auth, {
      id: user.id,
      email: user.email,
      newEmail: asked.email,
      redirectTo,
      flow: flowOf(asked),
    }),
  ]
}
