import { beforeEach, expect, test } from 'vitest'
import { formatRand } from '#domain/money.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { emptied } from '#tests/emptied.ts'
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
  beforeEach(() => engine.owner(emptied('bookings, mail_outbox, events')))
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

  test('that the client moves and then cancels is told to the owner together, what the office does is not', async () => {
    const token = 'd0'.repeat(32)
    const id = 'c7000000-0000-4000-8000-000000000001'
    await book({ id, manage_token: token })
    const asGuest = (text: string) => engine.database.tx({ role: 'anon' }, [{ text }])
    await asGuest(`select move_booking('${id}', '2031-03-05', '10:00-12:00', '${token}')`)
    await engine.owner(`update bookings set service_date = '2031-03-06'`)
    await asGuest(`select cancel_booking('${id}', '${token}')`)
    const server = await openMailServer()
    startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 3)
    const toOwner = server.arrivals.filter(({ recipient }) => recipient.startsWith('hello@'))
    expect(toOwner.map(({ subject }) => subject?.split(':')[0]).sort()).toEqual(['Cancelled', 'New request'])
  })

  test('each step of the office is told to the client once, and the owner hears of none', async () => {
    const id = 'c7000000-0000-4000-8000-000000000002'
    await book({ id })
    await engine.owner(`update bookings set status = 'confirmed', price = 450;
      update bookings set service_date = '2031-03-05'; update bookings set price = 500;
      update bookings set status = 'completed'`)
    await engine.owner(`update events set created_at = now() - interval '11 minutes';
      insert into events (name, subject_id, created_at, details) values
        ('booking_completed', '${id}', now() - interval '11 minutes', '{"status":"completed","by":"office"}')`)
    const made = () =>
      engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 9)` }])
    await made()
    const told = async () =>
      (await engine.owner('select template, recipient from mail_outbox order by template')).map(
        ([what, whom]) => `${what} ${whom}`,
      )
    // Moved and priced are no longer to be told once it is done.
    expect(await told()).toEqual([
      'booking-completed thandi@guest.example',
      'booking-confirmed thandi@guest.example',
      'booking-received thandi@guest.example',
      'booking-received-owner o@o.example',
    ])
  })

  test.each([
    ['cash', 'paid', 'You paid', 'in cash'],
    ['bank-transfer', 'paid', 'You paid', 'by bank transfer'],
    [null, 'pending', 'You pay', ''],
  ])('thanks for a clean with payment %s, %s, say “%s” %s', async (method, status, label, how) => {
    await book()
    await engine.owner(`update bookings set status = 'confirmed', price = 450; update bookings set status = 'completed';
      update services set payment_method = ${method && `'${method}'`}, payment_status = '${status}';
      update events set created_at = now() - interval '11 minutes'`)
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 9)` }])
    const [[payload] = []] = await engine.owner(
      `select payload from mail_outbox where template = 'booking-completed'`,
    )
    const { text } = writeMail(
      { template: 'booking-completed', payload: JSON.parse(String(payload)) },
      'https://x.example',
    )
    expect(text).toContain(`${label}: ${formatRand(45_000)}${how && ` ${how}`}`)
    expect(text.match(/You pa(y|id)/g)).toEqual([label])
  })

  test('a clean that is taken back within ten minutes is not thanked for', async () => {
    await book()
    await engine.owner(`update bookings set status = 'confirmed'; update bookings set status = 'completed'`)
    const made = () =>
      engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 9)` }])
    await made()
    await engine.owner(`update private.completions set is_taken_back = true; update bookings set status = 'confirmed';
      update events set created_at = now() - interval '11 minutes'`)
    await made()
    expect(await outbox(engine, 'template')).not.toContainEqual(['booking-completed'])
    expect((await outbox(engine, 'template')).filter(([what]) => what === 'booking-confirmed')).toHaveLength(
      1,
    )
  })

  test('thanks wait ten minutes, and not longer', async () => {
    await book()
    await engine.owner(`update bookings set status = 'confirmed'; update bookings set status = 'completed'`)
    const thanksAfter = async (waited: string) => {
      await engine.owner(`update events set created_at = now() - interval '${waited}'
        where name = 'booking_completed'`)
      await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 9)` }])
      return (await outbox(engine, 'template')).filter(([what]) => what === 'booking-completed').length
    }
    expect(await thanksAfter('9 minutes 30 seconds')).toBe(0)
    expect(await thanksAfter('10 minutes 1 second')).toBe(1)
  })

  test('moved, priced and cancelled by the office reach the client, with a link that opens the booking', async () => {
    await book({ id: 'c7000000-0000-4000-8000-000000000003' })
    const step = async (sql: string) => {
      await engine.owner(sql)
      await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 9)` }])
    }
    await step(`update bookings set status = 'confirmed', price = 450`)
    await step(`update bookings set service_date = '2031-03-05'`)
    await step(`update bookings set price = 400`)
    const tokens = await engine.owner(`select payload ->> 'manageToken' from mail_outbox where template in
      ('booking-confirmed', 'booking-moved', 'booking-received')`)
    expect(new Set(tokens.flat()).size).toBe(3)
    for (const [token] of tokens)
      expect(
        await engine.database.tx({ role: 'anon' }, [
          { text: 'select manage_booking($1)', values: [token ?? null] },
        ]),
      ).toHaveLength(1)
    await step(`update bookings set status = 'cancelled', cancel_reason = 'Ill'`)
    const sent = await engine.owner(`select template, payload ->> 'reason' from mail_outbox
      where recipient like 'thandi%' order by template`)
    expect(sent).toEqual([
      ['booking-cancelled', 'Ill'],
      ['booking-confirmed', null],
      ['booking-moved', null],
      ['booking-priced', null],
      ['booking-received', null],
    ])
  })

  test('that staff write into the diary as confirmed is confirmed to the client', async () => {
    await engine.owner(
      String(request().text.replace(/\$(\d)/g, (_, n) => `'${request().values[n - 1]}'`))
        .replace('insert into bookings (', `insert into bookings (status, `)
        .replace('values (', `values ('confirmed', `),
    )
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 9)` }])
    expect(await outbox(engine, 'template')).toEqual([['booking-confirmed']])
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
    const sub = 'c1000000-0000-4000-8000-0000000000aa'
    await engine.owner(`insert into auth.users (id, email) values ('${sub}', 'client@coastal.example')
      on conflict do nothing`)
    const text = `insert into bookings (user_id, service_type, service_date, service_time, address) values
      ('${sub}', 'window', '2031-03-04', '08:00-10:00', '1 Marsh Street')`
    const claims = JSON.stringify({ sub, role: 'authenticated' })
    await engine.database.tx({ role: 'authenticated', claims }, [{ text }])
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
