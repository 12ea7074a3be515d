import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'
import { clientOf, fetchFrom, signedIn } from './rest-client.ts'

describeAwkward('the shape of an answer', awkward => {
  // biome-ignore lint/suspicious/noExplicitAny: a query of a schema that only this test knows.
  type Query = any

  async function read(table: string, select: string, refine: (query: Query) => Query = query => query) {
    const { data, error } = await refine(awkward.client.from(table).select(select))
    return error ?? data
  }
  const ids = async (refine: (query: Query) => Query) =>
    ((await read('clients', 'id', refine)) as { id: number }[]).map(({ id }) => id)

  test('columns, aliases, casts and JSON paths', async () => {
    const select =
      'id::text,who:name,details->home->>floor,age:details->age,pet:details->pets->0->>name,frame->height,loud_name'
    expect(await read('clients', select, q => q.eq('id', 1))).toEqual([
      { id: '1', who: 'Anna', floor: '2', age: 30, pet: 'Rex', height: 3, loud_name: 'ANNA' },
    ])
  })

  test('every type comes as JSON shows it', async () => {
    const [anna] = (await read('clients', '*', q => q.eq('id', 1))) as Record<string, unknown>[]
    expect(anna).toMatchObject({
      mood: 'glad',
      balance: 10.5,
      joined: '2024-01-01',
      tags: ['eco', 'weekly'],
      marks: [1, 2, 3],
      prefs: { a: 1 },
      visits: '[1,5)',
      frame: { width: 2, height: 3 },
      is_active: true,
    })
    expect(anna).not.toHaveProperty('loud_name')
  })

  test('names that need care', async () => {
    expect(
      await read('select', '"a \\"quoted\\" name","with.dot",dot:"with.dot","with,comma",naïve,order', q =>
        q.eq('"order"', 2),
      ),
    ).toEqual([
      { 'a "quoted" name': 'Q', 'with.dot': 'D', dot: 'D', 'with,comma': 'C', naïve: 'Ü', order: 2 },
    ])
  })

  test('order, with nulls where they are wanted', async () => {
    expect(await ids(q => q.order('balance', { ascending: false }))).toEqual([4, 1, 2, 3])
    expect(await ids(q => q.order('joined', { nullsFirst: true }))).toEqual([3, 1, 2, 4])
    expect(await ids(q => q.order('joined', { ascending: false, nullsFirst: false }))).toEqual([4, 2, 1, 3])
    expect(
      await ids(q => q.order('is_active', { nullsFirst: true }).order('id', { ascending: false })),
    ).toEqual([3, 2, 4, 1])
    expect(await ids(q => q.order('details->age', { nullsFirst: false }).order('id'))).toEqual([3, 2, 1, 4])
    expect(await ids(q => q.order('loud_name', { ascending: false }).lt('id', 3))).toEqual([2, 1])
  })

  test('limit and range', async () => {
    expect(await ids(q => q.order('id').limit(2))).toEqual([1, 2])
    expect(await ids(q => q.order('id').range(1, 2))).toEqual([2, 3])
    expect(await ids(q => q.order('id').limit(0))).toEqual([])
  })

  test('Range as a header, within limit', async () => {
    const headers = { range: '1-2', 'range-unit': 'items' }
    const reply = await awkward.send('/clients?select=id&order=id', { headers })
    expect([reply.status, reply.headers.get('content-range'), await reply.json()]).toEqual([
      200,
      '1-2/*',
      [{ id: 2 }, { id: 3 }],
    ])
    const narrow = await awkward.send('/clients?select=id&order=id&limit=2', { headers })
    expect(await narrow.json()).toEqual([{ id: 2 }])
    expect((await awkward.send('/clients', { headers: { range: '5-2' } })).status).toBe(416)
  })

  test('an exact count, and 206 for a part of it', async () => {
    const part = await awkward.client.from('clients').select('id', { count: 'exact' }).limit(2)
    expect([part.count, part.status, part.data?.length]).toEqual([4, 206, 2])
    const all = await awkward.client.from('clients').select('id', { count: 'exact' }).gt('id', 1)
    expect([all.count, all.status]).toEqual([3, 200])
    const none = await awkward.client.from('clients').select('id', { count: 'exact' }).gt('id', 100)
    expect([none.count, none.status, none.data]).toEqual([0, 200, []])
  })

  test('a count respects filters on what is embedded', async () => {
    const query = awkward.client
      .from('towns')
      .select('id,clients!inner(id)', { count: 'exact' })
      .eq('clients.name', 'Ben')
      .limit(1)
    expect((await query).count).toBe(1)
    const empty = awkward.client
      .from('towns')
      .select('id,clients()', { count: 'exact' })
      .is('clients', null)
      .range(0, 0)
    expect((await empty).count).toBe(1)
  })

  test('planned and estimated counts', async () => {
    await awkward.engine.owner('analyze awkward.clients')
    const planned = await awkward.client.from('clients').select('id', { count: 'planned' }).limit(1)
    expect(planned.count).toBe(4)
    const rest = awkward.open({ maxRows: 2 })
    const estimated = await clientOf(rest, { caller: signedIn('ann') })
      .from('clients')
      .select('id', { count: 'estimated' })
    expect([estimated.count, estimated.data?.length]).toEqual([4, 2])
    const few = await clientOf(rest, { caller: signedIn('ann') })
      .from('clients')
      .select('id', { count: 'estimated' })
      .eq('id', 1)
    expect(few.count).toBe(1)
    const shaped = awkward.client
      .from('clients')
      .select('details->home->>floor,towns(name)', { count: 'planned' })
    expect((await shaped.eq('id', 1)).count).toBe(1)
  })

  test('HEAD tells the count without the rows', async () => {
    const { count, data, status } = await awkward.client
      .from('clients')
      .select('*', { count: 'exact', head: true })
    expect([count, data, status]).toEqual([4, null, 200])
  })

  test('past the last row there is nothing to satisfy', async () => {
    const { error, status } = await awkward.client
      .from('clients')
      .select('id', { count: 'exact' })
      .range(10, 20)
    expect([status, error?.code]).toEqual([416, 'PGRST103'])
    expect((await awkward.client.from('clients').select('id').range(10, 20)).data).toEqual([])
  })

  test('the most rows are the server’s own', async () => {
    const rest = awkward.open({ maxRows: 2 })
    const client = clientOf(rest, { caller: signedIn('ann') })
    expect((await client.from('clients').select('id').limit(100)).data).toHaveLength(2)
    const { data } = await client.from('towns').select('clients(id)').order('id')
    expect(data?.[0]?.clients).toHaveLength(2)
  })

  test('single and maybeSingle', async () => {
    expect((await awkward.client.from('clients').select('id').eq('id', 1).single()).data).toEqual({ id: 1 })
    expect((await awkward.client.from('clients').select('id').eq('id', 1).maybeSingle()).data).toEqual({
      id: 1,
    })
    expect((await awkward.client.from('clients').select('id').eq('id', 100).maybeSingle()).data).toBeNull()
    const two = await awkward.client.from('clients').select('id').single()
    expect([two.status, two.error?.code, two.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 4 rows',
    ])
  })

  test('CSV, with its quotes and backslashes', async () => {
    const { data } = await awkward.client
      .from('clients')
      .select('id,name,nick,tags')
      .in('id', [2, 3])
      .order('id')
      .csv()
    expect(data).toBe('id,name,nick,tags\n2,Ben,,{weekly}\n3,"Čedo, ""the"" (Old)","C\\d",{}')
    expect((await awkward.client.from('clients').select('id,name').eq('id', 0).csv()).data).toBe('id,name')
  })

  test('stripped nulls', async () => {
    expect((await awkward.client.from('clients').select('id,nick').eq('id', 2).stripNulls()).data).toEqual([
      { id: 2 },
    ])
    expect(
      (await awkward.client.from('clients').select('id,nick').eq('id', 2).single().stripNulls()).data,
    ).toEqual({ id: 2 })
  })

  test('a query plan, where it is allowed', async () => {
    const plan = await awkward.client.from('clients').select('id').explain()
    expect(plan.data).toContain('clients')
    const json = await awkward.client
      .from('clients')
      .select('id')
      .explain({ format: 'json', analyze: true, verbose: true })
    expect(json.data).toEqual([expect.objectContaining({ Plan: expect.anything() })])
    const off = clientOf(awkward.open({ plan: false }), { caller: signedIn('ann') })
    expect((await off.from('clients').select('id').explain()).status).toBe(406)
  })

  test('aggregates, grouped by what else is selected', async () => {
    expect(
      await read(
        'orders',
        'count(),amount.sum(),least:amount.min(),most:amount.max()::text,average:amount.avg()',
      ),
    ).toEqual([{ count: 4, sum: 245.5, least: 20, most: '100.00', average: 61.375 }])
    expect(await read('orders', 'client_id,total:amount.sum()', q => q.order('client_id'))).toEqual([
      { client_id: 1, total: 150 },
      { client_id: 2, total: 75.5 },
      { client_id: 4, total: 20 },
    ])
    expect(
      await read('clients', 'details->home->>floor,id.count()', q => q.order('details->home->>floor')),
    ).toEqual([
      { floor: '1', count: 1 },
      { floor: '2', count: 1 },
      { floor: null, count: 2 },
    ])
  })

  test('aggregates within and beside what is embedded', async () => {
    expect(await read('clients', 'id,orders!order_client(amount.sum())', q => q.eq('id', 1))).toEqual([
      { id: 1, orders: [{ sum: 150 }] },
    ])
    expect(
      await read('orders', 'amount.sum(),clients!client_id(name)', q => q.order('clients(name)').limit(2)),
    ).toMatchObject({ code: '42803' })
    const grouped = (await read('orders', 'amount.sum(),clients!client_id(name)')) as { sum: number }[]
    expect(grouped.map(({ sum }) => sum).toSorted((a, b) => a - b)).toEqual([20, 75.5, 150])
    expect(await read('clients', 'town_id,...cards(points.sum())', q => q.order('town_id'))).toEqual([
      { town_id: 1, sum: 7 },
      { town_id: 2, sum: null },
      { town_id: null, sum: null },
    ])
  })

  test('aggregates can be switched off', async () => {
    const off = clientOf(awkward.open({ aggregates: false }), { caller: signedIn('ann') })
    expect((await off.from('orders').select('amount.sum()')).error?.code).toBe('PGRST123')
  })

  test('another schema, by profile', async () => {
    const second = clientOf(awkward.rest, { schema: 'second' })
    expect((await second.from('towns').select()).data).toEqual([{ id: 1, motto: 'By the sea' }])
    const hidden = await clientOf(awkward.rest, { schema: 'pg_catalog' }).from('pg_class').select()
    expect([hidden.status, hidden.error?.code]).toEqual([406, 'PGRST106'])
  })

  test('a media type that is not there is not acceptable', async () => {
    expect((await awkward.client.from('clients').select().geojson()).status).toBe(406)
    expect(
      (await awkward.send('/clients?limit=1', { headers: { accept: 'image/png, application/json' } })).status,
    ).toBe(200)
  })

  test('preferences that were followed are told', async () => {
    const headers = { prefer: 'count=exact, handling=lenient, timezone=Asia/Tokyo, nonsense=1' }
    const reply = await awkward.send('/orders?select=placed_at&limit=1', { headers })
    expect(reply.headers.get('preference-applied')).toBe('count=exact, handling=lenient, timezone=Asia/Tokyo')
    expect(await reply.json()).toEqual([{ placed_at: '2024-01-01T21:00:00+09:00' }])
    const strict = await awkward.send('/orders', { headers: { prefer: 'handling=strict, nonsense=1' } })
    expect([strict.status, (await strict.json()).code]).toEqual([400, 'PGRST122'])
  })

  test('an empty select gives empty rows', async () => {
    const reply = await fetchFrom(awkward.rest)('http://rest.test/rest/v1/towns?select=')
    expect(await reply.json()).toEqual([{}, {}, {}])
  })

  test('rows that belong to others are not there', async () => {
    expect((await awkward.client.from('secrets').select('id,shown')).data).toEqual([
      { id: 1, shown: 'ann 1' },
    ])
    const column = await awkward.client.from('secrets').select('hidden')
    expect([column.status, column.error?.code]).toEqual([403, '42501'])
    const visitor = await awkward.anonymous.from('secrets').select('id')
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
  })

  test('a new table is found without a restart', async () => {
    const rest = awkward.open({ checkSchemaEveryMs: 0 })
    const client = clientOf(rest, { caller: signedIn('ann') })
    expect((await client.from('brand_new').select()).error?.code).toBe('PGRST205')
    await awkward.engine.owner(
      `create table awkward.brand_new (a int); grant select on awkward.brand_new to authenticated`,
    )
    expect((await client.from('brand_new').select()).data).toEqual([])
    await awkward.engine.owner(`alter table awkward.brand_new add b int`)
    expect((await client.from('brand_new').select('b')).data).toEqual([])
    await awkward.engine.owner(`drop table awkward.brand_new`)
    expect((await client.from('brand_new').select()).error?.code).toBe('PGRST205')
  })
})
