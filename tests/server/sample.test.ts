// The sample month: made once, for admins, in a place of its own. Nothing of it reaches the business, nor the other way.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleWords } from '#content/sample-words.ts'
import { unpackBackup } from '#server/backup/archive.ts'
import { createSampleDesk } from '#server/sample/sample-desk.ts'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

const password = 'blue wren on the stoep'
// In the long run the month is whole, and made while three other files keep the machine busy.
const monthMs = limit(process.env.EVERYTHING ? 300_000 : 90_000)
const soon = { timeout: monthMs, interval: 250 }
vi.setConfig({ testTimeout: monthMs + limit(60_000), hookTimeout: monthMs + limit(60_000) })
const { refusals } = sampleWords

let server: ServerProcess
let owner: Person
let staff: Person

type Person = { id: string; token: string }

const dataDir = mkdtempSync(join(tmpdir(), 'sample-'))
let foundAtStart: string[]

beforeAll(async () => {
  await endWhileMaking()
  const like = process.env.EVERYTHING ? 'tests' : 'with a short sample'
  server = await startSite(settings, { like })
  foundAtStart = foldersOf(dataDir)
  owner = await signedIn('owner@fynbos.example', 'admin')
  staff = await signedIn('staff@fynbos.example', 'staff')
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '100' }

// On the folder that the server of these tests then starts on.
async function endWhileMaking() {
  server = await startSite(settings, { like: 'without pages' })
  owner = await signedIn('owner@fynbos.example', 'admin')
  await ask('/sample', { method: 'POST', as: owner })
  await vi.waitFor(() => expect(foldersOf(dataDir)).toHaveLength(1), soon)
  await server.stop('SIGKILL')
}

async function signedIn(email: string, role: string): Promise<Person> {
  const key = { apikey: server.secretKey, Authorization: `Bearer ${server.secretKey}` }
  const client = (headers = {}) =>
    new AuthClient({ url: `${server.url}/auth/v1`, headers, persistSession: false, autoRefreshToken: false })
  await client(key).admin.createUser({ email, password, email_confirm: true })
  const { data } = await client().signInWithPassword({ email, password })
  const { access_token: token = '', user } = data.session ?? {}
  const id = user?.id ?? ''
  await server.tables.from('user_roles').insert({ user_id: id, role }).throwOnError()
  return { id, token }
}

const ask = (path: string, { as, ...init }: RequestInit & { as?: Person } = {}) =>
  fetch(`${server.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...(init.headers as object) },
  })

const stateOf = async () => (await ask('/sample', { as: owner })).json()

// One that has failed will not be ready however long one waits.
async function untilReady() {
  await expect.poll(async () => (await stateOf()).state, soon).not.toBe('preparing')
  expect(await stateOf()).toEqual({ state: 'ready' })
}

async function goIn(): Promise<{ cookie: string; key: string }> {
  await ask('/sample', { method: 'POST', as: owner })
  await untilReady()
  const entered = await ask('/sample/enter', { method: 'POST', as: owner })
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';')
  const page = await (await ask('/', { headers: { cookie } })).text()
  const [, key = ''] = /publishable-key" content="([^"]+)"/.exec(page) ?? []
  return { cookie, key }
}

const tablesOf = (headers: Record<string, string>) =>
  new PostgrestClient(`${server.url}/rest/v1`, { headers })
const inSample = ({ cookie, key }: { cookie: string; key: string }, as = owner) =>
  tablesOf({ cookie, apikey: key, Authorization: `Bearer ${as.token}` })

const foldersOf = (dataDir: string) => readdirSync(dataDir).filter(name => name.startsWith('sample-'))
const end = (cookie: string) =>
  ask('/sample/end', { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } })

test('a server that is ended while it is made leaves nothing behind, and starts without it', async () => {
  expect(foundAtStart).toEqual([])
  expect(await stateOf()).toEqual({ state: 'none' })
})

test('is for admins: staff and visitors neither see, make, enter nor end it', async () => {
  for (const [method, path] of [
    ['GET', '/sample'],
    ['POST', '/sample'],
    ['DELETE', '/sample'],
    ['POST', '/sample/enter'],
  ] as const) {
    expect((await ask(path, { method, as: staff })).status).toBe(403)
    expect((await ask(path, { method })).status).toBe(401)
  }
  expect(foldersOf(server.dataDir)).toEqual([])
})

test('asked for twice at once it is made once, and tells how far it has come', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask('/sample', { method: 'POST', as: owner })))
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await stateOf()).toMatchObject({ state: 'preparing' })
  expect((await ask('/sample/enter', { method: 'POST', as: owner })).status).toBe(409)
  await untilReady()
  expect(foldersOf(server.dataDir)).toHaveLength(1)
})

test('every page of it is marked and kept nowhere; every other visitor sees the real ones', async () => {
  const { cookie, key } = await goIn()
  for (const path of ['/', '/booking', '/crm', '/admin/start', '/no-such-page']) {
    const answer = await ask(path, { headers: { cookie } })
    const html = await answer.text()
    expect(html).toContain('class="sample-ribbon"')
    expect(html).toContain('content="noindex"')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const real = await (await ask(path)).text()
    expect(real).not.toMatch(/sample/i)
    expect(real).not.toContain(key)
  }
  expect((await ask('/?sample=abc')).status).toBe(200)
  const forged = { cookie: `${cookie.split('=')[0]}=${randomUUID()}` }
  expect(await (await ask('/', { headers: forged })).text()).not.toMatch(/sample/i)
})

test('a month is in there, and not a row of it in the business', async () => {
  const sample = inSample(await goIn())
  const countIn = async (tables: PostgrestClient, table: string) =>
    (await tables.from(table).select('id').throwOnError()).data?.length ?? 0
  for (const table of [
    'customers',
    'bookings',
    'service_invoices',
    'payments',
    'contact_messages',
    'quotes',
  ]) {
    expect(await countIn(sample, table)).toBeGreaterThan(0)
    expect(await countIn(server.tables, table)).toBe(0)
  }
  expect((await sample.rpc('next_invoice_number')).data).not.toBe(null)
  expect((await sample.from('mail_outbox').select('id')).data).toEqual([])
})

test('what a visitor sends meanwhile arrives in the business, and what the owner tries stays in the sample', async () => {
  const looking = await goIn()
  const sample = inSample(looking)
  const row = (name: string) => ({
    id: randomUUID(),
    name,
    email: 'zinzi@mail.example',
    message: 'Do you clean ovens?',
  })
  await tablesOf({}).from('contact_messages').insert(row('Zinzi')).throwOnError()
  await tablesOf({ cookie: looking.cookie, apikey: looking.key })
    .from('contact_messages')
    .insert(row('Tried'))
    .throwOnError()
  await sample
    .from('customers')
    .insert({ first_name: 'Tried', last_name: 'Out', user_id: owner.id })
    .throwOnError()
  // A tab of the business that is open meanwhile sends the same cookie.
  const real = tablesOf({ cookie: looking.cookie, Authorization: `Bearer ${owner.token}` })
  await real
    .from('customers')
    .insert({ first_name: 'Real', last_name: 'One', user_id: owner.id })
    .throwOnError()
  const form = { headers: { cookie: looking.cookie, 'sec-fetch-site': 'same-origin' }, method: 'POST' }
  const typed = (name: string) => new URLSearchParams(row(name) as Record<string, string>)
  await ask('/contact', { ...form, body: typed('From a real tab') })

  const names = async (tables: PostgrestClient, table: string, column: string) =>
    ((await tables.from(table).select(column).throwOnError()).data ?? []).map(
      found => Object.values(found)[0],
    )
  expect((await names(server.tables, 'contact_messages', 'name')).sort()).toEqual([
    'From a real tab',
    'Zinzi',
  ])
  expect(await names(server.tables, 'customers', 'first_name')).toEqual(['Real'])
  expect(await names(sample, 'contact_messages', 'name')).toContain('Tried')
  expect(await names(sample, 'customers', 'first_name')).not.toContain('Real')
})

test('nothing leaves it: no mail, no backup; and its papers and files say what they are', async () => {
  const looking = await goIn()
  const headers = { cookie: looking.cookie, apikey: looking.key }
  for (const [method, path] of [
    ['GET', '/functions/v1/backup'],
    ['PUT', '/mail-server'],
    ['POST', '/mail-server/test'],
  ] as const)
    expect((await ask(path, { method, as: owner, headers })).status).toBe(409)
  const invited = { email: 'thandi@home.example', password }
  for (const path of ['/auth/v1/invite', '/auth/v1/signup'])
    expect(
      (await ask(path, { method: 'POST', as: owner, headers, body: JSON.stringify(invited) })).status,
    ).toBe(409)
  const [invoice] = (await inSample(looking).from('service_invoices').select('id').limit(1)).data ?? []
  const paper = await ask(`/storage/v1/object/authenticated/invoices/${invoice?.id}.pdf`, {
    as: owner,
    headers,
  })
  const document = await getDocumentProxy(new Uint8Array(await paper.arrayBuffer()))
  expect((await extractText(document, { mergePages: true })).text).toContain(sampleWords.paper)
  const file = await ask('/functions/v1/everything', { method: 'POST', as: owner, headers })
  expect(file.headers.get('content-disposition')).toContain('filename="sample-')
})

test('staff who hold the cookie are refused, and whoever loses the role is out at once', async () => {
  const looking = await goIn()
  const { error } = await inSample(looking, staff).from('customers').select('id')
  expect(error?.message).toBe(refusals.notAdmin)
  const other = await signedIn('second@fynbos.example', 'admin')
  expect((await inSample(looking, other).from('customers').select('id')).error).toBeNull()
  await server.tables.from('user_roles').delete().eq('user_id', other.id).throwOnError()
  expect((await inSample(looking, other).from('customers').select('id')).error?.message).toBe(
    refusals.notAdmin,
  )
})

test('a backup of the business taken meanwhile knows nothing of it', async () => {
  await goIn()
  const bytes = Buffer.from(await (await ask('/functions/v1/backup', { as: owner })).arrayBuffer())
  const { rows } = await unpackBackup(bytes)
  expect(rows.filter(({ table }) => table === 'public.bookings')).toEqual([])
})

test('signing out ends the looking', async () => {
  const person = await signedIn('third@fynbos.example', 'admin')
  const { cookie } = await goIn()
  const out = await ask('/auth/v1/logout', { method: 'POST', as: person, headers: { cookie } })
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('one tap and it is gone: its pages, its folder, and what a tab of it still sends is refused', async () => {
  const looking = await goIn()
  const strange = { cookie: looking.cookie, 'sec-fetch-site': 'cross-site' }
  expect((await ask('/sample/end', { method: 'POST', headers: strange })).status).toBe(403)
  const ended = await end(looking.cookie)
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/admin/start'])
  expect(await stateOf()).toEqual({ state: 'none' })
  expect(foldersOf(server.dataDir)).toEqual([])
  expect(await (await ask('/', { headers: { cookie: looking.cookie } })).text()).not.toMatch(/sample/i)
  const late = { first_name: 'Too', last_name: 'Late', user_id: owner.id }
  expect((await inSample(looking).from('customers').insert(late)).error?.message).toBe(refusals.ended)
  const form = await ask('/contact?sample=abc', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Late' }),
  })
  expect(form.status).toBe(409)
  expect((await server.tables.from('customers').select('id').eq('first_name', 'Too')).data).toEqual([])
})

test.each([
  ['disk', { diskBytes: 1e6, memoryBytes: 1e12 }],
  ['memory', { diskBytes: 1e12, memoryBytes: 1e6 }],
] as const)('without enough %s it is not begun, and says so', async (what, room) => {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const desk = createSampleDesk({
    ...{ dataDir: '/nowhere/at/all', siteUrl: 'http://localhost', log },
    room: async () => room,
  })
  const looker = { id: randomUUID(), email: 'owner@fynbos.example' }
  expect(await desk.start(looker)).toEqual({ state: 'failed', message: refusals[what] })
  await desk.stop()
})
