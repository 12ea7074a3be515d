// An erased person is also gone from the server's files and was never in its log.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPglite } from '#server/database/open-pglite.ts'
import { tidy } from '#server/database/upkeep.ts'
import { embeddedFolder } from '#tests/embedded-folder.ts'
import { limit } from '#tests/limits.ts'
import { startServerProcess } from '#tests/server-process.ts'

const email = 'ntombi.radebe@post.example'
const password = 'blue wren on the stoep'
const marks = /ntombi|radebe|73 ?918 ?4466/i

test('who booked, wrote, signed up and in, and is erased, is in no file and in no line of the log', async () => {
  const dataDir = await embeddedFolder()
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '1000' }
  const server = await startServerProcess(settings, {
    like: process.env.EVERYTHING ? 'tests' : 'with still pages',
  })
  const ask = askOf(server)

  await ask('/rest/v1/bookings', {
    guest_name: 'Ntombizodwa Radebe',
    guest_email: email,
    guest_phone: '+27739184466',
    service_type: 'window',
    service_date: '2031-03-04',
    service_time: '10:00-12:00',
    address: '9 Radebe Lane',
  })
  await ask('/contact', `name=Ntombizodwa+Radebe&email=${email}&phone=0739184466&message=Please+call+me+back`)
  // A refused one too: what is wrong with it must not be told to the log.
  await ask('/rest/v1/bookings', {
    guest_name: 'Ntombizodwa Radebe',
    guest_email: email,
    service_date: 'soon',
  })
  await ask(`/rest/v1/customers?email=eq.${email}&phone=eq.0739184466`)
  await ask('/auth/v1/signup', { email, password, data: { first_name: 'Ntombizodwa', last_name: 'Radebe' } })
  await expect.poll(server.output, { timeout: limit(10_000) }).toContain('No mail server is set')
  const account = await ask('/auth/v1/admin/users', undefined, server.secretKey)
  const [{ id }] = account.users.filter((user: { email: string }) => user.email === email)
  await ask(`/auth/v1/admin/users/${id}`, { email_confirm: true }, server.secretKey, 'PUT')
  expect((await ask('/auth/v1/token?grant_type=password', { email, password })).access_token).toBeTruthy()
  await ask('/auth/v1/token?grant_type=password', { email, password: 'wrong' })
  await server.tables.from('bookings').update({ status: 'cancelled' }).eq('guest_email', email)

  const admin = 'owner@coastal.example'
  const made = await ask(
    '/auth/v1/admin/users',
    { email: admin, password, email_confirm: true },
    server.secretKey,
  )
  await server.tables.from('user_roles').insert({ user_id: made.id, role: 'admin' })
  const session = await ask('/auth/v1/token?grant_type=password', { email: admin, password })
  const erased = await ask(
    '/rest/v1/rpc/erase_person',
    { customer: null, email, phone: '+27739184466' },
    session.access_token,
  )
  expect(erased).toMatchObject({ bookings: 1, accounts: 1 })
  await server.stop()
  expect(filesWith(dataDir)).not.toEqual([])
  expect(server.output()).toContain('"path":"/rest/v1/bookings"')
  expect(server.output()).not.toMatch(marks)

  const database = await openPglite({
    dataDir,
    dbDir: 'db',
    migrate: false,
    timeoutMs: 30_000,
    log: () => {},
  })
  await tidy(database, new Date(0)).finally(() => database.close())
  expect(filesWith(dataDir)).toEqual([])
})

type Address = { url: string }

const askOf =
  ({ url }: Address) =>
  async (path: string, body?: object | string, key?: string, method = body ? 'POST' : 'GET') => {
    const headers: Record<string, string> =
      typeof body === 'object' ? { 'content-type': 'application/json' } : {}
    if (typeof body === 'string') headers['content-type'] = 'application/x-www-form-urlencoded'
    if (key) headers.authorization = `Bearer ${key}`
    headers.apikey = key?.startsWith('sb_') ? key : publishableKeyIn(await (await fetch(url)).text())
    const answer = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return answer.json().catch(() => undefined)
  }

const publishableKeyIn = (page: string) => /name="publishable-key" content="([^"]+)"/.exec(page)?.[1] ?? ''

function filesWith(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return paths.filter(path => marks.test(readFileSync(path, 'latin1')))
}
