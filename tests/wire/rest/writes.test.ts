import { beforeEach, expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

describeAwkward('writing', awkward => {
  beforeEach(() => awkward.engine.owner(`truncate awkward.things restart identity; truncate awkward.keyless`))

  const things = () => awkward.client.from('things')
  const stored = async (columns = 'name') =>
    (await awkward.engine.owner(`select ${columns} from awkward.things order by id`)).map(row =>
      row.join('|'),
    )

  test('an insert answers nothing unless asked', async () => {
    const { data, status, error } = await things().insert({ name: 'a' })
    expect([data, status, error]).toEqual([null, 201, null])
    expect(await stored('name, colour')).toEqual(['a|blue'])
  })

  test('an insert answers the row as stored, with computed, generated and embedded values', async () => {
    const { data } = await things()
      .insert({ name: 'a', width: 4 })
      .select('id,name,double_width,wide_area')
      .single()
    expect(data).toEqual({ id: 1, name: 'a', double_width: 8, wide_area: 40 })
    const order = { id: 90, client_id: 1, amount: 5 }
    const embedded = await awkward.client
      .from('orders')
      .insert(order)
      .select('id,clients!client_id(name),lines(what)')
    expect(embedded.data).toEqual([{ id: 90, clients: { name: 'Anna' }, lines: [] }])
    await awkward.client.from('orders').delete().eq('id', 90)
  })

  test('every type is written as JSON shows it', async () => {
    const row = {
      name: 'a',
      tags: ['x', 'y, "z"'],
      details: { deep: [1, { a: null }] },
      mood: 'glad',
      frame: { width: 1, height: 2 },
      made_at: '2024-05-05T10:00:00+02:00',
    }
    const { data } = await things().insert(row).select('name,tags,details,mood,frame,made_at').single()
    expect(data).toEqual({ ...row, made_at: '2024-05-05T08:00:00+00:00' })
  })

  test('several rows, where a missing key is null', async () => {
    const { error } = await things().insert([{ name: 'a', colour: 'red' }, { name: 'b' }])
    expect(error).toBeNull()
    expect(await stored('name, colour')).toEqual(['a|red', 'b|'])
  })

  test('several rows, where a missing key is the default', async () => {
    const rows = [
      { name: 'a', colour: 'red' },
      { name: 'b', colour: null, tags: [] },
      { name: 'c', id: 70 },
    ]
    const { error } = await things().insert(rows, { defaultToNull: false })
    expect(error).toBeNull()
    expect(await stored('id, name, colour, tags')).toEqual(['1|a|red|{new}', '2|b||{}', '70|c|blue|{new}'])
  })

  test('an empty row takes all defaults, an empty list writes nothing', async () => {
    expect((await awkward.client.from('keyless').insert({}).select()).data).toEqual([{ a: null, b: null }])
    const none = await awkward.client.from('keyless').insert([]).select()
    expect([none.status, none.data]).toEqual([201, []])
  })

  test('rows with differing keys need columns', async () => {
    const body = JSON.stringify([{ name: 'a' }, { name: 'b', colour: 'x' }])
    const headers = { 'content-type': 'application/json' }
    const refused = await awkward.send('/things', { method: 'POST', headers, body })
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'PGRST102'])
    expect((await awkward.send('/things?columns=name', { method: 'POST', headers, body })).status).toBe(201)
    expect(await stored('name, colour')).toEqual(['a|blue', 'b|blue'])
  })

  test('big numbers keep their digits', async () => {
    const headers = { 'content-type': 'application/json', prefer: 'return=representation' }
    const body = '{"name":"a","details":{"n":12345678901234567890.123456789}}'
    const reply = await awkward.send('/things?select=details', { method: 'POST', headers, body })
    expect(await reply.text()).toContain('12345678901234567890.123456789')
  })

  test('CSV and form bodies', async () => {
    const csv = 'name,colour,width\n"a, ""b""",NULL,3\nc,red,4\n'
    await awkward.send('/things', { method: 'POST', headers: { 'content-type': 'text/csv' }, body: csv })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await awkward.send('/things', { method: 'POST', headers: form, body: 'name=d+e&colour=%C3%BC' })
    expect(await stored('name, colour, width')).toEqual(['a, "b"||3', 'c|red|4', 'd e|ü|2'])
  })

  test('a location for the new row', async () => {
    const headers = { 'content-type': 'application/json', prefer: 'return=headers-only' }
    const reply = await awkward.send('/things', { method: 'POST', headers, body: '{"name":"a"}' })
    expect([reply.status, reply.headers.get('location'), await reply.text()]).toEqual([
      201,
      '/things?id=eq.1',
      '',
    ])
    const line = await awkward.send('/lines', {
      method: 'POST',
      headers,
      body: '{"order_id":11,"line_no":5}',
    })
    expect(line.headers.get('location')).toBe('/lines?order_id=eq.11&line_no=eq.5')
    await awkward.client.from('lines').delete().eq('order_id', 11)
  })

  test('counts of what was written', async () => {
    expect((await things().insert([{ name: 'a' }, { name: 'b' }], { count: 'exact' })).count).toBe(2)
    expect((await things().update({ width: 3 }, { count: 'exact' }).eq('name', 'a')).count).toBe(1)
    expect((await things().delete({ count: 'exact' }).neq('name', '')).count).toBe(2)
  })

  test('upsert merges by primary key, or by the columns named', async () => {
    await things().insert([
      { id: 51, name: 'a', width: 1 },
      { id: 52, name: 'b', width: 1 },
    ])
    const merged = await things().upsert({ id: 51, name: 'A', width: 9 }).select('id,name,width')
    expect([merged.status, merged.data]).toEqual([200, [{ id: 51, name: 'A', width: 9 }]])
    const rows = [
      { name: 'b', width: 7 },
      { name: 'new', width: 7 },
    ]
    expect((await things().upsert(rows, { onConflict: 'name' })).status).toBe(201)
    expect((await stored('name, width')).toSorted()).toEqual(['A|9', 'b|7', 'new|7'])
  })

  test('upsert can leave what is there', async () => {
    await things().insert({ id: 50, name: 'a', width: 1 })
    const { data } = await things()
      .upsert(
        [
          { id: 50, name: 'x' },
          { id: 51, name: 'b' },
        ],
        { ignoreDuplicates: true },
      )
      .select('id')
    expect(data).toEqual([{ id: 51 }])
    expect(await stored('id, name')).toEqual(['50|a', '51|b'])
    const again = await things().upsert({ id: 50, name: 'x' }, { ignoreDuplicates: true }).select('id')
    expect([again.status, again.data]).toEqual([201, []])
  })

  test('update touches what the filter finds, and tells of it when asked', async () => {
    await things().insert([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    const silent = await things().update({ colour: 'red' }).in('name', ['a', 'b'])
    expect([silent.status, silent.data]).toEqual([204, null])
    expect(await stored('name, colour')).toEqual(['a|red', 'b|red', 'c|blue'])
    const told = await things()
      .update({ width: 5, details: { a: 1 } })
      .eq('name', 'c')
      .select('name,double_width,details')
    expect([told.status, told.data]).toEqual([200, [{ name: 'c', double_width: 10, details: { a: 1 } }]])
    const none = await things().update({ width: 5 }).eq('name', 'zz').select()
    expect([none.status, none.data]).toEqual([200, []])
    expect((await things().update({}).eq('name', 'a').select()).data).toEqual([])
  })

  test('an update can set what it leaves out to the default', async () => {
    await things().insert({ name: 'a', colour: 'red', width: 9 })
    const headers = { 'content-type': 'application/json', prefer: 'missing=default' }
    const body = '{"width":4}'
    await awkward.send('/things?columns=colour,width&name=eq.a', { method: 'PATCH', headers, body })
    expect(await stored('colour, width')).toEqual(['blue|4'])
  })

  test('update and delete of the first few, in an order', async () => {
    await things().insert([{ name: 'a' }, { name: 'b' }, { name: 'c' }])
    await things().update({ colour: 'first' }).neq('name', '').order('name', { ascending: false }).limit(1)
    expect(await stored('name, colour')).toEqual(['a|blue', 'b|blue', 'c|first'])
    await things().delete().neq('name', '').order('name').range(1, 1)
    expect(await stored()).toEqual(['a', 'c'])
  })

  test('delete answers what it took', async () => {
    await things().insert([{ name: 'a' }, { name: 'b' }])
    expect((await things().delete().eq('name', 'a').select('name')).data).toEqual([{ name: 'a' }])
    expect(await stored()).toEqual(['b'])
  })

  test('PUT writes one row under its key', async () => {
    const put = (path: string, row: object) =>
      awkward.send(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', prefer: 'return=representation' },
        body: JSON.stringify(row),
      })
    expect((await put('/things?id=eq.5', { id: 5, name: 'a' })).status).toBe(201)
    const again = await put('/things?id=eq.5&select=id,name', { id: 5, name: 'b' })
    expect([again.status, await again.json()]).toEqual([200, [{ id: 5, name: 'b' }]])
    expect((await (await put('/things?id=eq.5', { id: 6, name: 'c' })).json()).code).toBe('PGRST115')
    expect((await put('/things?name=eq.b', { id: 5, name: 'b' })).status).toBe(405)
    expect((await put('/things?id=eq.5&limit=1', { id: 5, name: 'b' })).status).toBe(400)
  })
})
