// A newsletter, and a reminder, through mail servers that are slow, refuse, put off or hang up; and a clock that jumps over 17:00.
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { fixedMailServer } from '#server/mail/mail-server.ts'
import { startSendingNewsletters } from '#server/newsletter/send-newsletters.ts'
import { startReminding } from '#server/remind.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { openMailServer, outbox, patient, startWorker } from '#tests/mail/post-office.ts'
import { setClock } from '#tests/policies/booking-life.ts'
import { startCrookedMailServer } from './crooked-mail-server.ts'

const id = 'ce000000-0000-4000-8000-000000000008'
const letters = ['a', 'b', 'c'].map(name => `${name}@mail.example`)
const timing = { tickMs: 30, gapMs: 1 }
const log = createLog('error', () => {})

describeEachEngine(
  'a newsletter',
  engine => {
    beforeEach(() =>
      engine.owner(`${emptied('newsletters, newsletter_subscriptions, consents, mail_outbox, events')};
        insert into newsletter_subscriptions (email, consent_text)
          values ('a@mail.example', 'Yes'), ('b@mail.example', 'Yes'), ('c@mail.example', 'Yes');
        update newsletter_subscriptions set status = 'confirmed', confirmed_at = now();
        update events set mailed_at = now();
        insert into newsletters (id, number, subject, body, status, sent_at)
          values ('${id}', 1, 'Spring', 'Hello', 'sending', now());
        insert into private.newsletter_recipients (newsletter_id, email)
          select '${id}', email from newsletter_subscriptions`),
    )
    function run(smtpUrl: string) {
      const worker = startWorker(engine, { smtpUrl })
      const onQueued = () => worker.nudge()
      const readServer = fixedMailServer({ smtpUrl, mailFrom: undefined })
      const options = { readServer, perMinute: 100_000, log, onQueued, timing }
      const rounds = startSendingNewsletters(engine.database, options)
      onTestFinished(() => rounds.stop())
    }
    const progress = async () => {
      const [[told] = []] = await engine.owner(`select private.newsletter_card('${id}')`)
      const { status, counts } = JSON.parse(String(told))
      return { status, ...counts }
    }
    const ended = (counts: object) =>
      expect
        .poll(progress, patient)
        .toEqual({ status: 'sent', all: 3, waiting: 0, queued: 0, sent: 3, failed: 0, left: 0, ...counts })

    test('whose reader is refused for good tells it in its progress and in Mail; the others have it', async () => {
      const server = await openMailServer({ answers: { 'b@mail.example': [550] } })
      run(server.url)
      await ended({ sent: 2, failed: 1 })
      expect(server.arrivals.map(({ recipient }) => recipient).sort()).toEqual([letters[0], letters[2]])
      expect(server.asked.filter(address => address === 'b@mail.example')).toHaveLength(1)
      const [[status, reason] = []] = (await outbox(engine, 'status, last_error, recipient')).filter(
        ([, , recipient]) => recipient === 'b@mail.example',
      )
      expect([status, reason]).toEqual(['failed', expect.stringContaining('Not now')])
    })

    test('that is put off twice arrives later, once', async () => {
      const server = await openMailServer({ answers: { 'b@mail.example': [451, 450] } })
      run(server.url)
      await ended({})
      expect(server.arrivals.map(({ recipient }) => recipient).sort()).toEqual(letters)
      expect(server.asked.filter(address => address === 'b@mail.example')).toHaveLength(3)
    })

    test('of which one meets a silent server waits for nobody, and goes on when that ends', async () => {
      const server = await startCrookedMailServer({ greeting: 'none' })
      run(server.url)
      await expect.poll(async () => (await progress()).sent, patient).toBe(2)
      expect(await progress()).toMatchObject({ status: 'sending', queued: 1 })
      server.endSilence()
      await ended({})
      expect(server.messages).toHaveLength(3)
    })

    // Nobody can know that it was taken; a mail program shows two of one Message-ID once.
    test('whose server takes it and hangs up before saying so counts each once', async () => {
      const server = await startCrookedMailServer({ answer: '', hangsUp: true })
      run(server.url)
      await ended({})
      const ids = server.messages.map(message => /^Message-ID: (.*)$/im.exec(message)?.[1])
      expect([ids.length, new Set(ids).size]).toEqual([4, 3])
    })
  },
  { once: true },
)

describeEachEngine(
  'a reminder',
  engine => {
    beforeEach(() =>
      engine.owner(`${emptied('bookings, mail_outbox, events, customers')};
        update business_settings set slot_capacity = 20;
        insert into bookings (guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
          values ('Thandi Mokoena', 'thandi@guest.example', '+27821234561', 'window', '2031-03-04', '08:00-10:00',
            '1 Marsh Street', 'confirmed');
        update events set mailed_at = now()`),
    )
    const at = (time: string) => setClock(engine, `2031-03-03 ${time}`)
    // Two servers; answers how many rounds have passed in all.
    function run(smtpUrl: string) {
      let passed = 0
      const counted = { ...engine.database }
      counted.tx = async (...given) => {
        const answer = await engine.database.tx(...given)
        passed += 1
        return answer
      }
      const worker = startWorker(engine, { smtpUrl })
      const readServer = fixedMailServer({ smtpUrl, mailFrom: undefined })
      for (const _ of ['one', 'two']) {
        const rounds = startReminding(counted, { readServer, log, onQueued: () => worker.nudge(), timing })
        onTestFinished(() => rounds.stop())
      }
      return async () => {
        const enough = passed + 6
        await expect.poll(() => passed >= enough, patient).toBe(true)
      }
    }
    const state = () => outbox(engine, 'status, attempts')

    test('comes once, though the clock jumps over 17:00, back and over it again', async () => {
      const server = await openMailServer()
      await at('15:10')
      const rounds = run(server.url)
      await rounds()
      expect(await state()).toEqual([])
      await at('18:40')
      await expect.poll(state, patient).toEqual([['sent', '1']])
      for (const time of ['16:20', '17:00', '20:59', '21:30', '17:05']) {
        await at(time)
        await rounds()
      }
      expect(server.arrivals.map(({ recipient }) => recipient)).toEqual(['thandi@guest.example'])
    })

    test.each([
      ['put off', [451, 451], [['sent', '3']], 1],
      ['refused for good', [550], [['failed', '1']], 0],
    ] as const)('that is %s', async (_, answers, end, arrived) => {
      const server = await openMailServer({ answers: { 'thandi@guest.example': [...answers] } })
      await at('17:00')
      const rounds = run(server.url)
      await expect.poll(state, patient).toEqual(end)
      await rounds()
      expect(server.arrivals).toHaveLength(arrived)
      expect(await state()).toEqual(end)
    })

    test.each([
      ['hangs up before saying that it took it', { answer: '', hangsUp: true as const }, 2],
      ['hangs up in the middle', { cutsMessage: true as const }, 1],
    ])('whose server %s comes all the same', async (_, mood, taken) => {
      const server = await startCrookedMailServer(mood)
      await at('17:00')
      run(server.url)
      await expect.poll(state, patient).toEqual([['sent', '2']])
      expect(server.messages).toHaveLength(taken)
    })
  },
  { once: true },
)
