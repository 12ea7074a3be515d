// PUT /user: the account changes itself: what it tells about itself, its password, its address.
import { z } from 'zod'
import type { Statement } from '#server/database/database.ts'
import { AuthRefusal } from './auth-refusal.ts'
import {
  type AuthContext,
  type AuthHandler,
  type AuthService,
  asServer,
  type KeptSession,
} from './auth-service.ts'
import { changePassword } from './change-password.ts'
import { beginEmailChange } from './email-change.ts'
import { requireFullProof } from './guards.ts'
import { limitMail, limitOwnMail } from './limits.ts'
import { changePhone } from './phone-change.ts'
import { channelField, phoneField, requirePhone } from './phone-codes.ts'
import { emailField, flowFields, flowOf, metadataField, passwordField, readBody } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

const wanted = z.object({
  data: metadataField,
  email: emailField.nullish(),
  phone: phoneField.nullish(),
  channel: channelField,
  password: passwordField.nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().max(20).nullish(),
  ...flowFields,
})
type Wanted = z.output<typeof wanted>

export function updateUser(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, wanted)
    const { password, current_password: current, nonce } = asked
    const who = context.get('who')
    if (asked.phone) requirePhone(auth, 'Phone numbers cannot be changed here')
    if (who.user.is_sso_user && (asked.email || asked.phone || password))
      throw new AuthRefusal(
        'user_sso_managed',
        'Updating email, phone, password of a SSO account only possible via SSO',
      )
    if (asked.email || asked.phone || password) requireFullProof(who)
    const statements = [
      ...changeMetadata(who, asked),
      ...(password ? await changePassword(auth, who, { password, current, nonce }) : []),
      ...(await changeEmail(auth, context, asked)),
      { text: 'select auth.user_json($1)', values: [who.user.id] },
    ]
    const results = await asServer(auth, statements)
    if (asked.phone && `+${who.user.phone}` !== asked.phone)
      return context.json(await changePhone(auth, context, { phone: asked.phone, channel: asked.channel }))
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

async function changeEmail(auth: AuthService, context: AuthContext, asked: Wanted): Promise<Statement[]> {
  const { user } = context.get('who')
  if (!asked.email || asked.email === user.email.toLowerCase()) return []
  await limitMail(auth, asked.email)
  await limitOwnMail(auth, 'email change', user.id)
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
