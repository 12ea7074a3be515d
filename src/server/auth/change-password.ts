// An account changes its own password: the caller must know the old one or have just proved who they are.
import type { Statement } from '#server/database/database.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { limitAccount, perAccount } from './limits.ts'
import { requireGoodPassword } from './password-policy.ts'
import { requireNonce } from './reauthenticate.ts'

type PasswordChange = { password: string; current?: string | null; nonce?: string | null }

const minute = 60
// People who come by a link in a mail come to choose a password, and may take a while. Others must prove who they are.
const mailedSeconds = 60 * minute
const freshSeconds = 10 * minute
const mailedMethods = ['recovery', 'invite', 'otp']

export async function changePassword(
  auth: AuthService,
  who: KeptSession,
  asked: PasswordChange,
): Promise<Statement[]> {
  const { id } = who.user
  requireGoodPassword(asked.password, auth.settings.passwordMin)
  const kept = await askServer<string>(
    auth,
    'select to_json(encrypted_password) from auth.users where id = $1',
    [id],
  )
  await requireProof(auth, { who, asked, kept })
  if (await auth.passwords.matches(asked.password, kept))
    throw new AuthRefusal('same_password', 'New password should be different from the old password.')
  const hash = await auth.passwords.hash(asked.password)
  return [
    { text: 'update auth.users set encrypted_password = $2 where id = $1', values: [id, hash] },
    // Everybody who knew the old password is signed out.
    { text: 'delete from auth.sessions where user_id = $1 and id <> $2', values: [id, who.session_id] },
    {
      text: `delete from auth.one_time_tokens where user_id = $1 and purpose in ('recovery', 'magiclink')`,
      values: [id],
    },
    { text: `select auth.note_account_change($1, 'password-changed')`, values: [id] },
  ]
}

type Proving = { who: KeptSession; asked: PasswordChange; kept: string | null }

async function requireProof(auth: AuthService, { who, asked, kept }: Proving) {
  if (asked.nonce) return requireNonce(auth, who.user, asked.nonce)
  if (asked.current) return requireCurrent(auth, { who, current: asked.current, kept })
  const seconds = auth.now().getTime() / 1000
  const isFresh = who.amr.some(
    ({ method, timestamp }) =>
      seconds - timestamp <= (mailedMethods.includes(method) ? mailedSeconds : freshSeconds),
  )
  if (!isFresh) throw new AuthRefusal('reauthentication_needed', 'Password update requires reauthentication')
}

// Somebody who found a browser signed in must not find out the password there.
async function requireCurrent(
  auth: AuthService,
  { who, current, kept }: { who: KeptSession; current: string; kept: string | null },
) {
  await limitAccount(auth, perAccount.currentPassword, who.user.id)
  if (!(await auth.passwords.matches(current, kept)))
    throw new AuthRefusal('invalid_credentials', 'The current password is not right')
}
