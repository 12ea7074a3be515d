// A quote is nobody else's to read or answer: not by any call, not by its key in clear, not after a person is erased.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, idOf, slot } from './booking-life.ts'
import { attempt, userIds } from './people.ts'
import { backend, id, quoting } from './quoting.ts'

describeEachEngine('a quote', engine => {
  const { call, rows, newest, save, sent, decline, read, statuses } = quoting(engine)

  test('is nobody else’s to read or answer, by any call', async () => {
    const { key, quote } = await sent()
    await bookAs(engine, 'client', { id: idOf(3), user_id: userIds.client, service_type: 'window' })
    const doors = [
      'read_quote',
      'approve_quote',
      'decline_quote',
      'ask_about_quote',
      'quote_days',
      'pick_new_day',
      'quote_paper',
    ]
    const argsOf = (name: string) => ({
      ...(/approve|decline|pick/.test(name) && { version: 1 }),
      ...(name === 'pick_new_day' && { day: '2027-03-10', slot }),
      ...(name === 'ask_about_quote' && { words: 'Hello?' }),
    })
    for (const person of ['anon', 'client', 'stranger'] as const)
      for (const name of doors)
        for (const which of [{ key: 'f'.repeat(32) }, { key: null, quote_id: quote.id }, { key: quote.id }]) {
          const args = name === 'quote_paper' ? { quote_id: null, ...which } : which
          const { data, refused } = await call(person, name, { ...argsOf(name), ...args })
          expect([name, person, data, refused]).toEqual([
            name,
            person,
            null,
            name === 'quote_paper' ? undefined : 'quote_not_found',
          ])
        }
    for (const person of ['anon', 'client'] as const)
      expect((await attempt(engine, person, 'select * from quotes')).rows).toEqual([])
    expect((await call('client', 'own_quotes', {})).data).toEqual([])
    // The key opens this quote and nothing else.
    expect((await call('anon', 'manage_booking', { token: key })).refused).toBe('booking_not_found')
    expect(await statuses()).toEqual(['sent'])
  })

  test('of a client is on their dashboard, read and answered there', async () => {
    await rows(`delete from bookings`)
    await bookAs(engine, 'client', {
      id,
      user_id: userIds.client,
      service_type: 'residential-deep',
      size: '3',
    })
    await save()
    expect((await call('client', 'own_quotes', {})).data).toEqual([])
    const saved = await newest()
    await call('staff', 'send_quote', { quote_id: saved.id, how: 'mail', seen: saved.updated_at })
    const [own] = (await call('client', 'own_quotes', {})).data
    expect(own).toMatchObject({ number: 'Q-2027-001', state: 'sent' })
    expect((await call('stranger', 'own_quotes', {})).data).toEqual([])
    expect((await call('client', 'approve_quote', { quote_id: own.id, version: 1 })).data).toMatchObject({
      approved_how: 'dashboard',
    })
  })

  test('goes along with a person’s data, and is nobody’s once they are erased', async () => {
    const { key } = await sent()
    await decline(key, 1, 'Ann has moved')
    const person = { customer: null, email: 'ann@guest.example', phone: null }
    const told = (await call('admin', 'export_person', person)).data
    expect(told.quotes).toMatchObject([{ number: 'Q-2027-001', decline_reason: 'Ann has moved' }])
    expect((await call('admin', 'erase_person', person)).data).toMatchObject({ is_done: true })
    expect(await rows('select note, decline_reason, suburb, total_cents from quotes')).toEqual([
      [null, null, null, '107000'],
    ])
    expect((await read(key)).refused).toBe('quote_not_found')
    const log = await rows(`select audit_log::text from audit_log where table_name = 'quotes'`)
    expect(log.flat().join()).not.toMatch(/moved|gate/)
  })

  test('lies nowhere with its key in clear, and the link ends with the quote', async () => {
    const { key, quote } = await sent()
    const everywhere =
      await rows(`select q::text from quotes q union all select k::text from private.quote_keys k
      union all select a::text from audit_log a union all select e::text from events e`)
    expect(everywhere.flat().join()).not.toContain(key)
    await decline(key)
    expect((await read(key)).data.status).toBe('declined')
    await rows(`alter table quotes disable trigger user; update quotes set updated_at = now() - interval '61 days';
      alter table quotes enable trigger user; update bookings set service_date = '2026-12-01' where id = '${id}'`)
    await call(backend, 'lapse_quotes', { reason: 'x' })
    expect((await read(key)).refused).toBe('quote_not_found')
    expect(quote.status).toBe('sent')
  })
})
