import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import {
  link,
  magicLink,
  openMailServer,
  outbox,
  patient,
  queue,
  queueMail,
  quick,
  siteUrl,
  startWorker,
} from './post-office.ts'

describeEachEngine('the mail', engine => {
  beforeEach(() => engine.owner(emptied('mail_outbox, events')))

  test('goes out as soon as it is queued, and its link does not stay behind', async () => {
    const server = await openMailServer()
    const worker = startWorker(engine, { smtpUrl: server.url, timing: { tickMs: 3_600_000, gapMs: 1 } })
    await queue(engine, magicLink('mia@guest.example'))
    worker.nudge()
    await server.until(() => server.arrivals.length === 1)
    await worker.stop()
    expect(server.arrivals[0]?.to).toEqual([{ name: '', address: 'mia@guest.example' }])
    expect(await outbox(engine, 'status, attempts, subject, payload, body_text, body_html')).toEqual([
      ['sent', '1', 'Your sign-in link', '{}', null, null],
    ])
  })

  test('is not queued when its cause is undone', async () => {
    const undone = queue(engine, magicLink('mia@guest.example'), { text: 'select 1/0' })
    await expect(undone).rejects.toMatchObject({ code: '22012' })
    expect(await outbox(engine, 'id')).toEqual([])
  })

  test('with a key is queued once', async () => {
    const mail = {
      template: 'account-exists' as const,
      recipient: 'mia@guest.example',
      payload: {},
      dedupeKey: 'today',
    }
    await queue(engine, queueMail(mail), queueMail(mail))
    expect(await outbox(engine, 'recipient')).toEqual([['mia@guest.example']])
  })

  test('that is put off is tried again under the same Message-ID', async () => {
    const server = await openMailServer({ answers: { 'mia@guest.example': [451, 421] } })
    const worker = startWorker(engine, { smtpUrl: server.url, timing: { ...quick, leaseMs: 3_600_000 } })
    await queue(engine, magicLink('mia@guest.example'))
    await server.until(() => server.arrivals.length === 1)
    await worker.stop()
    const [[id, status, attempts] = []] = await outbox(engine, 'id, status, attempts')
    expect([status, attempts, server.asked.length]).toEqual(['sent', '3', 3])
    expect(server.arrivals[0]?.messageId).toBe(`<${id}@coastal.example>`)
  })

  test('that a server refuses for good is given up with the reason', async () => {
    const server = await openMailServer({ answers: { 'gone@guest.example': [550] } })
    const worker = startWorker(engine, { smtpUrl: server.url })
    await queue(engine, magicLink('gone@guest.example'), magicLink('mia@guest.example'))
    await server.until(() => server.arrivals.length === 1 && server.asked.length === 2)
    await worker.stop()
    const [gone, mia] = await outbox(engine, 'recipient, status, last_error')
    expect(gone).toEqual(['gone@guest.example', 'failed', expect.stringContaining('550')])
    expect(mia?.[1]).toBe('sent')
  })

  test('keeps waiting while our own login is refused', async () => {
    const server = await openMailServer({ password: 'right' })
    const wrong = startWorker(engine, { smtpUrl: `smtp://mail:wrong@127.0.0.1:${server.port}` })
    await queue(engine, magicLink('mia@guest.example'))
    await expect.poll(() => outbox(engine, 'attempts > 1'), patient).toEqual([['t']])
    await wrong.stop()
    expect(await outbox(engine, 'status')).toEqual([['waiting']])
    startWorker(engine, { smtpUrl: `smtp://mail:right@127.0.0.1:${server.port}` })
    await server.until(() => server.arrivals.length === 1)
  })

  test('does not wait for one whose server hangs, nor for many that fail again and again', async () => {
    const failing = Array.from({ length: 30 }, (_, i) => `busy${i}@guest.example`)
    const hanging = ['slow1@guest.example', 'slow2@guest.example']
    const answers = Object.fromEntries(
      failing.map(address => [address, Array.from({ length: 99 }, () => 451)]),
    )
    for (const address of hanging) answers[address] = ['hang'] as never
    const server = await openMailServer({ answers })
    startWorker(engine, {
      smtpUrl: server.url,
      timing: { ...quick, drainMs: 0 },
    })
    await queue(engine, ...[...hanging, ...failing].map(magicLink))
    await server.until(() => server.asked.length > 60)
    await queue(engine, magicLink('mia@guest.example'))
    await server.until(() => server.arrivals.some(({ recipient }) => recipient === 'mia@guest.example'))
    const others = `select distinct status from mail_outbox where recipient <> 'mia@guest.example'`
    expect(await engine.owner(others)).toEqual([['waiting']])
  })

  test('is sent once by two workers that share the outbox', async () => {
    const server = await openMailServer()
    const recipients = Array.from(
      { length: 60 },
      (_, i) => `guest${String(i).padStart(2, '0')}@guest.example`,
    )
    await queue(engine, ...recipients.map(magicLink))
    const workers = [1, 2].map(() => startWorker(engine, { smtpUrl: server.url }))
    await server.until(() => server.arrivals.length >= 60)
    for (const worker of workers) await worker.stop()
    expect(server.arrivals.map(({ recipient }) => recipient).sort()).toEqual(recipients)
    const shares = workers.map(({ lines }) => lines.filter(line => line.includes('Mail sent')).length)
    expect(Math.min(...shares)).toBeGreaterThan(0)
  })

  test('whose sending takes long is kept from other workers', async () => {
    const server = await openMailServer({ hangs: 1 })
    const timing = { ...quick, leaseMs: 2_000, drainMs: 0 }
    const workers = [1, 2].map(() => startWorker(engine, { smtpUrl: server.url, timing }))
    await queue(engine, magicLink('slow@guest.example'))
    // By then the lease it was taken with has long run out.
    const isRenewed = `next_attempt_at > created_at + interval '5 seconds'`
    await expect.poll(() => outbox(engine, isRenewed), patient).toEqual([['t']])
    for (const worker of workers) await worker.stop()
    expect(server.asked).toEqual(['slow@guest.example'])
  })

  test('that someone else holds is left to them until their lease ends', async () => {
    const server = await openMailServer()
    await queue(engine, magicLink('held@guest.example'), magicLink('dropped@guest.example'))
    await engine.owner(`update mail_outbox set attempts = 1, next_attempt_at = now() +
      case recipient when 'held@guest.example' then interval '1 hour' else interval '-1 second' end`)
    const worker = startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 1)
    await worker.stop()
    expect(server.asked).toEqual(['dropped@guest.example'])
  })

  test('that cannot be written is given up, and holds up no other', async () => {
    const server = await openMailServer()
    const bad = (template: string, recipient: string, payload: string) => ({
      text: 'select public.queue_mail($1, $2, $3::jsonb)',
      values: [template, recipient, payload],
    })
    await queue(
      engine,
      bad('no-such', 'a@guest.example', '{}'),
      bad('magic-link', 'b@guest.example', '{}'),
      bad('magic-link', 'c@guest.example', '{"link":"https://evil.example/auth"}'),
      bad('account-exists', 'd@guest.example, e@guest.example', '{}'),
      magicLink('mia@guest.example'),
    )
    const worker = startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 1)
    await worker.stop()
    expect(await outbox(engine, 'status, last_error')).toEqual([
      ['failed', 'There is no mail template no-such.'],
      ['failed', 'The facts do not fit the template magic-link: link.'],
      ['failed', 'The link of this mail leads away from our site.'],
      ['failed', 'The recipient is not one email address.'],
      ['sent', null],
    ])
  })

  test('that is three days late is no longer sent', async () => {
    const server = await openMailServer()
    await queue(engine, magicLink('late@guest.example'), magicLink('mia@guest.example'))
    await engine.owner(
      `update mail_outbox set created_at = now() - interval '73 hours' where recipient like 'late%'`,
    )
    const worker = startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 1)
    await worker.stop()
    expect(server.asked).toEqual(['mia@guest.example'])
    expect(await outbox(engine, 'status')).toEqual([['failed'], ['sent']])
  })

  test('cannot be given a second line in its header', async () => {
    await expect(
      queue(engine, magicLink('mia@guest.example\r\nBcc: all@guest.example')),
    ).rejects.toMatchObject({
      constraint: 'a recipient is one line',
    })
  })

  test('without a mail server waits for admins to read, and its link and code are printed once', async () => {
    const worker = startWorker(engine)
    await queue(engine, magicLink('mia@guest.example'))
    worker.nudge()
    await expect.poll(() => outbox(engine, 'subject'), patient).toEqual([['Your sign-in link']])
    const second = startWorker(engine)
    await worker.stop()
    await second.stop()
    const printed = [...worker.lines, ...second.lines].filter(line => line.includes(link))
    expect(printed).toEqual([
      `No mail server is set. "Your sign-in link" for m…@guest.example: ${link} or the code 493021`,
    ])
    const [[status, text, html] = []] = await outbox(engine, 'status, body_text, body_html')
    expect(status).toBe('waiting')
    expect(text).toContain(link)
    expect(html).toContain(link.replaceAll('&', '&amp;'))
  })

  test('that waited for a mail server goes out once there is one, unless it waited three days', async () => {
    const keeper = startWorker(engine)
    await queue(engine, magicLink('late@guest.example'), magicLink('mia@guest.example'))
    const written = [['Your sign-in link'], ['Your sign-in link']]
    await expect.poll(() => outbox(engine, 'subject'), patient).toEqual(written)
    await keeper.stop()
    await engine.owner(
      `update mail_outbox set created_at = now() - interval '73 hours' where recipient like 'late%'`,
    )
    const server = await openMailServer()
    const worker = startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 1)
    await worker.stop()
    expect(server.asked).toEqual(['mia@guest.example'])
    expect(server.arrivals[0]?.text).toContain(`${siteUrl}/auth/confirm`)
    expect(await outbox(engine, 'status, last_error')).toEqual([
      ['failed', 'It waited too long.'],
      ['sent', null],
    ])
  })
})
