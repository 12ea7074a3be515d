// Who gets notices on a phone, and of what: the office alone, for as long as it is the office, of what each asked for.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { devices, makeNotices, serverKey, startSender, switchOn, waiting } from '#tests/push/phones.ts'
import { bookAs, bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import {
  attempt,
  callerFor,
  type Person,
  type SignedIn,
  signInEveryone,
  userIds,
  welcomeEveryone,
} from './people.ts'
import { insertOf } from './sample-rows.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const phone = (name: string) => ({ ...keys, name, endpoint: `https://push.example/${name}` })
const lena = { name: 'Lena', email: 'lena@guest.example' }

describeEachEngine('notices on a phone', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(`${emptied('contact_messages, reviews, loyalty_registrations, referral_requests, mail_outbox, audit_log')};
      ${emptied('private.push_devices, private.notice_settings')}`)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    // For the keys of the server; what is to be sent stays where it can be looked at.
    await (await startSender(engine)).stop()
  })

  const everyCall = async () => [
    `select my_notices()`,
    `select add_push_device('https://push.example/x', '${keys.p256dh}', '${keys.auth}', 'Phone', '${await serverKey(engine)}')`,
    `select set_notices('{}', true)`,
    `select try_notice('${idOf(1)}')`,
    `select remove_push_device('${idOf(1)}')`,
    `select renew_push_device('https://push.example/x', 'https://push.example/x', '${keys.p256dh}', '${keys.auth}', 'Key')`,
  ]
  const switchOnFor = async (...people: SignedIn[]) => {
    for (const person of people)
      expect((await switchOn(engine, person, phone(person))).refusal).toBeUndefined()
  }

  test('are for staff and admins, and for nobody else', async () => {
    const answers: Record<string, (string | undefined)[]> = {}
    for (const person of ['anon', 'client', 'stranger', 'staff', 'admin'] as Person[])
      answers[person] = await Promise.all(
        (await everyCall()).map(async text => (await attempt(engine, person, text)).refusal?.code),
      )
    const [refused, allowed] = [Array(6).fill('42501'), Array(6).fill(undefined)]
    expect(answers).toEqual({
      anon: refused,
      client: refused,
      stranger: refused,
      staff: allowed,
      admin: allowed,
    })
  })

  test('cannot be taken by the tables themselves', async () => {
    for (const table of ['push_devices', 'notice_settings', 'push_notices'])
      expect((await attempt(engine, 'admin', `select * from private.${table}`)).refusal?.code).toBe('42501')
    for (const text of ['take_notices(1, 1)', 'forget_push_devices()', `settle_notice('${idOf(1)}', 'gone')`])
      expect((await attempt(engine, 'admin', `select ${text}`)).refusal?.code).toBe('42501')
  })

  test.each([
    ['the role is taken away', `delete from user_roles where role = 'staff'`],
    [
      'the account is shut out',
      `update auth.users set banned_until = now() + interval '1 day' where id = '${userIds.staff}'`,
    ],
    ['the account is deleted', `delete from auth.users where id = '${userIds.staff}'`],
  ])('end when %s', async (_, act) => {
    await switchOnFor('staff', 'admin')
    await bookAsGuest(engine, { id: idOf(1) })
    await makeNotices(engine)
    await engine.owner(act)
    expect([await devices(engine), await waiting(engine)]).toEqual([[['admin']], [['admin', 'request']]])
  })

  test('sleep after signing out, and wake when the same person signs in there again', async () => {
    await switchOnFor('staff')
    await bookAsGuest(engine, { id: idOf(1) })
    await makeNotices(engine)
    await engine.owner(`delete from auth.sessions where user_id = '${userIds.staff}'`)
    expect(await takeAll()).toEqual([])
    await bookAsGuest(engine, { id: idOf(2), service_time: '12:00-14:00' })
    await makeNotices(engine)
    expect([await devices(engine), await waiting(engine)]).toEqual([[['staff']], []])
    await engine.owner(`insert into auth.sessions (id, user_id, created_at, refreshed_at, idle_until, not_after)
      select id, id, now(), now(), now() + interval '1 day', now() + interval '1 day' from auth.users where id = '${userIds.staff}'`)
    expect(await renew('staff', 'staff')).toBe('t')
    await bookAsGuest(engine, { id: idOf(3), service_time: '14:00-16:00' })
    await makeNotices(engine)
    expect(await waiting(engine)).toEqual([['staff', 'request']])
  })

  test('that were removed do not come back by signing in, nor for somebody else', async () => {
    await switchOnFor('staff')
    expect([await renew('admin', 'staff'), await renew('client', 'staff')]).toEqual(['f', '42501'])
    await engine.owner('delete from private.push_devices')
    expect([await renew('staff', 'staff'), await devices(engine)]).toEqual(['f', []])
  })

  test('follow a browser that has got another address', async () => {
    await switchOnFor('staff')
    expect(await renew('staff', 'staff', 'moved')).toBe('t')
    expect(await devices(engine, 'endpoint')).toEqual([['https://push.example/moved']])
  })

  async function renew(person: SignedIn, known: string, now = known) {
    const values = [
      phone(known).endpoint,
      phone(now).endpoint,
      keys.p256dh,
      keys.auth,
      await serverKey(engine),
    ]
    const asked = await attempt(engine, person, 'select renew_push_device($1, $2, $3, $4, $5)', { values })
    return asked.refusal?.code ?? asked.rows[0]?.[0]
  }

  const takeAll = async () =>
    (await engine.database.tx({ role: 'backend' }, [{ text: 'select id from take_notices(10, 1000)' }]))[0]

  test('reach nobody without the role even where the device is still there', async () => {
    await switchOnFor('staff')
    await bookAsGuest(engine, { id: idOf(1) })
    await makeNotices(engine)
    await engine.owner(`alter table user_roles disable trigger user; delete from user_roles where role = 'staff';
      alter table user_roles enable trigger user`)
    expect(await takeAll()).toEqual([])
    expect([await devices(engine), await waiting(engine)]).toEqual([[['staff']], []])
    await bookAsGuest(engine, { id: idOf(2), service_time: '12:00-14:00' })
    await makeNotices(engine)
    expect(await waiting(engine)).toEqual([])
  })

  const occasions: [string, string, string][] = [
    ['request', 'anon', ''],
    ['message', 'anon', insertOf('contact_messages', { ...lena, message: 'Do you clean boats?' })],
    ['review', 'anon', insertOf('reviews', { ...lena, review_text: 'Spotless and kind.', rating: '5' })],
    ['change', 'client', `select cancel_booking('${idOf(9)}')`],
  ]
  test.each(occasions)(
    'tell of a %s, once for each device, unless it is unwanted',
    async (occasion, person, text) => {
      await switchOnFor('staff', 'admin')
      if (occasion === 'request') await bookAsGuest(engine, { id: idOf(1) })
      else if (occasion === 'change') await changeByClient(text)
      else expect((await attempt(engine, person as Person, text)).refusal).toBeUndefined()
      await attempt(engine, 'staff', `select set_notices('{${occasion}}', false)`)
      await makeNotices(engine)
      await makeNotices(engine)
      expect(await waiting(engine)).toEqual([['admin', occasion]])
    },
  )

  async function changeByClient(text: string) {
    await bookAs(engine, 'client', { id: idOf(9), user_id: userIds.client })
    await makeNotices(engine)
    await engine.owner('delete from private.push_notices')
    expect((await attempt(engine, 'client', text)).refusal).toBeUndefined()
  }

  test('do not tell the office of what it did itself', async () => {
    await switchOnFor('staff')
    await attempt(
      engine,
      'staff',
      insertOf('bookings', {
        ...{
          id: idOf(3),
          guest_name: 'Ann',
          guest_phone: '+27821234567',
          guest_email: null,
          address: '1 Marsh St',
        },
        ...{ service_type: 'window', service_date: '2027-03-09', service_time: '10:00-12:00' },
      }),
    )
    await makeNotices(engine)
    expect(await waiting(engine)).toEqual([])
  })

  test('tell of a request whose sender has yet to confirm once that is done', async () => {
    await switchOnFor('staff')
    await bookAsGuest(engine, { id: idOf(1) })
    await engine.owner(`update events set details = details || '{"sender_check": "waiting"}'`)
    await makeNotices(engine)
    expect(await waiting(engine)).toEqual([])
    await engine.owner(`insert into events (name, subject_id, details)
      values ('booking_sender_confirmed', '${idOf(1)}', '{"by": "client"}')`)
    await makeNotices(engine)
    expect(await waiting(engine)).toEqual([['staff', 'request']])
  })

  test('carry no name, number or address of anybody unless that is allowed', async () => {
    await switchOnFor('staff')
    await bookAsGuest(engine, { id: idOf(1) })
    await makeNotices(engine)
    const take = { text: 'select facts from take_notices(10, 0)' }
    const read = async () => String(await engine.database.tx({ role: 'backend' }, [take]))
    expect(await read()).not.toMatch(/Ann|Guest|2782|Marsh|@/)
    await attempt(engine, 'staff', `select set_notices('{}', true)`)
    expect(await read()).toMatch(/Ann Guest/)
  })

  test('are listed for their owner, who alone can end them', async () => {
    await switchOnFor('staff', 'admin')
    const listed = async (person: SignedIn) => {
      const asked = await attempt(engine, person, `select my_notices('https://push.example/staff')`)
      return JSON.parse(String(asked.rows[0]?.[0]))
    }
    const [device] = (await listed('staff')).devices
    expect(device).toMatchObject({ name: 'staff', isThis: true, trouble: null, reachedAt: null })
    expect((await listed('admin')).devices).toMatchObject([{ name: 'admin', isThis: false }])
    expect(JSON.stringify(await listed('staff'))).not.toContain('push.example')
    await attempt(engine, 'admin', `select remove_push_device('${device.id}')`)
    expect(await devices(engine)).toEqual([['admin'], ['staff']])
    await attempt(engine, 'staff', `select remove_push_device('${device.id}')`)
    expect(await devices(engine)).toEqual([['admin']])
  })

  test('on a shared browser are those of whoever switched them on last', async () => {
    await switchOn(engine, 'staff', phone('shared'))
    await switchOn(engine, 'admin', phone('shared'))
    expect(await devices(engine, 'user_id')).toEqual([[userIds.admin]])
  })

  test('go to ten devices of one person, the newest', async () => {
    for (let place = 0; place < 12; place++)
      await switchOn(engine, 'staff', phone(`p${String(place).padStart(2, '0')}`))
    const names = (await devices(engine)).flat()
    expect([names.length, names[0], names.at(-1)]).toEqual([10, 'p02', 'p11'])
  })

  test.each([
    ['ftp', { endpoint: 'ftp://push.example/a' }],
    ['plain http elsewhere', { endpoint: 'http://push.example/a' }],
    ['an address without end', { endpoint: `https://push.example/${'a'.repeat(1000)}` }],
    ['a short key', { p256dh: 'abc' }],
    ['a key with other signs', { auth: `${'a'.repeat(21)}"` }],
    ['no name', { name: ' ' }],
  ])('are not switched on with %s', async (_, wrong) => {
    expect((await switchOn(engine, 'staff', { ...phone('phone'), ...wrong })).refusal?.code).toBe('23514')
  })

  test('are not switched on with the key of another server, nor with an occasion that is none', async () => {
    const values = ['https://push.example/a', keys.p256dh, keys.auth, 'Phone', 'BOther']
    const text = 'select add_push_device($1, $2, $3, $4, $5)'
    expect((await attempt(engine, 'staff', text, { values })).refusal?.detail).toBe('push_key_changed')
    expect((await attempt(engine, 'staff', `select set_notices('{gossip}', true)`)).refusal?.code).toBe(
      '23514',
    )
  })

  test('are on record, without the address and the keys', async () => {
    await switchOnFor('staff')
    await engine.database.tx(callerFor('staff'), [
      { text: `select remove_push_device((my_notices() -> 'devices' -> 0 ->> 'id')::uuid)` },
    ])
    const log = await engine.owner(`select actor, action, coalesce(before, after)::text from audit_log
      where table_name = 'push_devices' order by created_at, action desc`)
    expect(log.map(([actor, action]) => [actor, action])).toEqual([
      [userIds.staff, 'insert'],
      [userIds.staff, 'delete'],
    ])
    expect(String(log)).not.toMatch(/push\.example|BCVxs|BTBZ/)
  })

  test('are in what we tell a person that we hold, without the address and the keys', async () => {
    await switchOnFor('staff')
    const asked = await attempt(engine, 'admin', `select export_person(null, 'staff@coastal.example', null)`)
    const told = JSON.parse(String(asked.rows[0]?.[0]))
    expect(told.push_devices).toMatchObject([{ name: 'staff' }])
    expect(JSON.stringify(told)).not.toMatch(/push\.example|BCVxs|BTBZ/)
  })
})
