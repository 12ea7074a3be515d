// A program with a thousand names, phones, addresses of mail and of networks: it is stopped by no limit of a person. Beyond
// a few places a stranger's request holds none until its sender confirms it.
import { Hono } from 'hono'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmRequest } from '#server/forms/confirm-request.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import type { Site } from '#server/pages/site.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, idOf, setClock, slot, tokenOf } from '#tests/policies/booking-life.ts'
import { attempt, callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from '#tests/wire/rest/rest-client.ts'

const siteUrl = 'https://coastalclean.example'
// Of the clean that is asked for where a test says nothing else: a Tuesday.
const day = '2027-03-09'

type Wish = Record<string, string>

describeEachEngine('many strangers', engine => {
  let rest: RestHandler
  beforeAll(() => welcomeEveryone(engine))
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await engine.owner(`${emptied('bookings, customers, events, mail_outbox, private.rate_limits')};
      update business_settings set slot_capacity = 1, booking_horizon_days = 120, most_stranger_requests = 20,
        way_same_town_minutes = 0`)
    await setClock(engine, '2027-03-01 09:30')
  })

  const stranger = (place: number): Wish => ({
    id: idOf(place),
    manage_token: tokenOf(`link ${place}`),
    service_type: 'window',
    service_date: day,
    service_time: slot,
    address: '1 Marsh Street',
    guest_name: 'Ann Guest',
    guest_email: `ann${place}@guest.example`,
    guest_phone: `+2782000${String(place).padStart(4, '0')}`,
  })
  // Each from a network of its own.
  const ask = (place: number, wish: Wish = {}) =>
    clientOf(rest, { address: `2001:db8:${place.toString(16)}::1` })
      .from('bookings')
      .insert<object>({ ...stranger(place), ...wish })
  const askAll = () => engine.owner('update business_settings set most_stranger_requests = 1')
  const freeTimes = async (from = '2027-03-01', to = '2027-03-31') =>
    (
      await attempt(
        engine,
        'anon',
        `select day, slot from available_slots('${from}', '${to}') where state = 'free'`,
      )
    ).rows
  const isFree = async () => (await freeTimes(day, day)).some(([, time]) => time === slot)
  const makeMails = () =>
    engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('owner@coastal.example', 500)` }])
  const mails = async () => {
    await makeMails()
    return (await engine.owner('select template from mail_outbox order by created_at, template')).flat()
  }
  const linkOf = async (place: number) => {
    await makeMails()
    const [[token] = []] = await engine.owner(
      `select payload ->> 'confirmToken' from mail_outbox where payload ->> 'id' = '${idOf(place)}'`,
    )
    return String(token)
  }
  const press = (token: string, fields: Record<string, string> = {}) => {
    const answerForm: Site['answerForm'] = (path, answered) =>
      storeAnswer({ body: JSON.stringify({ path, ...answered }), type: 'text/json', cache: '', status: 422 })
    const service = { rest, siteUrl, site: { answerForm } as Site }
    const app = new Hono<ServerEnv>().post('/booking/confirm', confirmRequest(service))
    const init = { method: 'POST', body: new URLSearchParams(fields) }
    return app.request(`${siteUrl}/booking/confirm?token=${token}`, init)
  }
  const led = async (token: string) => (await press(token)).headers.get('location')
  const stateOf = async (place: number) =>
    (await engine.owner(`select status, sender_check from bookings where id = '${idOf(place)}'`))[0]
  // One stranger waits for an answer already, and the next is asked to confirm.
  const askedToConfirm = async (...places: number[]) => {
    await askAll()
    await ask(99, { service_date: '2027-03-02' })
    for (const place of places) expect((await ask(place)).status).toBe(202)
  }

  test('they fill no month: all is kept, twenty places are held, and the rest stays free', async () => {
    const free = await freeTimes()
    // Every time of the month in the long run.
    const wished = process.env.EVERYTHING ? free : free.slice(0, 50)
    const answers = await Promise.all(
      wished.map(([date, time], place) =>
        ask(place, { service_date: String(date), service_time: String(time) }),
      ),
    )
    const tally = Object.groupBy(answers, ({ status }) => String(status))
    expect([tally[201]?.length, tally[202]?.length]).toEqual([20, wished.length - 20])
    expect(await freeTimes()).toHaveLength(free.length - 20)
    expect(await engine.owner('select count(*) from bookings')).toEqual([[String(wished.length)]])
    const sent = Object.groupBy(await mails(), template => String(template))
    expect(sent['booking-received-owner']).toHaveLength(20)
    expect(sent['booking-to-confirm']).toHaveLength(wished.length - 20)
    expect(await engine.owner('select count(*) from customers')).toEqual([['20']])
  })

  test('who confirms by the mail gets the place, the owner hears of it then, and a second press changes nothing', async () => {
    await askedToConfirm(1)
    expect([await isFree(), await stateOf(1)]).toEqual([true, ['pending', 'waiting']])
    expect((await mails()).filter(template => template === 'booking-received-owner')).toHaveLength(1)
    const token = await linkOf(1)
    for (const _press of [1, 2]) expect(await led(token)).toBe('/booking/held')
    expect([await isFree(), await stateOf(1)]).toEqual([false, ['pending', 'passed']])
    const sent = Object.groupBy(await mails(), template => String(template))
    expect([sent['booking-received-owner']?.length, sent['booking-received']?.length]).toEqual([2, 2])
    const tied = await engine.owner(`select customer_id is not null from bookings where id = '${idOf(1)}'`)
    expect(tied).toEqual([['t']])
  })

  test('two who confirm the last place at once: one has it, the other is offered the nearest', async () => {
    await askedToConfirm(1, 2)
    const links = [await linkOf(1), await linkOf(2)]
    const answers = await Promise.all(links.map(token => press(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    const late = answers.findIndex(({ status }) => status === 422)
    const { values, notice } = JSON.parse((await answers[late]?.text()) ?? '{}')
    expect(notice).toMatchObject({ title: 'That time has just gone' })
    expect(Object.values(values)).toEqual([`${day} 08:00-10:00`, `${day} 12:00-14:00`, `${day} 14:00-16:00`])
    const taken = { day, slot: '08:00-10:00' }
    expect((await press(String(links[late]), taken)).headers.get('location')).toBe('/booking/held')
    expect((await freeTimes(day, day)).map(([, time]) => time)).not.toContain(taken.slot)
    expect((await mails()).filter(template => template === 'booking-changed-owner')).toEqual([])
  })

  test('nobody gets a time that does not exist, or is too far, by the button', async () => {
    await askedToConfirm(1)
    const token = await linkOf(1)
    const wishes: Wish[] = [
      { day, slot: 'noon' },
      { day: 'soon', slot },
      { day: '2031-03-03', slot },
      { day },
    ]
    for (const fields of wishes) expect((await press(token, fields)).status).toBe(422)
    expect(await stateOf(1)).toEqual(['pending', 'waiting'])
  })

  test('after a day the link is over, whether or not anybody has tidied up, and nobody is mailed', async () => {
    await askedToConfirm(1)
    const token = await linkOf(1)
    await engine.owner(`update bookings set confirm_by = now() where sender_check = 'waiting'`)
    const before = await mails()
    expect(await led(token)).toBe('/booking/lapsed')
    const lapse = `select lapse_requests('it was not confirmed in time.')`
    for (const lapsed of ['1', '0'])
      expect((await attempt(engine, { role: 'backend' }, lapse)).rows).toEqual([[lapsed]])
    expect([await led(token), await stateOf(1)]).toEqual(['/booking/lapsed', ['cancelled', 'waiting']])
    expect([await isFree(), await mails()]).toEqual([true, before])
  })

  test('a key opens one door: the link of the mail confirms, the private link does not', async () => {
    await askedToConfirm(1)
    const token = await linkOf(1)
    for (const wrong of [tokenOf('link 1'), tokenOf('nobody'), '', "'"])
      expect(await led(wrong)).toBe('/booking/unknown-link')
    const managed = (key: string) => clientOf(rest).rpc('manage_booking', { token: key })
    expect((await managed(token)).error?.details).toBe('booking_not_found')
    expect((await managed(tokenOf('link 1'))).data).toMatchObject({ confirm_by: expect.any(String) })
    const args = { booking_id: idOf(1), token: tokenOf('link 1') }
    await clientOf(rest).rpc('cancel_booking', args)
    expect(await led(token)).toBe('/booking/cancelled')
    expect((await mails()).filter(template => template === 'booking-changed-owner')).toEqual([])
  })

  test('a program that follows links changes nothing', async () => {
    await askedToConfirm(1)
    const token = await linkOf(1)
    for (const method of ['GET', 'HEAD']) {
      const asked = new Request(`${siteUrl}/rest/v1/rpc/confirm_request?token=${token}`, { method })
      expect((await rest(asked, { caller: { role: 'anon' }, address: '192.0.2.1' })).status).toBe(405)
    }
    expect(await stateOf(1)).toEqual(['pending', 'waiting'])
  })

  test('sent again it is neither stored twice nor called booked', async () => {
    await askedToConfirm(1)
    const { status, error } = await ask(1)
    expect([status, error?.code, error?.hint]).toEqual([409, '23505', null])
    expect((await ask(2, { guest_phone: stranger(1).guest_phone ?? '' })).status).toBe(202)
    expect((await ask(3, { guest_phone: stranger(1).guest_phone ?? '' })).status).toBe(202)
    const fourth = await ask(4, { guest_phone: stranger(1).guest_phone ?? '' })
    expect(fourth.error?.details).toBe('too_many_waiting')
  })

  test.each([
    ['by phone', { guest_phone: '+27820000007' }],
    ['by e-mail', { guest_email: 'Known@home.example' }],
  ])('whom we have cleaned for is known %s', async (_how, marks) => {
    await askedToConfirm()
    await engine.owner(`insert into customers (first_name, last_name, phone, email, total_cleaning_count)
      values ('Known', 'Client', '+27820000007', 'known@home.example', 1)`)
    expect((await ask(1, marks)).status).toBe(201)
    expect(await isFree()).toBe(false)
    await engine.owner('update customers set total_cleaning_count = 0')
    expect((await ask(2, { ...marks, service_date: '2027-03-10' })).status).toBe(202)
  })

  test.each<[Person, Wish]>([
    ['client', { user_id: userIds.client }],
    ['staff', { guest_name: 'On Phone', guest_phone: '+27825550100' }],
  ])('a %s holds the place at once', async (who, wish) => {
    await askedToConfirm()
    await engine.owner(`update auth.users set email_confirmed_at = now() where id = '${userIds.client}'`)
    expect((await bookAs(engine, who, wish)).refusal).toBeUndefined()
    expect(await isFree()).toBe(false)
  })

  const asStaff = async (name: string, more: object) => {
    const office = clientOf(rest, { caller: callerFor('staff') })
    const { data } = await office
      .from('bookings')
      .select('updated_at, slot_trouble')
      .eq('id', idOf(1))
      .single()
    const { error } = await office.rpc(name, { booking_id: idOf(1), seen: data?.updated_at, ...more })
    return [data?.slot_trouble ?? null, error?.details ?? null]
  }
  const confirmed = () => asStaff('confirm_booking', { price: '450.00', reward_ids: [] })

  test('the office sees them apart, and confirms one after a call', async () => {
    await askedToConfirm(1, 2)
    const pulse = await attempt(engine, 'staff', `select office_pulse('2027-03-09') - 'marks'`)
    expect(JSON.parse(String(pulse.rows[0]?.[0]))).toMatchObject({ waiting: 1, unconfirmed: 2 })
    expect(await confirmed()).toEqual([null, null])
    expect([await isFree(), await stateOf(1)]).toEqual([false, ['confirmed', 'passed']])
    expect(await press(await linkOf(2))).toHaveProperty('status', 422)
  })

  test('the office cannot confirm one whose time is gone, and moves it', async () => {
    await askedToConfirm(1, 2)
    await led(await linkOf(2))
    expect(await confirmed()).toEqual(['slot_taken', 'slot_taken'])
    expect(await asStaff('place_booking', { new_date: '2027-03-10', new_time: slot })).toEqual([
      'slot_taken',
      null,
    ])
    expect(await stateOf(1)).toEqual(['pending', 'passed'])
    expect((await freeTimes('2027-03-10', '2027-03-10')).map(([, time]) => time)).not.toContain(slot)
  })
})
