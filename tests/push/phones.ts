// Shared by the tests of notices: people of the office with phones, and a sender without pauses.
import { expect, onTestFinished } from 'vitest'
import { business } from '#content/business.ts'
import { vaultOf } from '#server/auth/data-key.ts'
import type { Row } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { makeMails } from '#server/mail/outbox.ts'
import { type PushOptions, startPush } from '#server/push/worker.ts'
import type { Engine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { attempt, type SignedIn } from '#tests/policies/people.ts'
import { startPushService, type TestDevice } from './push-service.ts'

// On a busy machine an answer takes longer: one that is not waited for is sent again.
export const quick = { tickMs: 50, gapMs: 1, leaseMs: limit(5_000), timeoutMs: limit(500), firstRetryMs: 20 }
export const patient = { timeout: limit(20_000) }
export const vault = vaultOf('5a'.repeat(32))

export async function openPushService() {
  const service = await startPushService()
  onTestFinished(service.stop)
  const until = (isSo: () => boolean) => expect.poll(isSo, patient).toBe(true)
  return { ...service, until }
}

export async function startSender(engine: Engine, options: Partial<PushOptions> = {}) {
  const lines: string[] = []
  const log = createLog('debug', line => lines.push(line))
  const given = { database: engine.database, vault, log, allowPrivate: true, timing: quick, ...options }
  const sender = await startPush(given)
  onTestFinished(() => sender.stop())
  return { ...sender, lines }
}

const readKey = `select value::jsonb ->> 'publicKey' from auth.server_keys where name = 'push_keys'`
export const serverKey = async (engine: Engine) => String((await engine.owner(readKey))[0]?.[0])

/** The keys of the server are there once a sender has started. */
export async function switchOn(engine: Engine, person: SignedIn, device: TestDevice) {
  const { endpoint, p256dh, auth, name } = device
  const values = [endpoint, p256dh, auth, name, await serverKey(engine)]
  return attempt(engine, person, 'select add_push_device($1, $2, $3, $4, $5)', { values })
}

/** As the mail worker does it: events become mails and notices. */
export const makeNotices = (engine: Engine) =>
  engine.database.tx({ role: 'backend' }, [makeMails(business.email, 100)])

export const waiting = (engine: Engine): Promise<Row[]> =>
  engine.owner(`select name, occasion from private.push_notices join private.push_devices on push_devices.id = device_id
    order by name, occasion`)

export const devices = (engine: Engine, columns = 'name'): Promise<Row[]> =>
  engine.owner(`select ${columns} from private.push_devices order by name`)
