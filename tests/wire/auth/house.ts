// The whole server in process, with a clock that the test sets and an outbox that it reads.
import { AuthClient } from '@supabase/auth-js'
import { createVisitCounter } from '#server/analytics/visit-counter.ts'
import { createApp } from '#server/app.ts'
import { createAuthService } from '#server/auth/create-auth-service.ts'
import { vaultOf } from '#server/auth/data-key.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import { createCallerReader } from '#server/auth/identify-caller.ts'
import { loadServerKeys } from '#server/auth/server-keys.ts'
import { readConfig } from '#server/config.ts'
import { createAddressReader } from '#server/http/caller-address.ts'
import { createDoor } from '#server/http/place.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { createLog } from '#server/log.ts'
import { createRest } from '#server/rest/handler.ts'
import type { Engine } from '#tests/engines.ts'

export const site = 'https://coastal.example'
export const goodPassword = 'blue wren on the stoep'

export type Mail = { template: string; recipient: string; payload: { link: string; code: string } }
export type House = Awaited<ReturnType<typeof openHouse>>

// Limits are loosened: those that are under test set their own scale.
export async function openHouse(engine: Engine, env: Record<string, string> = {}) {
  const config = readConfig({ SITE_URL: site, RATE_LIMIT_SCALE: '1000', ...env })
  const clock = { ms: Date.now() }
  const { database } = engine
  const vault = vaultOf('7'.repeat(64))
  const keys = await loadServerKeys(database, config)
  const lines: string[] = []
  const log = createLog('warn', line => lines.push(line))
  const now = () => new Date(clock.ms)
  const printed: string[] = []
  const announce = (line: string) => void printed.push(line)
  const auth = createAuthService({ database, keys, vault, config, log, now, announce })
  const blank = await storeAnswer({ body: '', type: 'text/html', cache: 'no-store', status: 404 })
  const page = await storeAnswer({ body: '<p>', type: 'text/html; charset=utf-8', cache: 'no-cache' })
  const visits = createVisitCounter({ database, log })
  const app = createApp({
    database,
    sessions: guardSessions(database),
    site: {
      find: path => (path === '/about' ? page : undefined),
      answerForm: async () => blank,
      notFound: () => blank,
      failed: async () => blank,
    },
    rest: createRest({ database: guardSessions(database), rateLimitScale: 1000 }),
    auth,
    door: createDoor({ publishableKey: keys.publishableKey, findToken: auth.verifyToken.find, log }),
    mailServer: { ...config, database, vault },
    newsletter: { ...config, database },
    identifyCaller: createCallerReader(keys, auth.verifyToken),
    readAddress: createAddressReader(config.trustedProxies),
    visits,
    log,
    siteUrl: site,
    dataDir: config.dataDir,
    isHttps: true,
    isDevelopment: false,
  })
  // As if from this address.
  const fetchFrom =
    (remoteAddress: string) =>
    async (url: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
      app.fetch(new Request(new URL(String(url), site), init), { incoming: { socket: { remoteAddress } } })
  const { routes } = app
  return {
    engine,
    auth,
    keys,
    vault,
    config,
    clock,
    // What the operator reads.
    lines,
    // What is printed past the log: SMS that nobody sends.
    printed,
    routes,
    visits,
    fetchFrom,
    fetch: fetchFrom('192.0.2.1'),
  }
}

export async function mailsTo(house: House, recipient: string): Promise<Mail[]> {
  const [rows] = await house.engine.database.tx({ role: 'backend' }, [
    {
      text: `select json_build_object('template', template, 'recipient', recipient, 'payload', payload)
             from public.mail_outbox where recipient = $1 order by created_at, id`,
      values: [recipient],
    },
  ])
  return (rows ?? []).map(([mail]) => JSON.parse(mail ?? 'null'))
}

export async function lastMailTo(house: House, recipient: string): Promise<Mail> {
  const mail = (await mailsTo(house, recipient)).at(-1)
  if (!mail) throw new Error(`No mail to ${recipient}`)
  return mail
}

export const tokenOf = (mail: Mail) => new URL(mail.payload.link).searchParams.get('token_hash') ?? ''

// An account of its own for each test.
let count = 0
export const newEmail = (name = 'ann') => `${name}-${process.pid}-${++count}@home.example`

// Signed up and confirmed, in a browser that is signed in.
export async function newMember(house: House, options: ClientOptions = {}) {
  const email = newEmail()
  const client = newClient(house, options)
  await client.signUp({ email, password: goodPassword })
  const { data } = await client.verifyOtp({
    token_hash: tokenOf(await lastMailTo(house, email)),
    type: 'signup',
  })
  if (!data.session || !data.user) throw new Error('The new member is not signed in')
  return { email, client, session: data.session, user: data.user }
}

// As a browser without JavaScript sends the page's form.
export async function pressButton(house: House, link: string) {
  const page = await (await house.fetch(link)).text()
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&amp;', '&'),
  ])
  const [, action = ''] = /action="([^"]*)"/.exec(page) ?? []
  return house.fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
}

// Where the button of a mail's page leads.
export async function follow(house: House, mail: Mail) {
  const answer = await pressButton(house, mail.payload.link)
  return new URL(answer.headers.get('location') ?? '')
}

// A bare request, for what the client would not say.
export function post(house: House, path: string, body: unknown, headers: Record<string, string> = {}) {
  return house.fetch(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: house.keys.publishableKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

// A browser of its own: storage, flow and address.
type ClientOptions = { flow?: 'pkce' | 'implicit'; key?: string; address?: string }

export function newClient(house: House, options: ClientOptions = {}) {
  const kept = new Map<string, string>()
  return new AuthClient({
    url: `${site}/auth/v1`,
    headers: {
      apikey: options.key ?? house.keys.publishableKey,
      ...(options.key && { Authorization: `Bearer ${options.key}` }),
    },
    fetch: options.address ? house.fetchFrom(options.address) : house.fetch,
    flowType: options.flow ?? 'implicit',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storage: {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: key => void kept.delete(key),
    },
  })
}
