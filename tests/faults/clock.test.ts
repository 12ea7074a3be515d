import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limit } from '#tests/limits.ts'
import { type MailServer, startMailServer } from '#tests/mail/mail-server.ts'
import { type ClockedDatabase, dueEngines, openClockedDatabase } from './clocked-database.ts'
import { type ServerWithClock, startServerWithClock } from './server-with-clock.ts'

const soon = { timeout: limit(15_000) }

let server: ServerWithClock
let post: MailServer
let database: ClockedDatabase

const write = async (address: string, name = 'Anna Botha') => {
  const answer = await fetch(`${server.url}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      id: randomUUID(),
      name,
      email: 'anna@mail.example',
      message: 'Do you clean ovens?',
    }),
  })
  return answer.status
}
const writeFourTimes = async (address: string) => {
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push(await write(address))
  return statuses
}

describe.each(dueEngines)('a clock that jumps (%s)', engine => {
  beforeAll(async () => {
    post = await startMailServer()
    database = await openClockedDatabase(engine)
    const settings = { ...database.settings, SMTP_URL: post.url, TRUST_PROXY: '127.0.0.1' }
    server = await startServerWithClock(settings, {
      setDatabaseClock: database.setClock,
      like: 'without pages',
    })
  })
  afterAll(async () => {
    await server?.stop()
    await Promise.all([post?.stop(), database?.close()])
  })

  test('a clock that jumps a day ahead and back locks nobody out and holds up no mail', async () => {
    const full = [201, 201, 201, 429]
    expect(await writeFourTimes('198.51.100.1')).toEqual(full)
    await server.setClock(26)
    expect(await writeFourTimes('198.51.100.1')).toEqual(full)
    await server.setClock(0)
    // Counts made while the clock was ahead do not count.
    expect(await writeFourTimes('198.51.100.1')).toEqual(full)
    expect(await write('198.51.100.2', 'Zinzi Late')).toBe(201)
    await expect.poll(() => post.arrivals.some(({ text }) => text?.includes('Zinzi Late')), soon).toBe(true)
  })

  test('who is signed in stays so when the clock jumps a day ahead and back', async () => {
    const [email, password] = ['thandi@home.example', 'blue wren on the stoep']
    const key = { apikey: server.secretKey, Authorization: `Bearer ${server.secretKey}` }
    const clientOf = (headers = {}) =>
      new AuthClient({
        url: `${server.url}/auth/v1`,
        headers,
        persistSession: false,
        autoRefreshToken: false,
      })
    await clientOf(key).admin.createUser({ email, password, email_confirm: true })
    const client = clientOf()
    const { data } = await client.signInWithPassword({ email, password })
    const session = data.session
    const isKnown = async (token = '') => (await clientOf().getUser(token)).error === null
    await server.setClock(26)
    expect(await isKnown(session?.access_token)).toBe(false)
    const ahead = await clientOf().refreshSession({ refresh_token: session?.refresh_token ?? '' })
    expect(await isKnown(ahead.data.session?.access_token)).toBe(true)
    await server.setClock(0)
    const back = await clientOf().refreshSession({ refresh_token: ahead.data.session?.refresh_token ?? '' })
    expect(await isKnown(back.data.session?.access_token)).toBe(true)
    expect((await clientOf().signInWithPassword({ email, password })).error).toBeNull()
  })
})
