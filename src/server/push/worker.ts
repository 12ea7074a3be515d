// Sends the notices that wait for the phones of the office. Several processes may run one: they share the work through the
// database (db/functions/mail/take-notices.sql), and what one of them drops the others pick up.
import { business } from '#content/business.ts'
import type { Vault } from '#server/auth/data-key.ts'
import type { Database, Row, Statement } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { retryWaitMs } from '#server/mail/retry.ts'
import { createRecorder } from '#server/record-outcome.ts'
import { createRounds } from '#server/rounds.ts'
import { callPushService, type Outcome } from './call-push-service.ts'
import { encryptNotice } from './encrypt-notice.ts'
import { loadPushKeys, type PushKeys, vapidHeader } from './push-keys.ts'
import { writeNotice } from './write-notice.ts'

export type PushOptions = {
  database: Database
  vault: Vault
  log: Log
  // For tests: a push service on this machine, without https.
  allowPrivate: boolean
  timing?: Partial<typeof usualTiming>
}

export type PushWorker = { nudge(): void; stop(): Promise<void> }

// The lease is longer than a call can take, so that nobody else sends what is under way.
export const usualTiming = {
  tickMs: 3_000,
  gapMs: 100,
  leaseMs: 60_000,
  timeoutMs: 10_000,
  firstRetryMs: 10_000,
}
const atOnce = 16
// For so long a push service keeps a notice for a phone that is off.
const keptSeconds = 6 * 60 * 60

type QueuedNotice = {
  id: string
  attempts: number
  endpoint: string
  p256dh: string
  authSecret: string
  occasion: string
  facts: unknown
}

export async function startPush({ timing: given, ...options }: PushOptions): Promise<PushWorker> {
  const { database, log, allowPrivate } = options
  const timing = { ...usualTiming, ...given }
  const keys = await loadPushKeys(options)
  const run = (statements: Statement[]) => database.tx({ role: 'backend' }, statements)
  const underWay = new Set<Promise<void>>()
  const recorder = createRecorder({ name: 'notice', run, tickMs: timing.tickMs, log })

  async function deliver(notice: QueuedNotice) {
    const outcome = await attempt(notice)
    log[outcome.outcome === 'sent' ? 'info' : 'warn'](said[outcome.outcome], {
      ...{ notice: notice.id, occasion: notice.occasion, attempts: notice.attempts },
      ...('said' in outcome && { reason: outcome.said }),
    })
    await recorder.record(settle(notice, outcome, timing.firstRetryMs))
  }

  async function attempt(notice: QueuedNotice): Promise<Outcome> {
    try {
      const { endpoint } = notice
      const body = encryptNotice(JSON.stringify(writeNotice(notice)), notice)
      const headers = headersFor(notice, keys)
      return await callPushService(
        { endpoint, headers, body, allowPrivate, timeoutMs: timing.timeoutMs },
        new Date(),
      )
    } catch (error) {
      // Its address or its keys are no such thing: no second attempt makes them one.
      return { outcome: 'given_up', trouble: 'refused', said: String(error) }
    }
  }

  const rounds = createRounds({ name: 'notices', timing, log }, async () => {
    const [taken = []] = await run([takeNotices(atOnce - underWay.size, timing.leaseMs)])
    for (const row of taken) {
      const delivered = deliver(readNotice(row)).finally(() => {
        underWay.delete(delivered)
        rounds.nudge()
      })
      underWay.add(delivered)
    }
    return false
  })

  const stop = async () => {
    await rounds.stop()
    recorder.stop()
    await Promise.all(underWay)
  }
  return { nudge: rounds.nudge, stop }
}

const said = {
  sent: 'Notice sent',
  gone: 'Notice not taken: the device is gone',
  given_up: 'Notice refused for good',
  later: 'Notice not taken yet',
}

const takeNotices = (places: number, leaseMs: number): Statement => ({
  name: 'take notices',
  text: 'select id, attempts, endpoint, p256dh, auth_secret, occasion, facts from public.take_notices($1, $2)',
  values: [String(places), String(leaseMs)],
})

function settle({ id, attempts }: QueuedNotice, outcome: Outcome, firstMs: number): Statement {
  const trouble = 'trouble' in outcome ? outcome.trouble : null
  const again =
    'waitMs' in outcome
      ? Math.max(outcome.waitMs, retryWaitMs({ attempts, firstMs, random: Math.random() }))
      : 0
  return {
    name: 'settle notice',
    text: 'select public.settle_notice($1, $2, $3, $4)',
    values: [id, outcome.outcome, trouble, String(Math.round(again))],
  }
}

function headersFor({ id, endpoint }: QueuedNotice, keys: PushKeys): Record<string, string> {
  const contact = `mailto:${business.email}`
  return {
    authorization: vapidHeader(keys, { endpoint: new URL(endpoint), contact, now: new Date() }),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(keptSeconds),
    urgency: 'high',
    // Sent again after a crash, it takes the place of the first.
    topic: id.replaceAll('-', ''),
  }
}

function readNotice(row: Row): QueuedNotice {
  const [id, attempts, endpoint, p256dh, authSecret, occasion, facts] = row.map(String)
  return {
    ...{ id: id ?? '', endpoint: endpoint ?? '', p256dh: p256dh ?? '', authSecret: authSecret ?? '' },
    ...{ occasion: occasion ?? '', attempts: Number(attempts), facts: JSON.parse(facts ?? '{}') },
  }
}
