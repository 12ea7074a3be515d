// /admin/users: accounts, seen and changed by the secret key or an admin.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer, type User } from './auth-service.ts'
import { requireGoodPassword } from './password-policy.ts'
import { isKnownHash } from './passwords.ts'
import { check, emailField, idInPath, metadataField, passwordField, readBody } from './read-body.ts'

const durationUnits: Record<string, number> = { s: 1, m: 60, h: 3600 }
const banField = z
  .string()
  .regex(/^(none|(\d{1,9}(\.\d{1,3})?[hms])+)$/, 'A ban lasts "none" or a time such as 24h or 1h30m')
  .nullish()

const attributes = z.object({
  email: emailField.nullish(),
  password: passwordField.nullish(),
  password_hash: z.string().refine(isKnownHash, 'The password hash is neither argon2id nor bcrypt').nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataField.optional(),
  app_metadata: metadataField.optional(),
  ban_duration: banField,
})
type Attributes = z.output<typeof attributes>

const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  per_page: z.coerce.number().int().min(1).max(1000).catch(50),
})

export function listUsers(auth: AuthService): AuthHandler {
  return async context => {
    const { page, per_page: size } = check(paging, context.req.query())
    const [rows] = await asServer(auth, [
      {
        text: `select (select count(*) from auth.users), coalesce(json_agg(auth.user_json(id) order by created_at desc, id desc), '[]') from (
                 select id, created_at from auth.users order by created_at desc, id desc limit $1 offset $2
               ) as page`,
        values: [String(size), String((page - 1) * size)],
      },
    ])
    const [total, users] = rows?.[0] ?? []
    const last = Math.max(1, Math.ceil(Number(total) / size))
    context.header('x-total-count', total ?? '0')
    context.header('link', linksTo({ page, last, size }))
    return context.json({ users: JSON.parse(users ?? '[]'), aud: 'authenticated' })
  }
}

export function showUserById(auth: AuthService): AuthHandler {
  return async context => context.json(await readUser(auth, idInPath(context, 'id')))
}

export function createUser(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, attributes.extend({ email: emailField }))
    const account = {
      id: randomUUID(),
      email: asked.email,
      encrypted_password: await hashOf(auth, asked),
      app_metadata: asked.app_metadata,
      user_metadata: asked.user_metadata,
      is_confirmed: asked.email_confirm ?? false,
    }
    const values = [JSON.stringify(account), auth.now().toISOString()]
    const id = await askServer<string>(auth, 'select to_json(auth.make_account($1, $2))', values)
    if (!id)
      throw new AuthRefusal('email_exists', 'A user with this email address has already been registered')
    if (asked.ban_duration) await ban(auth, id, asked.ban_duration)
    return context.json(await readUser(auth, id))
  }
}

export function changeUser(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, attributes)
    const id = idInPath(context, 'id')
    const hash = await hashOf(auth, asked)
    const [rows] = await asServer(auth, changeStatements(auth, { asked, hash, id }))
    if (!rows?.length) throw new AuthRefusal('user_not_found', 'User not found')
    if (asked.ban_duration) await ban(auth, id, asked.ban_duration)
    return context.json(await readUser(auth, id))
  }
}

type Change = { asked: Attributes; hash: string | null; id: string }

function changeStatements(auth: AuthService, { asked, hash, id }: Change) {
  const change = {
    text: `update auth.users set email = coalesce($2, email), encrypted_password = coalesce($3, encrypted_password),
             email_confirmed_at = case when $4 = 'true' then coalesce(email_confirmed_at, $5) else email_confirmed_at end,
             raw_user_meta_data = raw_user_meta_data || coalesce($6::jsonb, '{}'),
             raw_app_meta_data = raw_app_meta_data || coalesce($7::jsonb, '{}')
           where id = $1 and deleted_at is null returning id`,
    values: [
      id,
      asked.email ?? null,
      hash,
      String(asked.email_confirm ?? false),
      auth.now().toISOString(),
      asked.user_metadata ? JSON.stringify(asked.user_metadata) : null,
      asked.app_metadata ? JSON.stringify(asked.app_metadata) : null,
    ],
  }
  const follow = {
    text: `update auth.identities set identity_data = identity_data || jsonb_build_object('email', users.email)
           from auth.users where users.id = $1 and identities.user_id = users.id and provider = 'email'`,
    values: [id],
  }
  return [change, follow, ...(hash ? [endSessions(id)] : [])]
}

const endSessions = (id: string) => ({ text: 'delete from auth.sessions where user_id = $1', values: [id] })

async function hashOf(auth: AuthService, { password, password_hash: hash }: Attributes) {
  if (!password) return hash ?? null
  requireGoodPassword(password, auth.settings.passwordMin)
  return auth.passwords.hash(password)
}

async function ban(auth: AuthService, id: string, duration: string) {
  const until =
    duration === 'none' ? null : new Date(auth.now().getTime() + secondsOf(duration) * 1000).toISOString()
  const keep = { text: 'update auth.users set banned_until = $2 where id = $1', values: [id, until] }
  await asServer(auth, until ? [keep, endSessions(id)] : [keep])
}

function secondsOf(duration: string) {
  const parts = duration.matchAll(/([\d.]+)([hms])/g)
  const seconds = [...parts].reduce(
    (sum, [, size, unit = 's']) => sum + Number(size) * (durationUnits[unit] ?? 1),
    0,
  )
  // A hundred years is for ever.
  return Math.min(seconds, 100 * 365 * 24 * 3600)
}

export async function readUser(auth: AuthService, id: string) {
  const user = await askServer<User>(auth, 'select auth.user_json($1)', [id])
  if (!user) throw new AuthRefusal('user_not_found', 'User not found')
  return user
}

function linksTo({ page, last, size }: { page: number; last: number; size: number }) {
  const link = (to: number, rel: string) => `</auth/v1/admin/users?page=${to}&per_page=${size}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
