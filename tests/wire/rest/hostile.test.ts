import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

describeAwkward('hostile requests', awkward => {
  const answer = async (path: string, init?: RequestInit) => {
    const reply = await awkward.send(path, init)
    const { code, message } = await reply.json()
    return { status: reply.status, code, message: message as string }
  }

  test.each([
    ['a table', '/clients;drop table x'],
    ['a quoted table', '/%22clients%22'],
    ['a catalogue', '/pg_class'],
    ['a schema before the table', '/second.towns'],
  ])('%s that is not shown is not found', async (_, path) => {
    expect(await answer(path)).toMatchObject({ status: 404, code: 'PGRST205' })
  })

  test.each([
    ['a column', '/clients?select=id%22)%20from%20pg_class--'],
    ['a cast', '/clients?select=id::int);drop table x'],
    ['an order', '/clients?order=id;drop'],
    ['an operator', '/clients?id=eq%20or%201.1'],
    ['a JSON path', '/clients?select=details->>%27a'],
  ])('%s cannot smuggle SQL', async (_, path) => {
    expect((await awkward.send(path)).status).toBeLessThan(500)
    expect((await awkward.client.from('towns').select('id')).data).toHaveLength(3)
  })

  test('a cast goes only to types that exist', async () => {
    expect(await answer('/clients?select=id::nope')).toMatchObject({ status: 400, code: '42704' })
    expect(
      (await awkward.send('/clients?select=id::numeric,name::varchar,mood::text,frame::text&limit=1')).status,
    ).toBe(200)
  })

  test.each([
    ['levels of embedding', `/towns?select=${'clients(towns('.repeat(6)}id${'))'.repeat(6)}`],
    [
      'embedded resources',
      `/towns?select=${Array.from({ length: 40 }, (_, i) => `a${i}:clients(id)`).join(',')}`,
    ],
    ['levels of and/or', `/towns?and=${'(and'.repeat(30)}(id.eq.1)${')'.repeat(30)}`],
    ['nested brackets', `/clients?details=cs.${'['.repeat(100)}`],
    ['conditions', `/towns?or=(${'id.eq.1,'.repeat(600)}id.eq.2)`],
    ['items in a list', `/towns?id=in.(${'1,'.repeat(6000)}1)`],
    ['query parameters', `/towns?${'id=gt.0&'.repeat(300)}`],
    ['selected fields', `/towns?select=${'id,'.repeat(600)}id`],
  ])('too many %s', async (what, path) => {
    expect(await answer(path)).toMatchObject({ status: 400, code: 'PGRST100', message: `Too many ${what}` })
  })

  test('too long a query, too large a body, too deep a value, too many rows', async () => {
    expect((await answer(`/towns?name=eq.${'x'.repeat(70_000)}`)).status).toBe(414)
    const post = (body: string) =>
      answer('/things', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect((await post(`{"name":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
    expect((await post(`{"details":${'['.repeat(1000)}${']'.repeat(1000)}}`)).message).toBe(
      'Too many nested brackets',
    )
    expect((await post(`[${'{"name":"a"},'.repeat(6000)}{"name":"a"}]`)).message).toBe(
      'Too many rows in one request',
    )
  })

  test('brackets inside a text are only text', async () => {
    const name = `${'['.repeat(200)}\\"`
    const { data } = await awkward.client.from('things').insert({ name }).select('name').rollback()
    expect(data).toEqual([{ name }])
  })

  test.each([
    ['POST', '/clients/1', 404],
    ['TRACE-ME', '/clients', 405],
    ['DELETE', '/rpc/add', 405],
    ['POST', '/', 405],
    ['GET', '/rpc/add/2', 404],
  ])('%s %s has no meaning', async (method, path, status) => {
    expect((await awkward.send(path, { method })).status).toBe(status)
  })

  test('a name from the language itself is no table', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'rpc'])
      expect((await awkward.send(`/${name}`)).status).toBe(404)
  })

  test('OPTIONS tells what can be done', async () => {
    const reply = await awkward.send('/clients', { method: 'OPTIONS' })
    expect(reply.headers.get('allow')).toContain('PATCH')
  })

  test('an error answers HEAD without a body', async () => {
    const reply = await awkward.send('/nowhere', { method: 'HEAD' })
    expect([reply.status, await reply.text()]).toEqual([404, ''])
  })
})
