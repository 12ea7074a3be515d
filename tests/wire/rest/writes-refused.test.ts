// Writes that are refused, as a whole and with words: too many rows, other people’s, broken ones.
import { beforeEach, expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'
import { clientOf, signedIn } from './rest-client.ts'

describeAwkward('refused writes', awkward => {
  beforeEach(() => awkward.engine.owner(`truncate awkward.things restart identity; truncate awkward.keyless`))

  const things = () => awkward.client.from('things')
  const stored = async (columns = 'name') =>
    (await awkward.engine.owner(`select ${columns} from awkward.things order by id`)).map(row =>
      row.join('|'),
    )

  test('a write that must be one row and is not leaves nothing behind', async () => {
    await things().insert([{ name: 'a' }, { name: 'b' }])
    const both = await things().update({ colour: 'red' }).neq('name', '').select().single()
    expect([both.status, both.error?.code]).toEqual([406, 'PGRST116'])
    const none = await things().delete().eq('name', 'zz').select().single()
    expect(none.status).toBe(406)
    expect(await stored('name, colour')).toEqual(['a|blue', 'b|blue'])
  })

  test('the same holds where nothing of it is asked back', async () => {
    await things().insert([{ name: 'a' }, { name: 'b' }])
    // biome-ignore lint/suspicious/noExplicitAny: the client's types allow this only for rows that come back.
    const one = async (write: any, prefer?: string) => {
      if (prefer) write.setHeader('Prefer', prefer)
      const { status, error } = await write.single()
      return [status, error?.code, error?.details]
    }
    const refused = (rows: number) => [406, 'PGRST116', `The result contains ${rows} rows`]
    for (const prefer of [undefined, 'return=minimal', 'return=headers-only']) {
      expect(await one(things().update({ colour: 'red' }).neq('name', ''), prefer)).toEqual(refused(2))
      expect(await one(things().delete().neq('name', ''), prefer)).toEqual(refused(2))
      expect(await one(things().update({ colour: 'red' }).eq('name', 'zz'), prefer)).toEqual(refused(0))
      expect(await one(things().insert([{ name: 'c' }, { name: 'd' }]), prefer)).toEqual(refused(2))
    }
    expect(await stored('name, colour')).toEqual(['a|blue', 'b|blue'])
    expect(await one(things().update({ colour: 'red' }).eq('name', 'a'))).toEqual([204, undefined, undefined])
    expect(await one(things().delete().eq('name', 'b'))).toEqual([204, undefined, undefined])
    expect(await one(things().insert({ name: 'c' }))).toEqual([201, undefined, undefined])
    expect(await stored('name, colour')).toEqual(['a|red', 'c|blue'])
  })

  test('max-affected stops a write that goes too far', async () => {
    await things().insert([{ name: 'a' }, { name: 'b' }])
    // biome-ignore lint/suspicious/noExplicitAny: the client's types allow this only for a named server version.
    const remove = (most: number) => (things().delete().neq('name', '') as any).maxAffected(most)
    const refused = await remove(1)
    expect([refused.status, refused.error?.code]).toEqual([400, 'PGRST124'])
    expect(await stored()).toEqual(['a', 'b'])
    expect((await remove(2)).error).toBeNull()
    expect(await stored()).toEqual([])
  })

  test('rollback shows what would be, where it is allowed', async () => {
    const { data } = await things().insert({ name: 'a' }).select('name').rollback()
    expect([data, await stored()]).toEqual([[{ name: 'a' }], []])
    const off = clientOf(awkward.open({ txPreference: false }), { caller: signedIn('ann') })
    await off.from('things').insert({ name: 'a' }).rollback()
    expect(await stored()).toEqual(['a'])
  })

  test('through a view', async () => {
    await awkward.client.from('big_orders').insert({ id: 91, buyer: 2, amount: 99 })
    const { data } = await awkward.client
      .from('big_orders')
      .update({ amount: 98 })
      .eq('id', 91)
      .select('amount,clients(name)')
    expect(data).toEqual([{ amount: 98, clients: { name: 'Ben' } }])
    await awkward.client.from('big_orders').delete().eq('id', 91)
  })

  test('names that need care', async () => {
    const row = { order: 3, 'a "quoted" name': 'a', 'with.dot': 'b', 'with,comma': 'c', naïve: 'd' }
    const { error } = await awkward.client.from('select').insert(row)
    expect(error).toBeNull()
    const { data } = await awkward.client
      .from('select')
      .update({ 'with.dot': 'e' })
      .eq('"order"', 3)
      .select('naïve,"with.dot"')
    expect(data).toEqual([{ naïve: 'd', 'with.dot': 'e' }])
    await awkward.client.from('select').delete().eq('"order"', 3)
  })

  test('only what the caller may write and see', async () => {
    const secrets = awkward.client.from('secrets')
    expect((await secrets.insert({ id: 5, owner: 'ann', shown: 'x' })).error).toBeNull()
    expect((await secrets.insert({ id: 6, owner: 'bob', shown: 'x' })).status).toBe(403)
    expect((await secrets.update({ hidden: 'x' }).eq('id', 5)).status).toBe(403)
    expect((await secrets.update({ shown: 'y' }).eq('id', 2).select('id')).data).toEqual([])
    expect((await secrets.delete().in('id', [2, 5]).select('id')).data).toEqual([{ id: 5 }])
    expect((await awkward.anonymous.from('things').insert({ name: 'x' })).status).toBe(401)
  })

  test.each<[string, object, number, string]>([
    ['a second row of one name', [{ name: 'a' }, { name: 'a' }], 409, '23505'],
    ['a missing name', { colour: 'x' }, 400, '23502'],
    ['a column that is not there', { name: 'a', nope: 1 }, 400, 'PGRST204'],
    ['a value for a generated column', { name: 'a', double_width: 1 }, 400, '428C9'],
    ['a wrong number', { name: 'a', width: 'wide' }, 400, '22P02'],
    ['a wrong enum', { name: 'a', mood: 'merry' }, 400, '22P02'],
    ['the null character', { name: 'a\u0000b' }, 400, '22P05'],
  ])('%s is refused', async (_, row, status, code) => {
    const reply = await things().insert(row)
    expect([reply.status, reply.error?.code]).toEqual([status, code])
    expect(await stored()).toEqual([])
  })

  test('a row that others refer to stays', async () => {
    const { status, error } = await awkward.client.from('clients').delete().eq('id', 1)
    expect([status, error?.code]).toEqual([409, '23503'])
  })

  test.each([
    ['not JSON', '{"name":'],
    ['a bare value', '5'],
    ['a list of values', '[1]'],
    ['nothing', ''],
  ])('a body of %s is refused', async (_, body) => {
    const reply = await awkward.send('/things', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([reply.status, (await reply.json()).code]).toEqual([400, 'PGRST102'])
  })
})
