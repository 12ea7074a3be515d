// The lines of a bank's file: read once however they come, booked once however many tap, taken back, set aside.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const customer = 'ce000000-0000-4000-8000-000000000001'
const invoiceOf = (place: number) => `ce000000-0000-4000-8000-00000000010${place}`

type Told = { day: string; amount_cents: number; words: string; balance_cents?: number; bank_id?: string }
// biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
type Json = any

const line = (words: string, rand: number, more: Partial<Told> = {}): Told => ({
  ...{ day: '2026-01-13', amount_cents: rand * 100, words, ...more },
})

describeEachEngine('the lines of a bank', engine => {
  beforeEach(async () => {
    await engine.owner(`${emptied('auth.users, customers, service_invoices, bank_lines, bank_layouts, bank_aside_texts, audit_log, ledger')};
      update business_settings set invoice_due_days = 7`)
    await welcomeEveryone(engine)
    await engine.owner(`insert into customers (id, first_name, last_name) values ('${customer}', 'Johan', 'Botha');
      insert into service_invoices (id, customer_id, service_date, invoice_number, description, amount_paid) values
        ${[1, 2, 3].map(place => `('${invoiceOf(place)}', '${customer}', '2026-01-10', '2026-00${place}', 'Windows', ${place}00)`).join()}`)
  })

  const call = async (name: string, args: object, who: Person = 'admin') => {
    const names = Object.keys(args)
    const values = Object.values(args).map(value =>
      Array.isArray(value) && 'line_ids' in args
        ? `{${value}}`
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value),
    )
    const list = names.map((each, place) => `${each} => $${place + 1}`).join()
    const { rows, refusal } = await attempt(engine, who, `select ${name}(${list})`, { values })
    const [[answer] = []] = rows
    return { data: answer ? (JSON.parse(answer) as Json) : null, refused: refusal?.detail || refusal?.code }
  }
  const read = (lines: Told[], more: object = {}) =>
    call('read_bank_lines', { read_id: randomUUID(), part: 1, parts: 1, lines, ...more })
  const kept = async () => (await engine.owner('select words from bank_lines order by day, words, id')).flat()
  const idOf = async (words: string) =>
    String((await engine.owner(`select id from bank_lines where words = '${words}'`))[0]?.[0])
  const share = (place: number, cents: number, open = place * 10_000) => ({
    ...{ id: randomUUID(), invoice_id: invoiceOf(place), cents, open_cents: open },
  })
  const book = (line_id: string, shares: object[], who: Person = 'admin') =>
    call('book_bank_lines', { bookings: [{ line_id, shares }] }, who)
  const open = async () =>
    (await engine.owner('select open_cents from service_invoices order by invoice_number')).flat().map(Number)
  const booked = async () => Number((await engine.owner('select sum(booked_cents) from bank_lines'))[0]?.[0])

  const month = [
    line('BOTHA 2026-001', 100, { balance_cents: 1 }),
    line('BOTHA 2026-002', 200, { day: '2026-01-14', balance_cents: 2 }),
    line('CASH', 50, { day: '2026-01-14', balance_cents: 3 }),
    line('CASH', 50, { day: '2026-01-14', balance_cents: 4 }),
    line('FUEL', -300, { day: '2026-01-15', balance_cents: 5 }),
  ]

  test('are the same lines when the file comes twice, in halves, or with days that overlap', async () => {
    expect((await read(month)).data).toEqual({ done: true, fresh: 5, known: 0 })
    expect((await read(month)).data).toEqual({ done: true, fresh: 0, known: 5 })
    for (const half of [month.slice(0, 3), month.slice(3), month.slice(1, 4)])
      expect((await read(half)).data.fresh).toBe(0)
    expect(await kept()).toEqual(['BOTHA 2026-001', 'BOTHA 2026-002', 'CASH', 'CASH', 'FUEL'])
  })

  test('are all there after the halves of a file, wherever it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: month.length }), async cut => {
        await engine.owner(emptied('bank_lines'))
        for (const half of [month.slice(0, cut), month.slice(cut), month])
          if (half.length > 0) await read(half)
        expect(await kept()).toHaveLength(month.length)
      }),
      { numRuns: 6 },
    )
  })

  test('two true equal payments of one day are two, also without a balance, and when a later file has both', async () => {
    const plain = line('CASH DEP', 50)
    expect((await read([plain])).data.fresh).toBe(1)
    expect((await read([plain, plain])).data.fresh).toBe(1)
    expect((await read([plain, plain])).data.fresh).toBe(0)
    const ids = [line('CASH OFX', 50, { bank_id: 'a' }), line('CASH OFX', 50, { bank_id: 'b' })]
    expect((await read(ids)).data.fresh).toBe(2)
  })

  test('one that differs from an earlier file by its balance alone is kept, and doubted', async () => {
    await read(month)
    await read([line('BOTHA 2026-001', 100, { balance_cents: 77 })])
    expect(await engine.owner('select is_doubtful, count(*) from bank_lines group by 1 order by 1')).toEqual([
      ['f', '5'],
      ['t', '1'],
    ])
  })

  test('come in parts, and are seen when all are there', async () => {
    const read_id = randomUUID()
    expect((await read(month.slice(0, 2), { read_id, parts: 2 })).data).toEqual({ done: false })
    expect(await kept()).toEqual([])
    expect((await read(month.slice(2), { read_id, part: 2, parts: 2 })).data).toMatchObject({ fresh: 5 })
    expect(await engine.owner('select count(*) from private.bank_file_parts')).toEqual([['0']])
  })

  test.each([
    ['a day that is none', { day: '2026-02-31' }],
    ['a day to come', { day: '2099-01-01' }],
    ['nothing', { amount_cents: 0 }],
    ['a part of a cent', { amount_cents: 0.5 }],
    ['too long a text', { words: 'x'.repeat(301) }],
  ])('with %s: nothing of the file is kept', async (_what, wrong) => {
    expect((await read([...month, { ...line('WRONG', 1), ...wrong }])).refused).toBe(
      'validation_failed:lines',
    )
    expect(await kept()).toEqual([])
  })

  test('become payments on two invoices, on half of one, and wait again when taken back', async () => {
    await read([line('BOTH', 300), line('HALF', 150)])
    const both = [share(1, 10_000), share(2, 20_000)]
    expect((await book(await idOf('BOTH'), both)).data.refused).toEqual([])
    expect((await book(await idOf('HALF'), [share(3, 15_000)])).data.refused).toEqual([])
    expect(await open()).toEqual([0, 0, 15_000])
    expect(
      await engine.owner(
        `select method, paid_on, reference from payments where invoice_id = '${invoiceOf(3)}'`,
      ),
    ).toEqual([['bank-transfer', '2026-01-13', 'HALF']])
    expect((await book(await idOf('BOTH'), both)).data.refused).toEqual([])
    expect(await engine.owner('select count(*) from payments')).toEqual([['3']])
    const taken = await call('take_back_bank_line', {
      line_id: await idOf('BOTH'),
      reason: 'Booked by mistake',
    })
    expect(taken.data).toEqual({ taken_back: 2 })
    expect(await open()).toEqual([10_000, 20_000, 15_000])
    expect((await book(await idOf('BOTH'), [share(1, 10_000), share(2, 20_000)])).data.refused).toEqual([])
    expect(await open()).toEqual([0, 0, 15_000])
  })

  test('a payment that is moved to another invoice stays the payment of its line', async () => {
    await read([line('ONE', 100)])
    await book(await idOf('ONE'), [share(1, 10_000)])
    const [[id]] = (await engine.owner('select id from payments')) as [[string]]
    await call('move_payment', { payment_id: id, to_invoice: invoiceOf(2), reason: 'Was for the other' })
    expect(await open()).toEqual([10_000, 10_000, 30_000])
    expect(await booked()).toBe(10_000)
  })

  test.each([
    ['line_booked', 'DONE', [share(2, 10_000)]],
    ['line_aside', 'FUEL', [share(1, -10_000)]],
    ['line_shares', 'OPEN', [share(1, 5000)]],
    ['line_shares', 'OPEN', [share(1, 20_000), share(2, -10_000)]],
    ['changed_meanwhile', 'OPEN', [share(2, 10_000, 10_000)]],
    ['line_not_found', 'NONE', [share(1, 10_000)]],
  ])('is refused with %s, and the others of the same tap are booked', async (code, words, shares) => {
    await read([line('DONE', 100), line('FUEL', -100), line('OPEN', 100), line('OTHER', 300)])
    await book(await idOf('DONE'), [share(1, 10_000)])
    const line_id = words === 'NONE' ? randomUUID() : await idOf(words)
    const { data } = await call('book_bank_lines', {
      bookings: [
        { line_id, shares },
        { line_id: await idOf('OTHER'), shares: [share(3, 30_000)] },
      ],
    })
    expect(data.refused).toEqual([{ line_id, code, message: expect.any(String) }])
    expect(await open()).toEqual([0, 20_000, 0])
  })

  test('two people who book the same line at once book it once', async () => {
    await read([line('RACE', 100)])
    const line_id = await idOf('RACE')
    const tap = (who: Person, place: number) =>
      attempt(engine, who, 'select book_bank_lines($1)', {
        values: [JSON.stringify([{ line_id, shares: [share(place, 10_000)] }])],
        isSlow: true,
      })
    for (const places of [
      [1, 1],
      [1, 2],
    ]) {
      await Promise.all(places.map((place, at) => tap(at ? 'partner' : 'admin', place)))
      expect(
        await engine.owner('select count(*), sum(amount_cents) from payments where taken_back_at is null'),
      ).toEqual([['1', '10000']])
      expect(await booked()).toBe(10_000)
      await call('take_back_bank_line', { line_id, reason: 'Once more' })
    }
  })

  test('what is booked is always the sum of the payments, whatever is done', async () => {
    await read([line('A', 100), line('B', 200), line('C', 300)])
    const ids = await Promise.all(['A', 'B', 'C'].map(idOf))
    const acts = fc.array(fc.tuple(fc.nat(2), fc.constantFrom('book', 'back', 'one')), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(acts, async list => {
        for (const [at, act] of list) {
          const line_id = ids[at] ?? ''
          if (act === 'book') await book(line_id, [share(at + 1, (at + 1) * 10_000, (await open())[at])])
          if (act === 'back') await call('take_back_bank_line', { line_id, reason: 'Once more' })
          if (act === 'one')
            for (const [id] of await engine.owner(
              `select id from payments where bank_line_id = '${line_id}' and taken_back_at is null`,
            ))
              await call('take_back_payment', { payment_id: id, reason: 'Once more' })
        }
        expect(
          await engine.owner(`select count(*) from bank_lines where booked_cents <> (select coalesce(sum(amount_cents), 0)
            from payments where bank_line_id = bank_lines.id and taken_back_at is null) or booked_cents > amount_cents`),
        ).toEqual([['0']])
        expect(
          (await open()).map((cents, at) => (at + 1) * 10_000 - cents).reduce((one, two) => one + two),
        ).toBe(await booked())
      }),
      { numRuns: 8 },
    )
  })

  test('set aside are known by their text from then on, but for one that names an open invoice', async () => {
    await read([line('TRANSFER SAVINGS 11', 500), line('OTHER', 5)])
    const line_ids = [await idOf('TRANSFER SAVINGS 11')]
    expect((await call('set_bank_lines_aside', { line_ids })).data).toEqual({ aside: 1 })
    await read([line('TRANSFER SAVINGS 12', 500), line('TRANSFER SAVINGS 2026-001', 100)])
    const waiting = `select words from bank_lines where aside_at is null order by words`
    expect((await engine.owner(waiting)).flat()).toEqual(['OTHER', 'TRANSFER SAVINGS 2026-001'])
    await call('bring_back_bank_lines', { line_ids })
    await read([line('TRANSFER SAVINGS 13', 500)])
    expect((await engine.owner(waiting)).flat()).toEqual([
      ...['OTHER', 'TRANSFER SAVINGS 11', 'TRANSFER SAVINGS 13', 'TRANSFER SAVINGS 2026-001'],
    ])
  })

  test('a refund is booked from a line that was brought back', async () => {
    await read([line('IN', 100), line('OUT', -40)])
    await book(await idOf('IN'), [share(1, 10_000)])
    await call('bring_back_bank_lines', { line_ids: [await idOf('OUT')] })
    expect((await book(await idOf('OUT'), [share(1, -4000, 0)])).data.refused).toEqual([])
    expect(await open()).toEqual([4000, 20_000, 30_000])
  })

  test('10,000 come in parts in a few seconds', async () => {
    const read_id = randomUUID()
    const many = Array.from({ length: 10_000 }, (_, at) =>
      line(`PERSON ${at}`, 1 + (at % 900), { balance_cents: at }),
    )
    for (let part = 1; part <= 5; part += 1)
      await read(many.slice((part - 1) * 2000, part * 2000), { read_id, part, parts: 5 })
    expect(await engine.owner('select count(*) from bank_lines')).toEqual([['10000']])
  })
})
