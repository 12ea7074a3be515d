import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'
import { clientOf, signedIn } from './rest-client.ts'

describeAwkward('embedding', awkward => {
  // biome-ignore lint/suspicious/noExplicitAny: a query of a schema that only this test knows.
  type Query = any

  async function read(table: string, select: string, refine: (query: Query) => Query = query => query) {
    const { data, error } = await refine(awkward.client.from(table).select(select))
    return error ?? data
  }

  test('a parent comes as an object, or null', async () => {
    expect(await read('clients', 'id,towns(name)', q => q.order('id').in('id', [2, 3]))).toEqual([
      { id: 2, towns: { name: 'George' } },
      { id: 3, towns: null },
    ])
  })

  test('children come as a list, or an empty one', async () => {
    expect(await read('towns', 'name,clients(id)', q => q.order('id'))).toEqual([
      { name: 'Mossel Bay', clients: [{ id: 1 }, { id: 4 }] },
      { name: 'George', clients: [{ id: 2 }] },
      { name: 'Oslo', clients: [] },
    ])
  })

  test('to any depth, there and back', async () => {
    const select = 'id,town:towns(name,clients(id,orders!order_client(id,lines(what))))'
    expect(await read('clients', select, q => q.eq('id', 2))).toEqual([
      {
        id: 2,
        town: { name: 'George', clients: [{ id: 2, orders: [{ id: 12, lines: [{ what: 'oven' }] }] }] },
      },
    ])
  })

  test('two foreign keys to one table are told apart by column, constraint, or target', async () => {
    const expected = [{ id: 10, buyer: { name: 'Anna' }, payer: { name: 'Ben' } }]
    const forms = [
      'id,buyer:clients!client_id(name),payer:clients!payer_id(name)',
      'id,buyer:clients!order_client(name),payer:clients!order_payer(name)',
      'id,buyer:client_id(name),payer:payer_id(name)',
      'id,buyer:order_client(name),payer:order_payer(name)',
    ]
    for (const form of forms) expect(await read('orders', form, q => q.eq('id', 10))).toEqual(expected)
  })

  test('without a hint they are ambiguous, and the answer says what to write', async () => {
    const { error, status } = await awkward.client.from('orders').select('id,clients(name)')
    expect([status, error?.code]).toEqual([300, 'PGRST201'])
    expect(error?.hint).toContain("'clients!order_client', 'clients!order_payer'")
    expect(error?.details).toContainEqual({
      cardinality: 'many-to-one',
      embedding: 'orders with clients',
      relationship: 'order_client using orders(client_id) and clients(id)',
    })
  })

  test('many to many goes through the table between', async () => {
    expect(
      await read('clients', 'id,labels(label)', q =>
        q.lte('id', 3).order('id').order('id', { referencedTable: 'labels' }),
      ),
    ).toEqual([
      { id: 1, labels: [{ label: 'vip' }, { label: 'late' }] },
      { id: 2, labels: [{ label: 'late' }] },
      { id: 3, labels: [] },
    ])
    expect(await read('labels', 'label,clients!client_labels(id)', q => q.eq('id', 2))).toEqual([
      { label: 'late', clients: [{ id: 1 }, { id: 2 }] },
    ])
  })

  test('one to one is an object from both sides', async () => {
    expect(await read('clients', 'id,cards(points)', q => q.eq('id', 1))).toEqual([
      { id: 1, cards: { points: 7 } },
    ])
    expect(await read('cards', 'points,clients(name)', q => q.eq('client_id', 1))).toEqual([
      { points: 7, clients: { name: 'Anna' } },
    ])
  })

  test('a foreign key of two columns', async () => {
    expect(await read('lines', 'what,complaints(text)', q => q.eq('order_id', 10).order('line_no'))).toEqual([
      { what: 'windows', complaints: [] },
      { what: 'carpet', complaints: [{ text: 'still dirty' }] },
    ])
    expect(await read('complaints', 'lines(what)')).toEqual([{ lines: { what: 'carpet' } }])
  })

  test('within one table the column means the parent and the table the children', async () => {
    expect(
      await read('staff', 'name,boss:boss_id(name),team:staff!boss_id(name)', q => q.eq('id', 2)),
    ).toEqual([{ name: 'Mid', boss: { name: 'Top' }, team: [{ name: 'Low' }, { name: 'Low too' }] }])
  })

  test('a view is embedded by the keys of its tables, also a view on a view', async () => {
    expect(await read('big_orders', 'id,clients(name)', q => q.order('id'))).toEqual([
      { id: 10, clients: { name: 'Anna' } },
      { id: 12, clients: { name: 'Ben' } },
    ])
    expect(await read('clients', 'id,big_orders(id)', q => q.eq('id', 1))).toEqual([
      { id: 1, big_orders: [{ id: 10 }] },
    ])
    expect(await read('named_orders', 'name,lines(what)', q => q.eq('order_id', 12))).toEqual([
      { name: 'Ben', lines: [{ what: 'oven' }] },
    ])
    expect(await read('big_buyers', 'orders,clients(name)', q => q.eq('buyer', 2))).toEqual([
      { orders: 1, clients: { name: 'Ben' } },
    ])
  })

  test('a foreign key’s column or constraint means the table, beside a view over it', async () => {
    const expected = [{ id: 10, buyer: { name: 'Anna' }, payer: { name: 'Ben' } }]
    const forms = [
      'id,buyer:client_id(name),payer:payer_id(name)',
      'id,buyer:order_client(name),payer:order_payer(name)',
    ]
    for (const form of forms) expect(await read('orders', form, q => q.eq('id', 10))).toEqual(expected)
    const byView = 'id,buyer:client_names!client_id(name),payer:client_names!order_payer(name)'
    expect(await read('orders', byView, q => q.eq('id', 10))).toEqual(expected)
  })

  test('a table of another schema is no candidate, whatever its name', async () => {
    expect(await read('towns', 'name,clients(id)', q => q.eq('id', 2))).toEqual([
      { name: 'George', clients: [{ id: 2 }] },
    ])
    const second = clientOf(awkward.rest, { schema: 'second', caller: signedIn('ann') })
    expect((await second.from('clients').select('id,towns(name)')).error?.code).toBe('PGRST200')
  })

  test('count without brackets counts what is embedded, where aggregates are off too', async () => {
    const off = clientOf(awkward.open({ aggregates: false }), { caller: signedIn('ann') })
    const counted = off.from('towns').select('name,clients(count)').order('id')
    expect((await counted).data).toEqual([
      { name: 'Mossel Bay', clients: [{ count: 2 }] },
      { name: 'George', clients: [{ count: 1 }] },
      { name: 'Oslo', clients: [{ count: 0 }] },
    ])
    const filtered = off.from('towns').select('people:clients(total:count::text)').eq('people.name', 'Anna')
    expect((await filtered.eq('id', 1)).data).toEqual([{ people: [{ total: '1' }] }])
    expect((await off.from('clients').select('count')).data).toEqual([{ count: 4 }])
    expect((await off.from('clients').select('count()')).error?.code).toBe('PGRST123')
  })

  test('a function’s row of nulls is a row, and no row is null', async () => {
    expect(await read('clients', 'id,blank_town(name)', q => q.lte('id', 2).order('id'))).toEqual([
      { id: 1, blank_town: { name: null } },
      { id: 2, blank_town: null },
    ])
  })

  test('computed relationships: one row, or a list', async () => {
    const select = 'name,biggest_order(amount),unpaid(id)'
    expect(await read('clients', select, q => q.in('id', [1, 3]).order('id'))).toEqual([
      { name: 'Anna', biggest_order: { amount: 100 }, unpaid: [{ id: 11 }] },
      { name: 'Čedo, "the" (Old)', biggest_order: null, unpaid: [] },
    ])
  })

  test('names that need care', async () => {
    expect(await read('Überweisung', 'id,select("order","with.dot")')).toEqual([
      { id: 1, select: { order: 1, 'with.dot': 'd' } },
    ])
    expect(await read('select', 'order,Überweisung(id)', q => q.eq('"order"', 1))).toEqual([
      { order: 1, Überweisung: [{ id: 1 }] },
    ])
  })

  test('a filter on an embedded table thins that table', async () => {
    expect(
      await read('towns', 'id,clients(id)', q => q.eq('clients.name', 'Dora').order('id').lte('id', 1)),
    ).toEqual([{ id: 1, clients: [] }])
    expect(await read('towns', 'id,clients(id)', q => q.eq('clients.name', 'Anna').eq('id', 1))).toEqual([
      { id: 1, clients: [{ id: 1 }] },
    ])
  })

  test('a filter two levels down', async () => {
    const select = 'id,clients(id,orders!order_client(id))'
    expect(await read('towns', select, q => q.eq('clients.orders.paid', true).eq('id', 1))).toEqual([
      {
        id: 1,
        clients: [
          { id: 1, orders: [{ id: 10 }] },
          { id: 4, orders: [] },
        ],
      },
    ])
  })

  test('!inner keeps only rows that have some', async () => {
    expect(await read('towns', 'id,clients!inner(id)', q => q.eq('clients.name', 'Anna'))).toEqual([
      { id: 1, clients: [{ id: 1 }] },
    ])
    expect(await read('clients', 'id,towns!inner()', q => q.eq('towns.name', 'George'))).toEqual([{ id: 2 }])
    expect(await read('orders', 'id,clients!client_id!inner(id)', q => q.eq('clients.id', 4))).toEqual([
      { id: 13, clients: { id: 4 } },
    ])
  })

  test('is null and not is null on an embedded table', async () => {
    expect(await read('towns', 'id,clients()', q => q.is('clients', null))).toEqual([{ id: 3 }])
    expect(await read('towns', 'id,clients()', q => q.not('clients', 'is', null).order('id'))).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    expect(
      await read('clients', 'id,towns(),cards()', q => q.or('towns.is.null,cards.not.is.null').order('id')),
    ).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }])
  })

  test('or on an embedded table', async () => {
    const select = 'id,clients(id)'
    expect(
      await read('towns', select, q =>
        q.or('name.eq.Anna,nick.eq.Dó', { referencedTable: 'clients' }).eq('id', 1),
      ),
    ).toEqual([{ id: 1, clients: [{ id: 1 }, { id: 4 }] }])
  })

  test('order, limit and range of an embedded list', async () => {
    const descending = (q: Query) =>
      q.eq('id', 1).order('id', { referencedTable: 'clients', ascending: false })
    expect(await read('towns', 'clients(id)', descending)).toEqual([{ clients: [{ id: 4 }, { id: 1 }] }])
    expect(
      await read('towns', 'clients(id)', q => descending(q).limit(1, { referencedTable: 'clients' })),
    ).toEqual([{ clients: [{ id: 4 }] }])
    expect(
      await read('towns', 'clients(id)', q => descending(q).range(1, 1, { referencedTable: 'clients' })),
    ).toEqual([{ clients: [{ id: 1 }] }])
  })

  test('the list itself ordered by a parent’s column, which need not be shown', async () => {
    const order = (q: Query) => q.order('towns(name)', { ascending: true, nullsFirst: true }).order('id')
    expect(await read('clients', 'id,towns()', order)).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }, { id: 4 }])
    expect(await read('clients', 'id,towns(region)', q => order(q).limit(2))).toEqual([
      { id: 3, towns: null },
      { id: 2, towns: { region: 'Garden Route' } },
    ])
  })

  test('spread lifts a parent’s columns', async () => {
    expect(
      await read('clients', 'id,...towns(town:name,region)', q => q.in('id', [1, 3]).order('id')),
    ).toEqual([
      { id: 1, town: 'Mossel Bay', region: 'Garden Route' },
      { id: 3, town: null, region: null },
    ])
    const nested = 'what,...orders(amount,...clients!client_id(buyer:name))'
    expect(await read('lines', nested, q => q.eq('what', 'oven'))).toEqual([
      { what: 'oven', amount: 75.5, buyer: 'Ben' },
    ])
  })

  test('spread of a list gives lists of its columns', async () => {
    expect(
      await read('towns', 'id,...clients(ids:id,name)', q =>
        q.order('id', { referencedTable: 'clients' }).order('id'),
      ),
    ).toEqual([
      { id: 1, ids: [1, 4], name: ['Anna', 'dora%_*'] },
      { id: 2, ids: [2], name: ['Ben'] },
      { id: 3, ids: [], name: [] },
    ])
  })

  test('the same table twice under two names, each with its own filter', async () => {
    const select = 'id,paid:orders!order_client(id),open:orders!order_client(id)'
    expect(
      await read('clients', select, q => q.eq('paid.paid', true).eq('open.paid', false).eq('id', 1)),
    ).toEqual([{ id: 1, paid: [{ id: 10 }], open: [{ id: 11 }] }])
  })

  test.each([
    ['clients', 'id,nowhere(id)', 400, 'PGRST200'],
    ['clients', 'id,orders!nohint(id)', 400, 'PGRST200'],
    ['clients', 'id,towns(nope)', 400, '42703'],
  ])('%s with %s is refused', async (table, select, status, code) => {
    const reply = await awkward.client.from(table).select(select)
    expect([reply.status, reply.error?.code]).toEqual([status, code])
  })

  test('a parameter for a table that is not embedded is refused', async () => {
    expect(await read('clients', 'id', q => q.eq('towns.name', 'x'))).toMatchObject({ code: 'PGRST108' })
    expect(await read('clients', 'id,orders!order_client(id)', q => q.order('orders(id)'))).toMatchObject({
      code: 'PGRST118',
    })
    expect(await read('clients', 'id,towns(id)', q => q.eq('towns', 1))).toMatchObject({ code: 'PGRST120' })
  })
})
