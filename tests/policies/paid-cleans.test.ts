// The payment status of a clean and the payments behind it, with an invoice and without.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const booking = idOf(1)
const seen = `(select updated_at from bookings where id = '${booking}')`

describeEachEngine('a clean', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(emptied('service_invoices, services, ledger, mail_outbox'))
    await bookAsGuest(engine, { id: booking })
    await engine.owner(`update bookings set status = 'confirmed', price = 855`)
  })
  const act = async (text: string, who: Person = 'staff') =>
    (await attempt(engine, who, text)).refusal?.detail
  const complete = (method = `'cash', 'paid'`) =>
    act(`select complete_booking_with('${booking}', ${method}, ${seen})`)
  const invoice = () => act(`select invoice_clean((select id from services), 'Windows', '${randomUUID()}')`)
  const set = (changes: string) => act(`update services set ${changes}`)
  const pay = (cents: number) =>
    act(
      `select record_payment('${randomUUID()}', (select id from service_invoices), ${cents}, 'credit-card', '2027-03-01')`,
    )
  const record = () => engine.owner('select payment_status, payment_method from services')
  const payments = () =>
    engine.owner(
      `select amount_cents, method, invoice_id is not null, taken_back_reason from payments order by created_at, id`,
    )

  test('that is ticked off as paid has a payment, and unticked it is taken back', async () => {
    await complete()
    expect(await payments()).toEqual([['85500', 'cash', 'f', null]])
    expect(await act(`select undo_complete_booking('${booking}')`)).toBeUndefined()
    expect(await payments()).toEqual([['85500', 'cash', 'f', 'The service record was removed']])
  })

  test('not paid yet has none; marked, unmarked and priced anew, what counts is the price', async () => {
    await complete(`null, 'pending'`)
    expect(await payments()).toEqual([])
    await set(`payment_status = 'paid', payment_method = 'bank-transfer'`)
    await set(`price = 900`)
    await set(`notes = 'The same'`)
    expect(await payments()).toEqual([
      ['85500', 'bank-transfer', 'f', 'Changed on the service record'],
      ['90000', 'bank-transfer', 'f', null],
    ])
    await set(`payment_status = 'pending'`)
    expect((await payments()).map(([, , , reason]) => reason)).toEqual([
      'Changed on the service record',
      'Not paid after all',
    ])
  })

  test('that was paid takes its payment along to the invoice', async () => {
    await complete()
    await invoice()
    expect(await payments()).toEqual([['85500', 'cash', 't', null]])
    expect(await engine.owner('select paid_cents, open_cents from service_invoices')).toEqual([
      ['85500', '0'],
    ])
    expect(await record()).toEqual([['paid', 'cash']])
  })

  test('on an invoice follows it: part-paid, paid, overdue, cancelled', async () => {
    await complete(`null, 'pending'`)
    await invoice()
    await pay(5500)
    expect(await record()).toEqual([['pending', null]])
    await setClock(engine, '2027-03-17 08:00')
    await engine.database.tx({ role: 'backend' }, [{ text: 'select public.follow_due_days()' }])
    expect(await record()).toEqual([['overdue', null]])
    await pay(80_000)
    expect(await record()).toEqual([['paid', 'credit-card']])
    const version = `(select updated_at from service_invoices)`
    await act(`select cancel_invoice((select id from service_invoices), 'Wrong', ${version})`, 'admin')
    expect(await record()).toEqual([['pending', 'credit-card']])
    expect(await engine.owner('select credits from customers')).toEqual([['855.00']])
    expect(await invoice()).toBeUndefined()
    expect(await engine.owner(`select open_cents from service_invoices where cancelled_at is null`)).toEqual([
      ['85500'],
    ])
  })

  test('on an invoice is marked as paid by paying what is open, and unmarked by taking that back', async () => {
    await complete(`null, 'pending'`)
    await invoice()
    await pay(5500)
    expect(await set(`payment_status = 'paid', payment_method = 'cash'`)).toBeUndefined()
    expect((await payments()).map(([cents, method]) => [cents, method])).toEqual([
      ['5500', 'credit-card'],
      ['80000', 'cash'],
    ])
    expect(await set(`payment_status = 'pending'`)).toBeUndefined()
    expect(await engine.owner('select open_cents from service_invoices')).toEqual([['80000']])
    expect(await set(`payment_status = 'overdue'`)).toBe('follows_invoice')
    await pay(80_000)
    expect(await set(`payment_status = 'pending'`)).toBe('follows_invoice')
  })

  test('on an invoice is neither removed nor unticked', async () => {
    await complete()
    await invoice()
    expect(await act('delete from services')).toBe('on_invoice')
    expect(await act(`select undo_complete_booking('${booking}')`)).toBe('on_invoice')
  })

  test('without a price is not invoiced; nor one that is not done, nor by a client', async () => {
    await complete(`null, 'pending'`)
    await set('price = null')
    expect(await invoice()).toBe('no_price')
    await set(`price = 100, status = 'scheduled'`)
    expect(await invoice()).toBe('status_move')
    const one = `select invoice_clean((select '${randomUUID()}'::uuid), 'Windows', '${randomUUID()}')`
    expect(await act(one, 'client')).toBe('service_not_found')
  })

  test.each([
    ['0', 'cash', '2027-03-01', 'validation_failed:amount_cents'],
    ['100', 'shells', '2027-03-01', 'validation_failed:method'],
    ['100', 'cash', '2027-03-02', 'validation_failed:paid_on'],
    ['-100', 'cash', '2027-03-01', 'refund_too_much'],
  ])('is not paid with %s cents by %s on %s', async (cents, method, day, refusal) => {
    await complete(`null, 'pending'`)
    await invoice()
    expect(
      await act(
        `select record_payment('${randomUUID()}', (select id from service_invoices), ${cents}, '${method}', '${day}')`,
      ),
    ).toBe(refusal)
  })
})
