// POST /admin/generate_link: the link and the code of a mail, without the mail.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readUser } from './admin-users.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer } from './auth-service.ts'
import { makeToken, type Purpose, type TeamRole } from './one-time-token.ts'
import { requireGoodPassword } from './password-policy.ts'
import { emailField, metadataField, passwordField, readBody, teamRoleField } from './read-body.ts'
import { safeRedirect } from './redirects.ts'

const types = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

const wanted = z.object({
  type: z.enum(types, 'The type of link is not one we know'),
  email: emailField,
  new_email: emailField.nullish(),
  password: passwordField.nullish(),
  data: metadataField,
  redirect_to: z.string().max(2000).nullish(),
  role: teamRoleField,
})

type Prepared = {
  type: (typeof types)[number]
  email: string
  data: Record<string, unknown>
  redirectTo: string
  isMailed: boolean
  password?: string | null
  newEmail?: string | null
  invitedRole?: TeamRole | undefined
}

export function generateLink(auth: AuthService): AuthHandler {
  return async context => {
    const {
      type,
      email,
      new_email: newEmail,
      password,
      data,
      redirect_to: given,
      role,
    } = await readBody(context, wanted)
    const redirectTo = safeRedirect(context.req.query('redirect_to') ?? given, auth.settings)
    const link = await prepareLink(auth, {
      type,
      email,
      newEmail,
      password,
      data,
      redirectTo,
      isMailed: false,
      invitedRole: type === 'invite' ? (role ?? undefined) : undefined,
    })
    return context.json({
      ...(await readUser(auth, link.userId)),
      action_link: link.link,
      email_otp: link.code,
      hashed_token: link.token,
      redirect_to: redirectTo,
      verification_type: type,
    })
  }
}

export async function prepareLink(auth: AuthService, wanted: Prepared) {
  const { type: purpose, email, data, redirectTo, isMailed, password, newEmail, invitedRole } = wanted
  if (password) requireGoodPassword(password, auth.settings.passwordMin)
  const encryptedPassword = password ? await auth.passwords.hash(password) : null
  const userId = await findOrMake(auth, { purpose, email, data, encryptedPassword })
  const sentTo = purpose === 'email_change_new' ? newEmail : email
  if (!sentTo || (purpose.startsWith('email_change') && !newEmail))
    throw new AuthRefusal('validation_failed', 'A change of address requires new_email')
  const token = makeToken(auth, {
    purpose,
    email: sentTo,
    redirectTo,
    isMailed,
    encryptedPassword,
    metadata: data,
    newEmail: newEmail ?? undefined,
    invitedRole,
  })
  const at = auth.now().toISOString()
  await asServer(auth, [
    ...(newEmail ? [rememberChange(userId, newEmail, at)] : []),
    { text: 'select auth.issue_token($1, $2, $3)', values: [userId, JSON.stringify(token.made), at] },
  ])
  return { ...token, userId }
}

type Wanted = { purpose: Purpose; email: string; data: object; encryptedPassword: string | null }

// Sign-ups and invitations are for people without an account, the others for those with one.
async function findOrMake(auth: AuthService, { purpose, email, data, encryptedPassword }: Wanted) {
  const isForNew = purpose === 'signup' || purpose === 'invite'
  const account = {
    id: randomUUID(),
    email,
    user_metadata: data,
    encrypted_password: encryptedPassword,
    is_confirmed: false,
  }
  const values = [JSON.stringify(account), auth.now().toISOString()]
  const madeId = isForNew
    ? await askServer<string>(auth, 'select to_json(auth.make_account($1, $2))', values)
    : null
  if (madeId) return madeId
  const known = await askServer<{ id: string; isConfirmed: boolean }>(
    auth,
    `select json_build_object('id', id, 'isConfirmed', email_confirmed_at is not null)
     from auth.users where lower(email) = $1 and deleted_at is null`,
    [email],
  )
  if (!known) throw new AuthRefusal('user_not_found', 'User with this email not found')
  if (isForNew && known.isConfirmed)
    throw new AuthRefusal('email_exists', 'A user with this email address has already been registered')
  return known.id
}

// The other end's consent, given before, still counts when it is for the same address.
function rememberChange(userId: string, newEmail: string, at: string) {
  return {
    text: `update auth.users set email_change = $2, email_change_sent_at = $3,
             email_change_confirmed = case when email_change = $2 then email_change_confirmed else '{}' end
           where id = $1`,
    values: [userId, newEmail, at],
  }
}
