import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { magicLink, outbox, patient, queue, startWorker } from '#tests/mail/post-office.ts'
import { type Mood, startCrookedMailServer } from './crooked-mail-server.ts'

type Case = { mood: Mood; taken: number; end: [status: string, attempts: string] }

const cases: Record<string, Case> = {
  'greets with nonsense': { mood: { greeting: 'nonsense' }, taken: 1, end: ['sent', '2'] },
  'hangs up in the middle of the message': { mood: { cutsMessage: true }, taken: 1, end: ['sent', '2'] },
  'puts the message off': { mood: { answer: '451 later' }, taken: 1, end: ['sent', '2'] },
  'refuses the message': { mood: { answer: '554 no' }, taken: 0, end: ['failed', '1'] },
  // Nobody can know that it was taken: rather twice than never.
  'takes the message and dies before saying so': {
    mood: { answer: '', hangsUp: true },
    taken: 2,
    end: ['sent', '2'],
  },
  'takes the message, says so and dies': { mood: { hangsUp: true }, taken: 1, end: ['sent', '1'] },
}

describeEachEngine(
  'a mail server that',
  engine => {
    beforeEach(() => engine.owner(emptied('mail_outbox, events')))
    const state = () => outbox(engine, 'status, attempts')

    test.each(Object.entries(cases))('%s', async (_, { mood, taken, end }) => {
      const server = await startCrookedMailServer(mood)
      const worker = startWorker(engine, { smtpUrl: server.url })
      await queue(engine, magicLink('mia@guest.example'))
      await expect.poll(state, patient).toEqual([end])
      await worker.stop()
      expect(server.messages).toHaveLength(taken)
      const ids = server.messages.map(message => /^Message-ID: (.*)$/im.exec(message)?.[1])
      expect(new Set(ids).size).toBe(Math.min(taken, 1))
    })

    test('says nothing holds up nobody else, and its mail is tried again', async () => {
      const server = await startCrookedMailServer({ greeting: 'none' })
      startWorker(engine, { smtpUrl: server.url })
      await queue(engine, magicLink('mia@guest.example'), magicLink('zoe@guest.example'))
      await expect
        .poll(async () => (await state()).filter(([status]) => status === 'sent'), patient)
        .toHaveLength(1)
      server.endSilence()
      await expect.poll(state, patient).toEqual(
        expect.arrayContaining([
          ['sent', '1'],
          ['sent', '2'],
        ]),
      )
    })
  },
  { once: true },
)
