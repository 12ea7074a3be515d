// Turns events into mails and sends the outbox. Several processes may run one: they share the work through the
// database, and what one of them drops the others pick up.
import { business } from '#content/business.ts'
import type { Caller, Row, Statement } from '#server/database/database.ts'
import { createRounds } from '#server/rounds.ts'
import { announceMail } from './announce-mail.ts'
import { createDelivery } from './delivery.ts'
import type { MailServer } from './mail-server.ts'
import {
  type Lease,
  makeMails,
  type QueuedMail,
  readMail,
  renewLeases,
  takeMails,
  unwrittenMails,
} from './outbox.ts'
import { createSmtp, type SendMail } from './smtp.ts'
import { type MailOptions, usualTiming, type Work } from './work.ts'

export type MailWorker = {
  // Something may have been written: look now and not at the next tick.
  nudge(): void
  // Takes no more mails and lets those under way arrive.
  stop(): Promise<void>
}

// Mail that has failed before has its own places, so that it never delays new mail.
const lanes = { new: 8, again: 4 }
const eventsAtOnce = 100
type Line = keyof typeof lanes
type HeldMail = Lease & { line: Line; delivered: Promise<void> }
const backend: Caller = { role: 'backend' }

export function createMailWorker({ timing: given, ...options }: MailOptions): MailWorker {
  const timing = { ...usualTiming, ...given }
  const work = {
    ...options,
    timing,
    run: (statements: Statement[]) => options.database.tx(backend, statements),
  }
  const lines = createLines(work)
  const senderOf = createSenders(work)
  const rounds = createRounds({ ...work, name: 'mail' }, async () => {
    const server = await work.readServer()
    return server ? lines.send(senderOf(server), rounds.nudge) : keepMails(work)
  })
  const stop = async () => {
    await rounds.stop()
    await lines.stop()
  }
  return { nudge: rounds.nudge, stop }
}

// One sender for as long as the setting stays; what is under way with the old one goes on with it.
function createSenders({ siteUrl }: Work) {
  let latest: { version: string; send: SendMail } | undefined
  return (server: MailServer) => {
    if (latest?.version !== server.version)
      latest = { version: server.version, send: createSmtp({ server, siteUrl }) }
    return latest.send
  }
}

function createLines(work: Work) {
  const { run, timing } = work
  const delivery = createDelivery(work)
  const held = new Map<string, HeldMail>()
  const countOf = (line: Line) => [...held.values()].filter(mail => mail.line === line).length
  const take = (line: Line) => takeMails(line, lanes[line] - countOf(line), timing.leaseMs)

  async function send(by: SendMail, onFreed: () => void): Promise<boolean> {
    const start = (line: Line, mail: QueuedMail) => {
      const delivered = delivery.deliver(mail, by).finally(() => {
        held.delete(mail.id)
        onFreed()
      })
      held.set(mail.id, { id: mail.id, line, heldUntil: mail.heldUntil, delivered })
    }
    const [made, renewed = [], fresh = [], again = []] = await run([
      makeMails(business.email, eventsAtOnce),
      renewLeases(held.values(), timing.leaseMs),
      take('new'),
      take('again'),
    ])
    for (const [id, heldUntil] of renewed) Object.assign(held.get(String(id)) ?? {}, { heldUntil })
    for (const row of fresh) start('new', readMail(row))
    for (const row of again) start('again', readMail(row))
    return tellOf(made, work)
  }

  const stop = async () => {
    delivery.stop()
    await within(timing.drainMs, Promise.all([...held.values()].map(({ delivered }) => delivered)))
  }
  return { send, stop }
}

// Without a mail server the mails wait, written out, where admins can read them.
async function keepMails(work: Work): Promise<boolean> {
  const [made, unwritten = []] = await work.run([makeMails(business.email, eventsAtOnce), unwrittenMails])
  for (const row of unwritten) await announceMail(work, readMail(row))
  return tellOf(made, work) || unwritten.length > 0
}

// Answers whether there may be more.
function tellOf(made: Row[] | undefined, { onMade }: Work): boolean {
  const number = Number(made?.[0]?.[0])
  if (number > 0) onMade?.()
  return number === eventsAtOnce
}

async function within(limitMs: number, finished: Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, limitMs)
  await Promise.race([finished, promise])
  clearTimeout(timer)
}
