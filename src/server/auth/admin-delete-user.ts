// DELETE /admin/users/{id}: gone, or kept without a name where rows of the business still point to it.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, asServer } from './auth-service.ts'
import { idInPath, readBody } from './read-body.ts'

const wanted = z.object({ should_soft_delete: z.boolean().nullish() })

export function deleteUser(auth: AuthService): AuthHandler {
  return async context => {
    const { should_soft_delete: isSoft } = await readBody(context, wanted)
    const id = idInPath(context, 'id')
    const [rows] = await asServer(
      auth,
      isSoft
        ? closeAccount(auth, id)
        : [{ text: 'delete from auth.users where id = $1 returning 1', values: [id] }],
    )
    if (!rows?.length) throw new AuthRefusal('user_not_found', 'User not found')
    return context.json({})
  }
}

function closeAccount(auth: AuthService, id: string) {
  const forget = {
    text: `update auth.users set email = null, phone = null, encrypted_password = null, email_change = null, phone_change = null,
             raw_user_meta_data = '{}', deleted_at = $2
           where id = $1 returning 1`,
    values: [id, auth.now().toISOString()],
  }
  const tables = [
    'auth.sessions',
    'auth.one_time_tokens',
    'auth.mfa_factors',
    'auth.webauthn_credentials',
    'auth.identities',
    'public.user_roles',
  ]
  return [forget, ...tables.map(table => ({ text: `delete from ${table} where user_id = $1`, values: [id] }))]
}
