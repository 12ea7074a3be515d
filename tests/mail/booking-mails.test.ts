import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { openMailServer, outbox, patient, startWorker } from './post-office.ts'

const request = (more: Record<string, string> = {}) => {
  const row = {
    guest_name: 'Thandi Mokoena',
    guest_email: 'thandi@guest.example',
    guest_phone: '+27821234567',
    service_type: 'window',
    service_date: '2031-03-03',
    service_time: '08:00-10:00',
    address: '1 Marsh Street',
    ...more,
  }
  return {
    text: `insert into bookings (${Object.keys(row).join()}) values (${Object.keys(row).map((_, i) => `$${i + 1}`)})`,
    values: Object.values(row),
  }
}

describeEachEngine('a request for a clean', engine => {
  beforeEach(() => engine.owner('truncate bookings, mail_outbox, events cascade'))
  const book = (...args: Parameters<typeof request>) =>
    engine.database.tx({ role: 'anon' }, [request(...args)])

  test('thanks the guest and tells the owner, each once, however many workers look', async () => {
    const server = await openMailServer()
    await book()
    const workers = [1, 2, 3].map(() => startWorker(engine, { smtpUrl: server.url }))
    await server.until(() => server.arrivals.length === 2)
    for (const worker of workers) await worker.stop()
    const sent = server.arrivals.map(({ recipient, subject }) => `${recipient} ${subject}`).sort()
    expect(sent).toEqual([
      'hello@coastalclean.example New request: Windows, Monday 3 March',
      'thandi@guest.example We have your request for Monday 3 March',
    ])
    expect(await engine.owner('select count(*) from events where mailed_at is null')).toEqual([['0']])
  })

  test('gives the guest the private link and a calendar file, and the owner neither', async () => {
    const server = await openMailServer()
    const token = 'c0'.repeat(32)
    await book({ manage_token: token })
    startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 2)
    const [guests, owners] = ['thandi@guest.example', 'hello@coastalclean.example'].map(wanted =>
      server.arrivals.find(({ recipient }) => recipient === wanted),
    )
    expect(guests?.text).toContain(`/booking?manage=${token}`)
    expect(guests?.attachments?.map(({ filename }) => filename)).toEqual(['clean.ics'])
    expect(JSON.stringify(owners)).not.toContain(token)
    await expect
      .poll(
        () => engine.owner(`select count(*) from private.booking_keys where token_to_mail is not null`),
        patient,
      )
      .toEqual([['0']])
  })

  test('that the client moves and cancels is told to the owner, what the office does is not', async () => {
    const token = 'd0'.repeat(32)
    const id = 'c7000000-0000-4000-8000-000000000001'
    await book({ id, manage_token: token })
    const asGuest = (text: string) =>
      engine.database.tx({ role: 'anon', claims: '{"role":"anon"}' }, [{ text }])
    await asGuest(`select move_booking('${id}', '2031-03-05', '10:00-12:00', '${token}')`)
    await engine.owner(`update bookings set service_date = '2031-03-06'`)
    await asGuest(`select cancel_booking('${id}', '${token}')`)
    const server = await openMailServer()
    startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 4)
    const toOwner = server.arrivals.filter(({ recipient }) => recipient.startsWith('hello@'))
    expect(toOwner.map(({ subject }) => subject?.split(':')[0]).sort()).toEqual([
      'Cancelled',
      'Moved',
      'New request',
    ])
  })

  test('goes to the address in the settings where there is one', async () => {
    await engine.owner(`update business_settings set notification_email = 'owner@coastal.example'`)
    const server = await openMailServer()
    const worker = startWorker(engine, { smtpUrl: server.url })
    await book()
    await server.until(() => server.arrivals.length === 2)
    await worker.stop()
    await engine.owner('update business_settings set notification_email = null')
    expect(await outbox(engine, 'recipient')).toEqual([['owner@coastal.example'], ['thandi@guest.example']])
  })

  test('that is turned away sends nothing', async () => {
    await expect(book({ service_date: '2031-03-02' })).rejects.toThrow()
    expect(await engine.owner('select count(*) from events')).toEqual([['0']])
  })

  test('of a signed-in client is answered to the account', async () => {
    await engine.owner(`
      insert into auth.users (id, email) values ('c1000000-0000-4000-8000-0000000000aa', 'client@coastal.example')
        on conflict do nothing;
      insert into bookings (user_id, service_type, service_date, service_time, address) values
        ('c1000000-0000-4000-8000-0000000000aa', 'window', '2031-03-04', '08:00-10:00', '1 Marsh Street')`)
    const server = await openMailServer()
    startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 2)
    expect(server.arrivals.map(({ recipient }) => recipient)).toContain('client@coastal.example')
  })

  test('without a mail server prints no phone number and no address', async () => {
    const worker = startWorker(engine)
    await book()
    worker.nudge()
    await expect.poll(() => engine.owner('select count(subject) from mail_outbox'), patient).toEqual([['2']])
    await worker.stop()
    expect(worker.lines.join()).not.toMatch(/thandi|821234567|Marsh/i)
  })
})
