// Two servers on one PostgreSQL: nothing that matters lives in one of them.
import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { limit } from '#tests/limits.ts'
import { type MailServer, startMailServer } from '#tests/mail/mail-server.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts'

const { postgresUrl } = inject('templates').house
const soon = { timeout: limit(10_000) }

describe.runIf(postgresUrl)('two servers on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof clonePostgres>>
  let post: MailServer
  let one: ServerProcess
  let other: ServerProcess

  beforeAll(async () => {
    database = await clonePostgres(postgresUrl ?? '')
    post = await startMailServer()
    const settings = {
      DATABASE_URL: database.databaseUrl,
      SMTP_URL: post.url,
      SITE_URL: 'https://coastal.example',
    }
    const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
    one = servers[0]
    other = servers[1]
  })
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop(), post?.stop()])
    await database?.drop()
  })

  const write = (server: ServerProcess, id: string = randomUUID()) =>
    fetch(`${server.url}/rest/v1/contact_messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id,
        name: 'Anna Botha',
        email: 'anna@mail.example',
        message: 'Do you clean ovens?',
      }),
    })

  test('a rate limit counts what both have taken, and each mail goes out once', async () => {
    const answers = [await write(one), await write(other), await write(one), await write(other)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    const mails = async (status: string) =>
      (await one.tables.from('mail_outbox').select('recipient').eq('status', status)).data
    await expect
      .poll(async () => [await mails('waiting'), (await mails('sent'))?.length], soon)
      .toEqual([[], 3])
    expect(post.arrivals).toHaveLength(3)
  })

  test('the same request sent to both is stored once', async () => {
    const id = randomUUID()
    const rows = [one, other].map(({ tables }) =>
      tables.from('customers').insert({ id, first_name: 'Nomsa', last_name: 'Khumalo' }),
    )
    const statuses = (await Promise.all(rows)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
  })

  test('who signs in at one is known to the other, and out of it on the very next request', async () => {
    const [email, password] = ['thandi@home.example', 'blue wren on the stoep']
    const admin = new AuthClient({
      url: `${one.url}/auth/v1`,
      headers: { apikey: one.secretKey, Authorization: `Bearer ${one.secretKey}` },
      persistSession: false,
    })
    expect((await admin.admin.createUser({ email, password, email_confirm: true })).error).toBeNull()
    const clientOf = ({ url }: ServerProcess) =>
      new AuthClient({ url: `${url}/auth/v1`, persistSession: false })
    const client = clientOf(one)
    const { data } = await client.signInWithPassword({ email, password })
    const token = data.session?.access_token ?? ''
    expect((await clientOf(other).getUser(token)).data.user?.email).toBe(email)
    await client.signOut()
    expect((await clientOf(other).getUser(token)).error).not.toBeNull()
  })

  test('a new table is seen by both', async () => {
    await withPostgresOwner(database.databaseUrl, owner =>
      owner.run(`create table public.tides (high time); alter table public.tides enable row level security;
        grant select, insert on public.tides to service_role`),
    )
    for (const { tables } of [one, other])
      await expect.poll(async () => (await tables.from('tides').select()).status, soon).toBe(200)
  })

  test('what is approved through one is on the pages of the other', async () => {
    const review = {
      name: 'Thandi Mokoena',
      email: 'thandi@home.example',
      review_text: 'Windows like air.',
      rating: 5,
      status: 'approved',
    }
    expect((await one.tables.from('reviews').insert(review)).error).toBeNull()
    for (const { url } of [one, other])
      await expect
        .poll(async () => (await fetch(`${url}/reviews`)).text(), soon)
        .toContain('Windows like air.')
  })
})
