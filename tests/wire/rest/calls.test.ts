import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'
import { clientOf, signedIn } from './rest-client.ts'

describeAwkward('calling functions', awkward => {
  const call = async (name: string, args: object = {}, options: { get?: boolean } = {}) => {
    const { data, error } = await awkward.client.rpc(name, args, options)
    return error ? error.code : data
  }

  test.each<[string, object, unknown]>([
    ['add', { a: 1, b: 2 }, 3],
    ['add', { a: 1 }, 11],
    ['describe', { id: 5 }, 'number 5'],
    ['describe', { name: 'x', loud: true }, 'X'],
    ['join_words', { words: ['a', 'b,c', 'd'] }, 'a-b,c-d'],
    ['numbers', {}, [1, 2, 3]],
    [
      'pairs',
      { most: 2 },
      [
        { number: 1, word: 'w1' },
        { number: 2, word: 'w2' },
      ],
    ],
    ['both', {}, { first: 1, second: 'two' }],
    [
      'sizes',
      {},
      [
        { width: 1, height: 2 },
        { width: 3, height: 4 },
      ],
    ],
    ['nothing', {}, null],
    ['null_text', {}, null],
    [
      'sum_sizes',
      {
        sizes: [
          { width: 2, height: 3 },
          { width: 1, height: 1 },
        ],
        factor: 2,
      },
      14,
    ],
  ])('%s(%j)', async (name, args, expected) => {
    expect(await call(name, args)).toEqual(expected)
  })

  test.each<[string, object, unknown]>([
    ['add', { a: 1, b: 2 }, 3],
    ['describe', { name: 'x' }, 'x'],
    ['join_words', { words: ['a', 'b'] }, 'a-b'],
    ['pairs', { most: 1 }, [{ number: 1, word: 'w1' }]],
  ])('%s(%j) by GET', async (name, args, expected) => {
    expect(await call(name, args, { get: true })).toEqual(expected)
  })

  test('the result is filtered, ordered, paged, selected and embedded like a table', async () => {
    const { data, count } = await awkward.client
      .rpc('all_clients', {}, { count: 'exact' })
      .select('id,loud_name,towns(name)')
      .gt('id', 1)
      .order('id', { ascending: false })
      .limit(1)
    expect([data, count]).toEqual([[{ id: 4, loud_name: 'DORA%_*', towns: { name: 'Mossel Bay' } }], 3])
    const computed = await awkward.client.rpc('all_clients').select('id,unpaid(id)').eq('loud_name', 'ANNA')
    expect(computed.error).toBeNull()
    expect(computed.data).toEqual([{ id: 1, unpaid: [{ id: 11 }] }])
    const shaped = await awkward.client
      .rpc('pairs', { most: 5 })
      .select('n:number')
      .gte('number', 4)
      .order('number')
    expect(shaped.data).toEqual([{ n: 4 }, { n: 5 }])
    const byGet = await awkward.client.rpc('pairs', { most: 5 }, { get: true }).eq('word', 'w2')
    expect(byGet.data).toEqual([{ number: 2, word: 'w2' }])
  })

  test('one row comes as an object, and single works on a set', async () => {
    expect((await awkward.client.rpc('client_by_id', { wanted: 2 }).select('id,towns(name)')).data).toEqual({
      id: 2,
      towns: { name: 'George' },
    })
    expect((await awkward.client.rpc('pairs', { most: 1 }).single()).data).toEqual({ number: 1, word: 'w1' })
    expect((await awkward.client.rpc('pairs', { most: 2 }).single()).error?.code).toBe('PGRST116')
    expect((await awkward.client.rpc('pairs', { most: 2 }).csv()).data).toBe('number,word\n1,w1\n2,w2')
  })

  test('HEAD counts', async () => {
    const { count, data } = await awkward.client.rpc('pairs', { most: 3 }, { head: true, count: 'exact' })
    expect([count, data]).toEqual([3, null])
  })

  test('a function that writes is called by POST, never by GET', async () => {
    const name = `thing ${awkward.engine.name}`
    expect(await call('write_thing', { thing: name }, { get: true })).toBe('25006')
    expect((await awkward.client.rpc('write_thing', { thing: name }, { get: true })).status).toBe(405)
    expect(await call('write_thing', { thing: name })).toEqual(expect.any(Number))
    expect(await awkward.engine.owner(`select count(*) from awkward.things where name = '${name}'`)).toEqual([
      ['1'],
    ])
  })

  test('one unnamed argument takes the whole body', async () => {
    expect(await call('whole', { a: [1], b: 2 })).toEqual({ got: { a: [1], b: 2 } })
    expect(await call('whole', [1, 2] as unknown as object)).toEqual({ got: [1, 2] })
    expect(await call('whole')).toEqual({ got: {} })
    const send = async (name: string, type: string, body: BodyInit) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body }
      return (await awkward.send(`/rpc/${name}`, init)).json()
    }
    expect(await send('whole', 'application/json', '5')).toEqual({ got: 5 })
    expect(await send('whole_text', 'text/plain; charset=utf-8', '{"é"}')).toBe('got {"é"}')
    expect(await send('whole_bytes', 'application/octet-stream', new Uint8Array([0, 255, 200, 92]))).toEqual([
      0, 255, 200, 92,
    ])
    expect((await send('either', 'application/json', '{"a":1}')).code).toBe('PGRST203')
  })

  test('overloads that cannot be told apart are refused with their names', async () => {
    const { status, error } = await awkward.client.rpc('unclear', { x: 1 })
    expect([status, error?.code]).toEqual([300, 'PGRST203'])
    expect(error).toMatchObject({
      message:
        'Could not choose the best candidate function between: awkward.unclear(x => integer), awkward.unclear(x => text)',
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    })
  })

  test('a function that is not there gets a hint', async () => {
    const { status, error } = await awkward.client.rpc('ad', { a: 1 })
    expect([status, error?.code]).toEqual([404, 'PGRST202'])
    const args = await awkward.client.rpc('add', { z: 1, c: 1 })
    expect(args.error).toMatchObject({
      message: 'Could not find the function awkward.add(c, z) in the schema cache',
      details:
        'Searched for the function awkward.add with parameters c, z or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function awkward.add(a, b)',
    })
    const headers = { 'content-type': 'text/plain' }
    const plain = await awkward.send('/rpc/add', { method: 'POST', headers, body: 'x' })
    expect(await plain.json()).toMatchObject({
      message: 'Could not find the function awkward.add in the schema cache',
      details:
        'Searched for the function awkward.add with a single unnamed text parameter, but no matches were found in the schema cache.',
      hint: null,
    })
    expect((await awkward.client.rpc('loud_nam')).error?.hint).toContain('awkward.loud_name')
  })

  test('the request’s settings are seen, without its secrets', async () => {
    const caller = signedIn('ann')
    const client = clientOf(awkward.rest, { caller })
    const { data } = await client
      .rpc('settings_seen')
      .setHeader('authorization', 'Bearer secret')
      .setHeader('cookie', 'c=secret')
      .setHeader('x-own', 'seen')
    expect(data).toMatchObject({
      method: 'POST',
      path: '/rest/v1/rpc/settings_seen',
      claims: { sub: 'ann' },
      role: 'authenticated',
      zone: 'UTC',
    })
    expect(data.headers['x-own']).toBe('seen')
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  test('a function may set its status and headers', async () => {
    const reply = await awkward.send('/rpc/teapot', { method: 'POST' })
    expect([reply.status, reply.headers.get('x-kettle'), await reply.json()]).toEqual([
      418,
      'on',
      'short and stout',
    ])
  })

  test('a function’s own refusals keep their words', async () => {
    const plain = await awkward.client.rpc('refuse', { how: 'plain' })
    expect([plain.status, plain.error]).toMatchObject([
      400,
      { code: 'P0001', message: 'No.', details: 'why', hint: 'how' },
    ])
    const status = await awkward.client.rpc('refuse', { how: 'status' })
    expect([status.status, status.error?.message]).toEqual([402, 'Pay first'])
    const whole = await awkward.client.rpc('refuse', { how: 'whole' })
    expect([whole.status, whole.error]).toMatchObject([
      423,
      { code: '42', message: 'Own words', details: 'd', hint: 'h' },
    ])
  })

  test('what runs too long is cancelled, and not for the client to repeat', async () => {
    const client = clientOf(awkward.open({ statementTimeoutMs: 200 }), { caller: signedIn('ann') })
    const { status, error } = await client.rpc('slow')
    expect([status, error?.code]).toEqual([400, '57014'])
    expect((await awkward.client.from('towns').select('id').eq('id', 1)).data).toEqual([{ id: 1 }])
  })

  test('a form calls a function too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await awkward.send('/rpc/add', { method: 'POST', headers, body: 'a=4&b=5' })
    expect(await reply.json()).toBe(9)
  })
})
