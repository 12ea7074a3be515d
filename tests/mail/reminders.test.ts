// Reminders by mail: on the evening before, once for each clean and day, with what is so at that moment.
import { beforeEach, expect, test } from 'vitest'
import { formatRand } from '#domain/money.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock } from '#tests/policies/booking-life.ts'
import { openMailServer, outbox, patient, startWorker } from './post-office.ts'

const tomorrow = '2031-03-04'
const idOf = (place: number) => `c7000000-0000-4000-8000-${String(place).padStart(12, '0')}`

describeEachEngine('a reminder', engine => {
  beforeEach(async () => {
    await engine.owner(`${emptied('bookings, mail_outbox, events, customers')};
      update business_settings set slot_capacity = 20`)
    await at('17:00')
  })
  const at = (time: string) => setClock(engine, `2031-03-03 ${time}`)
  const round = async (most = 50) => {
    const [rows] = await engine.database.tx({ role: 'backend' }, [{ text: `select remind_by_mail(${most})` }])
    return Number(rows?.[0]?.[0])
  }
  const book = (place = 1, more: Record<string, string> = {}) => {
    const row = {
      id: `'${idOf(place)}'`,
      guest_name: `'Thandi Mokoena'`,
      guest_email: `'thandi${place}@guest.example'`,
      guest_phone: `'+2782123456${place}'`,
      service_type: `'window'`,
      service_date: `'${tomorrow}'`,
      service_time: `'08:00-10:00'`,
      address: `'1 Marsh Street'`,
      status: `'confirmed'`,
      price: '450',
      ...more,
    }
    return engine.owner(
      `insert into bookings (${Object.keys(row).join()}) values (${Object.values(row).join()})`,
    )
  }
  const waiting = async () =>
    (await outbox(engine, 'template, recipient')).filter(([name]) => name === 'booking-reminder').length

  test.each([
    ['16:59', 0],
    ['17:00', 1],
    ['20:59', 1],
    ['21:00', 0],
    ['23:30', 0],
    ['06:00', 0],
  ])('asked for at %s queues %i', async (time, count) => {
    await book()
    await at(time)
    expect(await round()).toBe(count)
  })

  test('says window, price, what to prepare and the link, in both parts, and its link opens the clean', async () => {
    const server = await openMailServer()
    await book()
    await round()
    startWorker(engine, { smtpUrl: server.url })
    const isReminder = ({ subject }: { subject?: string }) => subject?.startsWith('Tomorrow')
    await server.until(() => server.arrivals.some(isReminder))
    const { subject, text = '', html = '', recipient } = server.arrivals.find(isReminder) ?? {}
    expect([recipient, subject]).toEqual(['thandi1@guest.example', 'Tomorrow: your clean, Tuesday 4 March'])
    for (const words of [
      '08:00–10:00',
      formatRand(45_000),
      'Before we come',
      'gate code',
      '/booking?manage=',
    ])
      for (const part of [text, html]) expect(part).toContain(words)
    const token = /manage=([0-9a-f]{64})/.exec(text)?.[1]
    const [[opened] = []] = await engine.owner(`select manage_booking('${token}') ->> 'id'`)
    expect(opened).toBe(idOf(1))
  })

  test('goes once, however many rounds and servers ask', async () => {
    for (const place of [1, 2, 3]) await book(place)
    await Promise.all([round(2), round(2), round(2), round(2)])
    await round()
    expect(await waiting()).toBe(3)
    expect(await round()).toBe(0)
    await at('20:00')
    expect(await round()).toBe(0)
  })

  test('goes to nobody whose clean is of another day, unconfirmed, cancelled or done, or who has no address', async () => {
    await book(1, { service_date: `'2031-03-05'` })
    await book(2, { status: `'pending'` })
    await book(3)
    await book(4)
    await book(5, { guest_email: 'null' })
    await engine.owner(`update bookings set status = 'cancelled' where id = '${idOf(3)}';
      update bookings set status = 'completed' where id = '${idOf(4)}'`)
    expect(await round()).toBe(0)
  })

  test('does not repeat what was booked or confirmed today', async () => {
    const today = `timestamptz '2031-03-03 12:00+02'`
    await book(1, { created_at: today })
    await book(2, { status: `'pending'` })
    await book(3, { status: `'pending'` })
    await engine.owner(`update bookings set status = 'confirmed' where id in ('${idOf(2)}', '${idOf(3)}');
      update events set created_at = ${today} where name = 'booking_confirmed' and subject_id = '${idOf(2)}';
      update events set created_at = timestamptz '2031-03-02 23:59+02'
      where name = 'booking_confirmed' and subject_id = '${idOf(3)}'`)
    await round()
    expect(await outbox(engine, 'recipient')).toContainEqual(['thandi3@guest.example'])
    expect(await waiting()).toBe(1)
  })

  test('of a clean that is moved while it waits is written anew, and of one that is cancelled is taken back', async () => {
    await book(1)
    await book(2)
    await round()
    await engine.owner(`update bookings set service_time = '14:00-16:00' where id = '${idOf(1)}';
      update bookings set status = 'cancelled' where id = '${idOf(2)}'`)
    expect(await waiting()).toBe(0)
    await round()
    expect(
      await engine.owner(
        `select payload ->> 'serviceTime' from mail_outbox where template = 'booking-reminder'`,
      ),
    ).toEqual([['14:00-16:00']])
  })

  test('of a clean that was moved to a later day comes again on the evening before that day', async () => {
    await book()
    await round()
    await engine.owner(`update mail_outbox set status = 'sent', sent_at = now(), payload = '{}';
      update bookings set service_date = '2031-03-06'`)
    expect(await round()).toBe(0)
    await setClock(engine, '2031-03-05 17:30')
    expect(await round()).toBe(1)
  })

  test('that could not leave in time is given up, not sent at night', async () => {
    const server = await openMailServer()
    await book()
    await round()
    const [[until] = []] = await engine.owner(
      `select to_char(not_after at time zone 'Africa/Johannesburg', 'YYYY-MM-DD HH24:MI') from mail_outbox
      where template = 'booking-reminder'`,
    )
    expect(until).toBe('2031-03-03 21:00')
    await engine.owner(
      `update mail_outbox set not_after = now() - interval '1 second' where not_after is not null`,
    )
    startWorker(engine, { smtpUrl: server.url })
    const state = () => engine.owner(`select status from mail_outbox where template = 'booking-reminder'`)
    await expect.poll(state, patient).toEqual([['failed']])
    expect(server.arrivals.filter(({ subject }) => subject?.startsWith('Tomorrow'))).toEqual([])
  })

  test('stands in the history of its clean', async () => {
    await book()
    await round()
    expect(
      await engine.owner(`select details ->> 'how' from events where name = 'booking_reminded'`),
    ).toEqual([['mail']])
  })
})
