// Messages and reviews as a program sends them: the door holds each to its form.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf, signedIn } from '#tests/wire/rest/rest-client.ts'

type Row = Record<string, unknown>

const message = (more: Row = {}): Row => ({
  id: randomUUID(),
  name: 'Anna Botha',
  email: 'anna@mail.example',
  phone: '082 123 4567',
  message: 'What does a clean cost?',
  ...more,
})
const review = (more: Row = {}): Row => ({
  id: randomUUID(),
  name: 'Anna Botha',
  email: 'anna@mail.example',
  review_text: 'Windows like air.',
  rating: 5,
  ...more,
})

const forms = [
  ['contact_messages', message, 'message'],
  ['reviews', review, 'review_text'],
] as const

describeEachEngine('what visitors write', engine => {
  let rest: RestHandler
  let visitors = 0
  const visitor = () => clientOf(rest, { address: `198.51.100.${++visitors}` })
  const staff = () => clientOf(rest, { caller: signedIn(userIds.staff) })
  const countOf = async (table: string, where = 'true') =>
    Number((await engine.owner(`select count(*) from ${table} where ${where}`))[0]?.[0])

  beforeAll(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await welcomeEveryone(engine)
  })

  test.each(forms)('%s: stored once, however often it is sent', async (table, rowOf) => {
    const [client, row] = [visitor(), rowOf()]
    expect((await client.from(table).insert(row)).status).toBe(201)
    const { error, status } = await client.from(table).insert(row)
    expect([status, error?.code, error?.message]).toEqual([
      409,
      '23505',
      expect.stringContaining(`${table}_pkey`),
    ])
    expect(await countOf(table, `id = '${row.id}'`)).toBe(1)
  })

  test.each(forms)('%s: a wrong field is named', async (table, rowOf, field) => {
    const { error } = await visitor()
      .from(table)
      .insert(rowOf({ [field]: 'Short' }))
    expect(error).toMatchObject({ details: `validation_failed:${field}` })
  })

  test.each(forms)('%s: what looks like a script is refused', async (table, rowOf, field) => {
    for (const text of [
      '<script>alert(1)</script>',
      'a javascript:alert(1) b',
      '<img onerror=x>',
      'data:text/html,x',
    ]) {
      const { error } = await visitor()
        .from(table)
        .insert(rowOf({ [field]: text }))
      expect(error).toMatchObject({
        details: 'security_warning',
        message: 'Invalid input detected. Please check your form data.',
      })
    }
  })

  test.each(forms)(
    '%s: a program that fills in the hidden field believes it was stored',
    async (table, rowOf) => {
      const row = rowOf({ website: 'https://spam.example' })
      const { error, status } = await visitor().from(table).insert(row)
      expect([error, status, await countOf(table, `id = '${row.id}'`)]).toEqual([null, 201, 0])
    },
  )

  test.each(forms)('%s: the fourth within a minute waits', async (table, rowOf) => {
    const client = visitor()
    for (const _ of [1, 2, 3]) expect((await client.from(table).insert(rowOf())).error).toBeNull()
    const { error, status } = await client.from(table).insert(rowOf())
    expect([status, error?.details, error?.message]).toEqual([
      429,
      'rate_limited',
      'Please wait a moment before submitting again.',
    ])
  })

  test('angle brackets are cleaned away, and other scripts are kept', async () => {
    const row = review({ review_text: 'Good <3 שלום 👋 for all' })
    await visitor().from('reviews').insert(row)
    expect(await engine.owner(`select review_text from reviews where id = '${row.id}'`)).toEqual([
      ['Good 3 שלום 👋 for all'],
    ])
  })

  test('a visitor cannot publish a review, nor say that it is from a clean', async () => {
    for (const more of [
      { status: 'approved' },
      { is_from_clean: true },
      { clean_kind: 'window' },
      { reply: 'Thanks' },
    ])
      expect((await visitor().from('reviews').insert(review(more))).status).toBe(401)
    const row = review({ clean_token: 'ab'.repeat(32) })
    expect((await visitor().from('reviews').insert(row)).error).toBeNull()
    expect(await engine.owner(`select is_from_clean from reviews where id = '${row.id}'`)).toEqual([['f']])
  })

  test('of two who moderate at once, the second learns that it has changed', async () => {
    const row = review()
    await visitor().from('reviews').insert(row)
    const { data: seen } = await staff().from('reviews').select('updated_at').eq('id', row.id).single()
    const approve = () =>
      staff()
        .from('reviews')
        .update({ status: 'approved' })
        .eq('id', row.id)
        .eq('updated_at', seen?.updated_at)
        .select('status, moderated_by')
    expect((await approve()).data).toEqual([{ status: 'approved', moderated_by: userIds.staff }])
    expect((await approve()).data).toEqual([])
  })

  test('visitors read what is approved, without its address', async () => {
    const row = review()
    await visitor().from('reviews').insert(row)
    const read = (columns: string) => visitor().from('reviews').select(columns).eq('id', row.id)
    expect((await read('shown_name')).data).toEqual([])
    await staff().from('reviews').update({ status: 'approved' }).eq('id', row.id)
    expect((await read('shown_name, rating')).data).toEqual([{ shown_name: 'Anna B.', rating: 5 }])
    expect((await read('email')).status).toBe(401)
  })
})
