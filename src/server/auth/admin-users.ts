// /admin/users: accounts, seen and changed by the secret key or an admin.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import {
  type AuthContext,
  type AuthHandler,
  type AuthService,
  askServer,
  asServer,
  type User,
} from './auth-service.ts'
import { requireGoodPassword } from './password-policy.ts'
import { isKnownHash } from './passwords.ts'
import { phoneField } from './phone-codes.ts'
import { emailField, idInPath, metadataField, passwordField, readBody } from './read-body.ts'

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
  phone: phoneField.nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField.optional(),
  app_metadata: metadataField.optional(),
  ban_duration: banField,
})
type Attributes = z.output<typeof attributes>

const mostPerPage = 1000

export function listUsers(auth: AuthService): AuthHandler {
  return async context => {
    const page = Math.max(1, countIn(context, 'page') ?? 1)
    const size = Math.min(countIn(context, 'per_page') ?? 50, mostPerPage)
    if (size === 0) throw badPaging('per_page must be greater than 0')
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

// An empty one is what the clients send for none; the words are those of the public service.
function countIn(context: AuthContext, name: 'page' | 'per_page'): number | undefined {
  const text = context.req.query(name)
  if (!text) return undefined
  if (!/^\d+$/.test(text))
    throw badPaging(`strconv.ParseUint: parsing "${text.slice(0, 50)}": invalid syntax`)
  if (text.length > 12)
    throw badPaging(`strconv.ParseUint: parsing "${text.slice(0, 50)}": value out of range`)
  return Number(text)
}

const badPaging = (fault: string) =>
  new AuthRefusal('validation_failed', `Bad Pagination Parameters: ${fault}`)

export function showUserById(auth: AuthService): AuthHandler {
  return async context => context.json(await readUser(auth, idInPath(context, 'id')))
}

export function createUser(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, attributes)
    if (!asked.email && !asked.phone)
      throw new AuthRefusal('validation_failed', 'Cannot create a user without either an email or phone')
    const account = {
      id: randomUUID(),
      email: asked.email ?? null,
      phone: asked.phone ?? null,
      encrypted_password: await hashOf(auth, asked),
      app_metadata: asked.app_metadata,
      user_metadata: asked.user_metadata,
      is_confirmed: asked.email_confirm ?? false,
      is_phone_confirmed: asked.phone_confirm ?? false,
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
  const at = auth.now().toISOString()
  const change = {
    text: `update auth.users set email = coalesce($2, email), encrypted_password = coalesce($3, encrypted_password),
             email_confirmed_at = case when $4 = 'true' then coalesce(email_confirmed_at, $5) else email_confirmed_at end,
             phone = coalesce($6, phone),
             phone_confirmed_at = case when $7 = 'true' then coalesce(phone_confirmed_at, $5) else phone_confirmed_at end,
             raw_user_meta_data = raw_user_meta_data || coalesce($8::jsonb, '{}'),
             raw_app_meta_data = raw_app_meta_data || coalesce($9::jsonb, '{}')
           where id = $1 and deleted_at is null returning id`,
    values: [
      id,
      asked.email ?? null,
      hash,
      String(asked.email_confirm ?? false),
      at,
      asked.phone ?? null,
      String(asked.phone_confirm ?? false),
      asked.user_metadata ? JSON.stringify(asked.user_metadata) : null,
      asked.app_metadata ? JSON.stringify(asked.app_metadata) : null,
    ],
  }
  return [
    change,
    ...(asked.email || asked.phone ? followStatements(id, at) : []),
    ...(hash ? [endSessions(id)] : []),
  ]
}

// The identities say the same as the account, and an address or number that is new gets one of its own.
function followStatements(id: string, at: string) {
  const identities = {
    text: `insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
           select id, way.name, id, jsonb_build_object('sub', id, way.name, ltrim(way.value, '+')), $2, $2
           from auth.users cross join lateral (values ('email', email), ('phone', phone)) as way(name, value)
           where id = $1 and way.value is not null and deleted_at is null
           on conflict (provider, provider_id) do update set identity_data = identities.identity_data || excluded.identity_data`,
    values: [id, at],
  }
  return [identities, { text: 'select auth.follow_identities($1)', values: [id] }]
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
