// REST_ONLY: a database that is not ours, served by its own tables, roles and grants.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { PostgrestClient } from '@supabase/postgrest-js'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { createLog } from '#server/log.ts'
import { startRestOnly } from '#server/start-rest-only.ts'
import type { RunningServer } from '#server/start-server.ts'

const { postgresUrl } = inject('templates').house
const name = `foreign_${randomBytes(6).toString('hex')}`
const login = `login_${name}`
const urlOf = (database: string) => Object.assign(new URL(postgresUrl ?? 'postgres:'), { pathname: database })
const secret = 'a secret that two programs share, of forty letters'

// A shop of somebody else, with a table that is named like one of our forms.
const shop = `
  create schema shop;
  create table shop.parts (id int primary key, name text not null, owner text);
  create table shop.contact_messages (id int primary key, message text);
  create table shop.accounts (id int primary key);
  alter table shop.parts enable row level security;
  create policy "all see parts" on shop.parts for select using (true);
  create policy "owners change theirs" on shop.parts for all
    using (owner = current_setting('request.jwt.claims', true)::json ->> 'sub');
  create function shop.available_slots() returns text language sql stable as
    $$ select current_setting('request.jwt.claims', true)::json ->> 'sub' $$;
  insert into shop.parts values (1, 'Bolt', 'ann'), (2, 'Nut', 'ben');
  grant usage on schema shop to anon, authenticated;
  grant select on shop.parts to anon;
  grant insert on shop.contact_messages to anon;
  grant all on shop.parts to authenticated`

describe.runIf(postgresUrl)('the data service alone', () => {
  let server: RunningServer
  beforeAll(async () => {
    await withPostgresOwner(urlOf('postgres').href, async owner => {
      await owner.run(`create database ${name}`)
      await owner.run(`create role ${login} login noinherit password 'of no use elsewhere'`)
      await owner.run(`grant anon, authenticated to ${login}`)
    })
    await withPostgresOwner(urlOf(name).href, owner => owner.run(shop))
    const DATABASE_URL = Object.assign(urlOf(name), { username: login, password: 'of no use elsewhere' }).href
    const settings = { REST_ONLY: 'on', DATABASE_URL, REST_SCHEMAS: 'shop', JWT_SECRET: secret }
    const config = readConfig({ ...settings, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' })
    server = await startRestOnly(config, createLog('error'))
  })
  afterAll(async () => {
    await server?.stop()
    await withPostgresOwner(urlOf('postgres').href, async owner => {
      await owner.run(`drop database ${name} with (force)`)
      await owner.run(`drop role ${login}`)
    })
  })

  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`
  const tables = (token?: string) =>
    // biome-ignore lint/suspicious/noExplicitAny: the schema is made in the test, so no type describes it.
    new PostgrestClient<any, any, any>(at('/rest/v1'), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      schema: 'shop',
    })
  const tokenOf = (sub: string, key = secret) =>
    new SignJWT({ sub, role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1 minute')
      .sign(new TextEncoder().encode(key))

  test('strangers read and write as its grants say, without our forms', async () => {
    expect((await tables().from('parts').select('name').order('id')).data).toEqual([
      { name: 'Bolt' },
      { name: 'Nut' },
    ])
    const written = await tables().from('contact_messages').insert({ id: 1, message: '<b>As it is</b>' })
    expect([written.status, written.error]).toEqual([201, null])
    expect((await tables().from('contact_messages').select()).error?.code).toBe('42501')
    expect((await tables().from('accounts').select()).error?.code).toBe('42501')
  })

  test('who is signed in elsewhere acts by its policies, and a foreign key opens nothing', async () => {
    const ann = tables(await tokenOf('ann'))
    expect((await ann.from('parts').update({ name: 'Big bolt' }).select('id')).data).toEqual([{ id: 1 }])
    const forged = await tables(await tokenOf('ann', 'another secret, as long as the first one is'))
      .from('parts')
      .select()
    expect([forged.status, forged.error?.code]).toEqual([401, 'PGRST301'])
  })

  test('a function that is named like ours answers each caller for themselves', async () => {
    const asked = [await tokenOf('ann'), await tokenOf('ben')].map(token =>
      tables(token).rpc('available_slots'),
    )
    expect((await Promise.all(asked)).map(({ data }) => data)).toEqual(['ann', 'ben'])
  })

  test('of too many bodies that never end the oldest is cut off', async () => {
    const post = 'POST /rest/v1/parts HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 900\r\n\r\n{'
    const open = () =>
      connect(server.port, '127.0.0.1', function (this: Socket) {
        this.write(post)
      }).on('error', () => {})
    const first = open()
    const said = once(first, 'data')
    await once(first, 'connect')
    const others = Array.from({ length: 70 }, open)
    try {
      expect(String(await said)).toMatch(/^HTTP\/1.1 503 /)
      expect((await tables().from('parts').select('id')).status).toBe(200)
    } finally {
      for (const socket of [first, ...others]) socket.destroy()
    }
  })

  test('nothing else is served', async () => {
    for (const path of ['/', '/auth/v1/health', '/storage/v1/bucket', '/admin']) {
      const answer = await fetch(at(path))
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 404, 'not_found'])
    }
    expect((await fetch(at('/readyz'))).status).toBe(200)
  })
})

test('it needs an address', () => {
  expect(() => readConfig({ REST_ONLY: 'on' })).toThrow('REST_ONLY needs DATABASE_URL')
})
