// Notices on their way to a phone: once, to a service that may be slow, busy or gone.
import { beforeEach, expect, test } from 'vitest'
import { vaultOf } from '#server/auth/data-key.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { bookAsGuest, idOf, startAfresh } from '#tests/policies/booking-life.ts'
import { attempt, signInEveryone, welcomeEveryone } from '#tests/policies/people.ts'
import {
  devices,
  makeNotices,
  openPushService,
  patient,
  quick,
  serverKey,
  startSender,
  switchOn,
  waiting,
} from './phones.ts'

describeEachEngine('a notice', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(`${emptied('contact_messages, mail_outbox, private.push_devices, private.notice_settings, audit_log')};
      delete from auth.server_keys where name = 'push_keys'`)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
  })

  const request = async (place = 1) => {
    await bookAsGuest(engine, { id: idOf(place) })
    await makeNotices(engine)
  }

  test('of a request reaches the phone that asked, signed and readable there alone, without a name', async () => {
    const service = await openPushService()
    const sender = await startSender(engine)
    await switchOn(engine, 'staff', service.subscribe('phone'))
    await request()
    sender.nudge()
    await service.until(() => service.arrivals.length === 1)
    const [arrival] = service.arrivals
    expect(arrival?.notice).toEqual({
      title: 'New request',
      body: 'Windows · Tue 9 Mar, 10:00–12:00',
      path: `/crm/bookings/${idOf(1)}`,
      tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(arrival?.serverKey).toBe(await serverKey(engine))
    expect(arrival?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '21600', urgency: 'high' })
    await expect
      .poll(() => devices(engine, 'reached_at is not null, trouble'), patient)
      .toEqual([['t', null]])
    expect(await waiting(engine)).toEqual([])
  })

  test('has the name where its reader allows it', async () => {
    const service = await openPushService()
    await startSender(engine)
    await switchOn(engine, 'staff', service.subscribe('phone'))
    await attempt(engine, 'staff', `select set_notices('{}', true)`)
    await request()
    await service.until(() => service.arrivals.length === 1)
    expect(service.arrivals[0]?.notice.body).toBe('Ann Guest · Windows · Tue 9 Mar, 10:00–12:00')
  })

  test('ends the device where its service has forgotten it', async () => {
    const service = await openPushService()
    await startSender(engine)
    await switchOn(engine, 'staff', service.subscribe('gone', [410]))
    await switchOn(engine, 'staff', service.subscribe('lost', [404]))
    await switchOn(engine, 'admin', service.subscribe('phone'))
    await request()
    await expect.poll(() => devices(engine), patient).toEqual([['phone']])
    await service.until(() => service.arrivals.length === 1)
    const log = `select action, before ->> 'name' from audit_log where action = 'delete' and table_name = 'push_devices' order by 2`
    expect(await engine.owner(log)).toEqual([
      ['delete', 'gone'],
      ['delete', 'lost'],
    ])
  })

  test('is tried again when the service is busy, and the trouble is told meanwhile', async () => {
    const service = await openPushService()
    await startSender(engine, { timing: { ...quick, firstRetryMs: 300 } })
    await switchOn(engine, 'staff', service.subscribe('phone', [503, 500]))
    await request()
    await expect.poll(() => devices(engine, 'trouble'), patient).toEqual([['busy']])
    await service.until(() => service.arrivals.length === 1)
    expect(service.asked).toHaveLength(3)
    await expect.poll(() => devices(engine, 'trouble'), patient).toEqual([[null]])
  })

  test('waits for as long as the service says, with all others for that phone', async () => {
    const service = await openPushService()
    await startSender(engine)
    await switchOn(engine, 'staff', service.subscribe('phone', [{ status: 429, retryAfter: '3600' }]))
    await request()
    await expect.poll(() => devices(engine, 'trouble'), patient).toEqual([['busy']])
    const later = `select count(*) from private.push_notices where next_attempt_at > now() + interval '59 minutes'`
    expect(await engine.owner(later)).toEqual([['1']])
    expect(service.asked).toEqual(['phone'])
  })

  test('does not wait for a service that hangs', async () => {
    const service = await openPushService()
    await startSender(engine)
    await switchOn(engine, 'staff', service.subscribe('slow', ['hang', 'hang']))
    await switchOn(engine, 'staff', service.subscribe('phone'))
    await request()
    await service.until(() => service.arrivals.some(({ device }) => device === 'phone'))
    await expect.poll(() => devices(engine, 'name, trouble'), patient).toContainEqual(['slow', 'slow'])
    await service.until(() => service.arrivals.length === 2)
  })

  test('that is refused is given up, and the trouble stays on record', async () => {
    const service = await openPushService()
    await startSender(engine)
    await switchOn(engine, 'staff', service.subscribe('phone', [403]))
    await request()
    await expect.poll(() => devices(engine, 'trouble'), patient).toEqual([['refused']])
    expect([await waiting(engine), service.asked]).toEqual([[], ['phone']])
  })

  test('is sent nowhere but to the open internet', async () => {
    const service = await openPushService()
    await startSender(engine, { allowPrivate: false })
    await switchOn(engine, 'staff', service.subscribe('neighbour'))
    const named = service.subscribe('named')
    await switchOn(engine, 'staff', { ...named, endpoint: 'https://localhost/named' })
    await request()
    const expected = [
      ['named', 'not_public'],
      ['neighbour', 'not_public'],
    ]
    await expect.poll(() => devices(engine, 'name, trouble'), patient).toEqual(expected)
    expect([await waiting(engine), service.asked]).toEqual([[], []])
  })

  test('is sent once by two servers', async () => {
    const service = await openPushService()
    // A call that a busy machine makes late is none that failed, and so none to repeat.
    const timing = { ...quick, timeoutMs: limit(4_000) }
    const senders = [await startSender(engine, { timing }), await startSender(engine, { timing })]
    const phones = Array.from({ length: 8 }, (_, place) => `phone${place}`)
    for (const phone of phones) await switchOn(engine, 'staff', service.subscribe(phone))
    for (const place of [1, 2, 3, 4, 5]) await bookAsGuest(engine, { id: idOf(place) })
    await Promise.all([makeNotices(engine), makeNotices(engine)])
    await service.until(() => service.arrivals.length >= 40)
    for (const sender of senders) await sender.stop()
    const tags = service.arrivals.map(({ notice }) => notice.tag)
    expect([tags.length, new Set(tags).size, await waiting(engine)]).toEqual([40, 40, []])
  })

  test('that a server died with goes out once its lease ends, under the same tag', async () => {
    const service = await openPushService()
    const key = await startSender(engine)
    await key.stop()
    await switchOn(engine, 'staff', service.subscribe('phone'))
    await request()
    const take = { text: 'select id from take_notices(10, 700)' }
    const [[[id] = []] = []] = await engine.database.tx({ role: 'backend' }, [take])
    await startSender(engine)
    await service.until(() => service.arrivals.length === 1)
    expect(service.arrivals[0]?.notice.tag).toBe(id)
  })

  test('that comes too late, or is about what is gone, is dropped', async () => {
    const service = await openPushService()
    const key = await startSender(engine)
    await key.stop()
    await switchOn(engine, 'staff', service.subscribe('phone'))
    await request(1)
    await request(2)
    await engine.owner(`update private.push_notices set created_at = now() - interval '7 hours' where subject_id = '${idOf(1)}';
      delete from bookings where id = '${idOf(2)}'`)
    await startSender(engine)
    await expect.poll(() => waiting(engine), patient).toEqual([])
    expect(service.asked).toEqual([])
  })

  test('to try it goes to one device, once, however often it is asked for', async () => {
    const service = await openPushService()
    const key = await startSender(engine)
    await key.stop()
    await switchOn(engine, 'staff', service.subscribe('phone'))
    await switchOn(engine, 'admin', service.subscribe('other'))
    const attemptAs = async (person: 'staff' | 'admin') =>
      attempt(engine, person, `select try_notice(id) from private.push_devices`)
    expect((await attemptAs('staff')).refusal?.code).toBe('42501')
    const [[id] = []] = await engine.owner(`select id from private.push_devices where name = 'phone'`)
    for (const person of ['staff', 'staff', 'admin'] as const)
      await attempt(engine, person, `select try_notice('${id}')`)
    expect(await waiting(engine)).toEqual([['phone', 'test']])
  })

  test('has its keys made once, and made anew where they cannot be opened any more', async () => {
    const service = await openPushService()
    await Promise.all([startSender(engine), startSender(engine)])
    const first = await serverKey(engine)
    await switchOn(engine, 'staff', service.subscribe('phone'))
    const again = await startSender(engine)
    await again.stop()
    expect([await serverKey(engine), await devices(engine)]).toEqual([first, [['phone']]])
    const kept = await engine.owner(`select value from auth.server_keys where name = 'push_keys'`)
    expect(String(kept)).not.toMatch(/"d"/)
    const elsewhere = await startSender(engine, { vault: vaultOf('77'.repeat(32)) })
    expect(await serverKey(engine)).not.toBe(first)
    expect(await devices(engine)).toEqual([])
    expect(elsewhere.lines.join()).toContain('new ones are made')
  })
})
