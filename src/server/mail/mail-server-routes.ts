// The mail server in the console: read, set, taken away and tried by admins. The password goes in and never comes out.
import { type Context, Hono } from 'hono'
import { mailServerWords } from '#content/mail-server.ts'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import {
  isOwnMachine,
  type MailServerSetting,
  type MailServerState,
  mailServerSchema,
  smtpPorts,
} from '#domain/mail-server.ts'
import type { Vault } from '#server/auth/data-key.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import { hitRateLimit } from '#server/http/rate-limit.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import {
  fixedMailServer,
  type KeptMailServer,
  mailServerOf,
  openPassword,
  readKeptServer,
  sealedFor,
} from './mail-server.ts'
import { environmentState, noMailServer } from './mail-server-state.ts'
import { testMailServer } from './test-mail-server.ts'

export type MailServerParts = {
  database: Database
  vault: Vault
  smtpUrl: string | undefined
  mailFrom: string | undefined
  smtpPorts: number[]
  siteUrl: string
  rateLimitScale: number
}
type Parts = { sessions: Database; identifyCaller: IdentifyCaller; mailServer: MailServerParts }
type Env = { Variables: ServerEnv['Variables'] & { caller: Caller } }
type Given = { setting: MailServerSetting; seen: string | null }

const testsAtOnce = 10
const testSeconds = 600
const refusals = mailServerWords.refusals

export function createMailServerRoutes({ sessions, identifyCaller, mailServer: parts }: Parts) {
  const routes = new Hono<Env>()

  routes.use(async (c, next) => {
    const caller = await identifyCaller(c.req.raw.headers)
    try {
      await sessions.tx(caller, [{ text: 'select public.mail_server()' }], { readOnly: true })
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === '42501')) throw error
      return refuse(c, { code: '42501', message: refusals.notAdmin }, 403)
    }
    c.set('caller', caller)
    await next()
  })

  routes.get('/', async c => c.json(await readState(parts)))

  routes.put('/', async c => {
    if (parts.smtpUrl) return refuse(c, { code: 'set_elsewhere', message: refusals.environment }, 409)
    const given = await readGiven(c, parts)
    if (given instanceof Response) return given
    const kept = await readKeptServer(parts.database)
    const sealed = sealPassword(given.setting, kept, parts.vault)
    if (sealed === 'type again') return refuseField(c, 'password', refusals.typeAgain)
    const row = { ...given.setting, username: given.setting.username || null, sealed_password: sealed }
    return (await keep(c, parts, { row, seen: given.seen })) ?? c.json(await readState(parts))
  })

  routes.delete('/', async c => {
    if (parts.smtpUrl) return refuse(c, { code: 'set_elsewhere', message: refusals.environment }, 409)
    const { seen } = await bodyOf(c)
    return (await keep(c, parts, { row: null, seen: textOrNull(seen) })) ?? c.json(await readState(parts))
  })

  routes.post('/test', async c => {
    const recipient = JSON.parse(c.get('caller').claims ?? '{}').email
    if (!recipient) return refuse(c, { code: 'no_address', message: refusals.noAddress }, 422)
    if (!(await mayTest(parts, recipient)))
      return refuse(c, { code: 'rate_limited', message: refusals.tooMany }, 429)
    const server = parts.smtpUrl ? await fixedMailServer(parts)() : await givenServer(c, parts)
    if (server instanceof Response) return server
    if (!server) return refuseField(c, 'password', refusals.typeAgain)
    return c.json(await testMailServer({ server, recipient, siteUrl: parts.siteUrl }))
  })

  return routes
}

async function givenServer(c: Context<Env>, parts: MailServerParts) {
  const given = await readGiven(c, parts)
  if (given instanceof Response) return given
  const password = given.setting.password || (await keptPassword(given.setting, parts))
  if (password === null) return refuseField(c, 'password', refusals.typeAgain)
  return mailServerOf({ ...given.setting, username: given.setting.username || null }, password)
}

// For the host and the user that it was typed for, or not at all.
async function keptPassword(setting: MailServerSetting, { database, vault }: MailServerParts) {
  const kept = await readKeptServer(database)
  if (!kept?.sealed_password || !setting.username) return undefined
  return isFor(setting, kept) ? openPassword(kept, vault) : null
}

const isFor = (setting: MailServerSetting, kept: KeptMailServer) =>
  kept.host === setting.host && kept.username === setting.username

function sealPassword(setting: MailServerSetting, kept: KeptMailServer | undefined, vault: Vault) {
  if (!setting.username) return null
  if (setting.password) return vault.seal(setting.password, sealedFor(setting))
  if (!kept?.sealed_password) return null
  return isFor(setting, kept) ? kept.sealed_password : 'type again'
}

async function readGiven(c: Context<Env>, parts: MailServerParts): Promise<Given | Response> {
  const body = await bodyOf(c)
  const checked = mailServerSchema.safeParse(body)
  if (!checked.success) {
    const [[field, message] = ['', '']] = Object.entries(fieldErrorsOf(checked.error))
    return refuseField(c, field, message)
  }
  const setting = checked.data
  if (![...smtpPorts, ...parts.smtpPorts].includes(setting.port)) return refuseField(c, 'port', refusals.port)
  if (setting.password && !setting.username) return refuseField(c, 'username', refusals.noUser)
  if (setting.username && setting.security === 'none' && !isOwnMachine(setting.host))
    return refuseField(c, 'security', refusals.inClear)
  return { setting, seen: textOrNull(body.seen) }
}

type Change = { row: object | null; seen: string | null }

// In the server's name, so that only a sealed password gets in; with the caller's claims, so that it is on record who.
async function keep(c: Context<Env>, { database }: MailServerParts, { row, seen }: Change) {
  const { password: _, ...kept } = (row ?? {}) as Record<string, unknown>
  const text = 'select public.keep_mail_server($1::jsonb, $2::timestamptz)'
  const values = [row && JSON.stringify(kept), seen]
  const [[[isKept] = []] = []] = await database.tx({ ...c.get('caller'), role: 'backend' }, [
    { text, values },
  ])
  if (isKept !== 't') return refuse(c, { code: 'changed_meanwhile', message: refusals.changed }, 409)
}

async function readState(parts: MailServerParts): Promise<MailServerState> {
  const { smtpUrl, mailFrom, vault, database } = parts
  if (smtpUrl) return environmentState(smtpUrl, mailFrom)
  const kept = await readKeptServer(database)
  if (!kept) return noMailServer
  const { sealed_password: sealed, ...told } = kept
  return {
    source: 'console',
    ...told,
    has_password: sealed !== null,
    is_locked: openPassword(kept, vault) === null,
  }
}

async function mayTest({ database, rateLimitScale }: MailServerParts, who: string) {
  const most = Math.ceil(testsAtOnce * rateLimitScale)
  const hit = { form: 'mail server test', who, most, seconds: testSeconds }
  return (await hitRateLimit(database, hit)) === undefined
}

const bodyOf = async (c: Context<Env>): Promise<Record<string, unknown>> =>
  Object(await c.req.json().catch(() => ({})))
const textOrNull = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null

const refuseField = (c: Context<Env>, field: string, message: string) =>
  refuse(c, { code: 'wrong_field', message, details: field }, 422)

function refuse(
  c: Context<Env>,
  { details = null, ...about }: { code: string; message: string; details?: string | null },
  status: 403 | 409 | 422 | 429,
) {
  return c.json({ ...about, details, hint: null }, status)
}
