// No more reminders by mail: said by the link under one, with or without its page, and obeyed until it is taken back.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { stopReminders } from '#server/forms/stop-reminders.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { attempt, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { openMailServer, startWorker } from './post-office.ts'

const id = 'c7000000-0000-4000-8000-000000000001'
const address = 'thandi@guest.example'

describeEachEngine('a reminder that somebody stops', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(emptied('mail_outbox, messages, client_profiles, private.reminder_wishes'))
    await welcomeEveryone(engine)
    await setClock(engine, '2031-03-03 17:00')
  })
  const book = (channel: string | null = null) =>
    engine.owner(`insert into bookings (id, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address,
        status, channel)
      values ('${id}', 'Thandi Mokoena', 'Thandi@guest.example', '+27821234561', 'window', '2031-03-04', '08:00-10:00',
        '1 Marsh Street', 'confirmed', ${channel ? `'${channel}'` : 'null'})`)
  const round = async () => {
    const [rows] = await engine.database.tx({ role: 'backend' }, [{ text: 'select remind_by_mail(50)' }])
    return Number(rows?.[0]?.[0])
  }
  const token = async () =>
    (await engine.owner(`select token from private.reminder_wishes where email = '${address}'`))[0]?.[0]
  const press = (path: string, body?: URLSearchParams) =>
    new Hono<ServerEnv>()
      .post('/reminders/stop', stopReminders(engine))
      .request(path, { method: 'POST', ...(body && { body }) })
  const stop = async () => press(`/reminders/stop?token=${await token()}`)
  const listed = async () => {
    const { rows } = await attempt(engine, 'staff', 'select messages_to_send(true)')
    const { due } = JSON.parse(String(rows[0]?.[0]))
    return due.map(({ occasion, email }: { occasion: string; email: string | null }) => [occasion, email])
  }
  const customer = async () => String((await engine.owner('select id from customers'))[0]?.[0])

  test('by the link and by the mail program’s button, both in the mail as it arrives', async () => {
    const server = await openMailServer()
    await book()
    await round()
    startWorker(engine, { smtpUrl: server.url })
    const isReminder = ({ subject }: { subject?: string }) => subject?.startsWith('Tomorrow')
    await server.until(() => server.arrivals.some(isReminder))
    const { text = '', html = '', headers = [] } = server.arrivals.find(isReminder) ?? {}
    const path = `/reminders/stop?token=${await token()}`
    const header = (name: string) => headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<https://coastal.example${path}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const part of [text, html]) {
      expect(part).toContain('No more reminders by email')
      expect(part).toContain(path)
    }
    const button = await press(path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
    expect([button.status, await button.text()]).toEqual([200, 'Unsubscribed.'])
    const link = await press(path)
    expect([link.status, link.headers.get('location')]).toEqual([303, '/reminders/stopped'])
    for (const wrong of ['', 'abc', crypto.randomUUID()]) {
      const unknown = await press(`/reminders/stop?token=${wrong}`)
      expect(unknown.headers.get('location')).toBe('/reminders/unknown-link')
    }
  })

  test('does not come, this one or the next; the list then offers WhatsApp, and no mail', async () => {
    await book()
    expect(await listed()).toEqual([])
    expect(await round()).toBe(1)
    await stop()
    expect(
      await engine.owner(`select count(*) from mail_outbox where template = 'booking-reminder'`),
    ).toEqual([['0']])
    expect(await round()).toBe(0)
    expect(await listed()).toEqual([['reminder', null]])
  })

  test.each([
    ['chose mail alone', 'mail', 0],
    ['wants both', 'both', 1],
  ])('of somebody who %s', async (_, channel, count) => {
    await book(channel)
    await round()
    await stop()
    expect(await listed()).toHaveLength(count)
  })

  test('of somebody without a phone stands in no list', async () => {
    await engine.owner(`insert into customers (id, first_name, last_name, email) values ('${id}', 'Thandi', 'Mokoena', '${address}');
      insert into bookings (customer_id, service_type, service_date, service_time, address, status)
      values ('${id}', 'window', '2031-03-04', '08:00-10:00', '1 Marsh Street', 'confirmed')`)
    expect(await round()).toBe(1)
    await stop()
    expect(await listed()).toEqual([])
    expect(await round()).toBe(0)
  })

  test('is told to staff, who take it back by choosing mail; what else we tell by mail goes on', async () => {
    await book()
    await round()
    await stop()
    const told = await attempt(
      engine,
      'staff',
      `select customer_file('${await customer()}') ->> 'reminders_stopped_at'`,
    )
    expect(told.rows[0]?.[0]).toMatch(/^20/)
    await engine.owner(`update bookings set service_time = '10:00-12:00' where id = '${id}'`)
    await attempt(engine, 'staff', `select set_channel('${await customer()}', 'whatsapp')`)
    expect(await round()).toBe(0)
    await attempt(engine, 'staff', `select set_channel('${await customer()}', 'mail')`)
    expect(await round()).toBe(1)
    expect(await engine.owner('select stopped_at from private.reminder_wishes')).toEqual([[null]])
  })

  test('is told to the client, and to no other one', async () => {
    await book()
    await round()
    await stop()
    await engine.owner(`insert into client_profiles (user_id, email, first_name, last_name, customer_id)
      values ('${userIds.client}', 'c@c.example', 'Cleo', 'Client', '${await customer()}')`)
    const own = async () =>
      JSON.parse(String((await attempt(engine, 'client', 'select own_channel()')).rows[0]?.[0]))
    expect(await own()).toMatchObject({ channel: 'mail', stopped_at: expect.stringMatching(/^20/) })
    const asked = `select reminders_stopped_at('${await customer()}')`
    expect((await attempt(engine, 'client', asked)).rows).toEqual([[null]])
    await attempt(engine, 'client', `select set_own_channel('mail')`)
    expect((await own()).stopped_at).toBeNull()
  })

  test('is forgotten with the person', async () => {
    await book()
    await round()
    await stop()
    const about = `null, '${address}', null`
    const { rows } = await attempt(
      engine,
      'admin',
      `select export_person(${about}) -> 'rows' ->> 'reminder_wishes'`,
    )
    expect(JSON.stringify(rows)).not.toContain(String(await token()))
    await engine.owner(`update bookings set status = 'cancelled'`)
    expect((await attempt(engine, 'admin', `select erase_person(${about})`)).refusal).toBeUndefined()
    expect(await engine.owner('select * from private.reminder_wishes')).toEqual([])
  })
})
