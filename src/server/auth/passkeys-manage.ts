// /passkeys and /admin/users/{id}/passkeys: the keys that somebody has, seen, named and taken away.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer } from './auth-service.ts'
import { requireFullProof } from './guards.ts'
import { idInPath, readBody } from './read-body.ts'

const wanted = z.object({
  friendly_name: z
    .string('friendly_name is required')
    .trim()
    .min(1, 'friendly_name is required')
    .max(120, 'friendly_name must be 120 characters or less'),
})

export function listPasskeys(auth: AuthService): AuthHandler {
  return async context => context.json(await passkeysOf(auth, context.get('who').user.id))
}

export function listPasskeysOf(auth: AuthService): AuthHandler {
  return async context => context.json(await passkeysOf(auth, idInPath(context, 'id')))
}

export function renamePasskey(auth: AuthService): AuthHandler {
  return async context => {
    const id = idInPath(context, 'id')
    const { friendly_name: name } = await readBody(context, wanted)
    const who = context.get('who')
    requireFullProof(who)
    const [, rows] = await asServer(auth, [
      {
        text: `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
               where id = $1 and user_id = $2 and factor_id is null`,
        values: [id, who.user.id, name, auth.now().toISOString()],
      },
      {
        text: 'select auth.passkey_json(id) from auth.webauthn_credentials where id = $1 and user_id = $2',
        values: [id, who.user.id],
      },
    ])
    const renamed = rows?.[0]?.[0]
    if (!renamed) throw notFound()
    return context.json(JSON.parse(renamed))
  }
}

export function removePasskey(auth: AuthService): AuthHandler {
  return async context => {
    const who = context.get('who')
    requireFullProof(who)
    const values = [idInPath(context, 'id'), who.user.id]
    const text = 'select to_json(auth.remove_own_passkey($1, $2))'
    if (!(await askServer<boolean>(auth, text, values))) throw notFound()
    return context.body(null, 204)
  }
}

export function removePasskeyOf(auth: AuthService): AuthHandler {
  return async context => {
    const values = [idInPath(context, 'passkeyId'), idInPath(context, 'id')]
    const isRemoved = await askServer<boolean>(auth, 'select to_json(auth.remove_passkey($1, $2))', values)
    if (!isRemoved) throw notFound()
    return context.body(null, 204)
  }
}

async function passkeysOf(auth: AuthService, userId: string) {
  const text = `select coalesce(json_agg(auth.passkey_json(id) order by created_at, id), '[]')
    from auth.webauthn_credentials where user_id = $1 and factor_id is null`
  return (await askServer<object[]>(auth, text, [userId])) ?? []
}

const notFound = () => new AuthRefusal('validation_failed', 'Passkey not found', { status: 404 })
