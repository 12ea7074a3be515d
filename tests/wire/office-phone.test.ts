import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, slot } from '#tests/policies/booking-life.ts'
import { type Person, userIds } from '#tests/policies/people.ts'
import { atTheOffice, id } from './office-steps.ts'

describeEachEngine('the office on the phone', engine => {
  const { as, seenOf, confirm } = atTheOffice(engine)

  test('bookings are found by name, number, e-mail and reference, and a client finds only their own', async () => {
    await bookAsGuest(engine, {
      id: idOf(2),
      guest_name: 'Gerhard Lötter',
      guest_email: 'g@lotter.example',
      guest_phone: '+27845550777',
    })
    await engine.owner(`update customers set is_phone_verified = true`)
    // The same number under another name: the customer's name and the guest's are both found.
    await bookAsGuest(engine, {
      id: idOf(3),
      guest_name: 'Zoë Lotz',
      guest_email: 'z@lotz.example',
      guest_phone: '+27845550777',
    })
    await engine.owner(`update bookings set user_id = '${userIds.client}', guest_name = null, guest_email = null,
      guest_phone = null where id = '${id}'`)
    const found = async (person: Person, words: string) => {
      const { data } = await as(person).rpc('search_bookings', { words }).select('id').order('id')
      return (data as unknown as { id: string }[]).map(row => row.id)
    }
    expect(await found('staff', 'lotter')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'gerhard lo')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'zoe')).toEqual([idOf(3)])
    expect(await found('staff', '084 555 07')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'g@lotter')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'CC-C7000000')).toHaveLength(3)
    expect(await found('staff', '100%_')).toEqual([])
    expect(await found('client', 'CC-C7000000')).toEqual([id])
    expect(await found('client', 'ann')).toEqual([id])
    expect(await found('client', 'lotter')).toEqual([])
    expect(await found('stranger', 'ann')).toEqual([])
  })

  const callIn = (more: object = {}) =>
    as('staff')
      .from('bookings')
      .insert({
        id: idOf(5),
        guest_name: 'Sipho Ndlovu',
        guest_phone: '+27845550155',
        service_type: 'window',
        service_date: '2027-03-10',
        service_time: slot,
        address: '4 Church St',
        ...more,
      })

  test('a name and a phone number are enough for a booking by phone, from the first call to the last search', async () => {
    expect((await callIn()).error).toBeNull()
    const { data: booking } = await as('staff')
      .from('bookings')
      .select('*, customers(*)')
      .eq('id', idOf(5))
      .single()
    expect(booking).toMatchObject({
      guest_email: null,
      customers: { first_name: 'Sipho', email: null, phone: '+27845550155' },
    })
    await confirm({ booking_id: idOf(5), seen: booking.updated_at })
    await as('staff').from('bookings').update({ status: 'completed' }).eq('id', idOf(5))
    await engine.owner(`update events set created_at = now() - interval '3 days'`)
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    const about = `payload ->> 'id' = '${idOf(5)}'`
    expect(await engine.owner(`select template from mail_outbox where ${about}`)).toEqual([])
    const { data: seen } = await as('staff').rpc('search_bookings', { words: '084 555 0155' }).select('id')
    expect(seen).toEqual([{ id: idOf(5) }])
    const { data: people } = await as('admin').rpc('find_person', { words: 'sipho' })
    expect(people).toMatchObject([{ customer_id: booking.customer_id, email: null, phone: '+27845550155' }])
    const who = { customer: booking.customer_id, email: null, phone: null }
    const { data: exported, error } = await as('admin').rpc('export_person', who)
    expect(error).toBeNull()
    expect(JSON.stringify(exported)).toContain('4 Church St')
  })

  test('a second call from the same number is the same person, and nothing is asked about it', async () => {
    await callIn()
    await callIn({ id: idOf(6), service_date: '2027-03-11' })
    expect(await engine.owner(`select count(*) from customers where phone = '+27845550155'`)).toEqual([['1']])
    expect(await engine.owner('select count(*) from customer_suggestions')).toEqual([['0']])
  })

  test('visitors who book for themselves still leave an address for their link', async () => {
    const { error } = await as('anon')
      .from('bookings')
      .insert({
        id: idOf(7),
        guest_name: 'Sipho Ndlovu',
        guest_phone: '+27845550155',
        service_type: 'window',
        service_date: '2027-03-10',
        service_time: slot,
        address: '4 Church St',
      })
    expect(error?.details).toBe('validation_failed:guest_email')
  })

  test('a call that gave an address brings one letter: confirmed', async () => {
    await callIn({ guest_email: 'sipho@guest.example' })
    const makeMails = () =>
      engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    await makeMails()
    await confirm({ booking_id: idOf(5), seen: await seenOf(idOf(5)) })
    await makeMails()
    expect(
      await engine.owner(`select template from mail_outbox where recipient = 'sipho@guest.example'`),
    ).toEqual([['booking-confirmed']])
    expect(
      await engine.owner(`select count(*) from private.booking_keys where token_to_mail is not null`),
    ).toEqual([['0']])
  })
})
