import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Statement } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { limit } from '#tests/limits.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { magicLink, openMailServer, quick, siteUrl } from './post-office.ts'

const { house } = inject('templates')
type Place = { dataDir: string; databaseUrl?: string }

const recipients = Array.from({ length: 40 }, (_, i) => `guest${String(i).padStart(2, '0')}@guest.example`)

function embedded(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'mail-crash-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  cpSync(join(house.pgliteFolder, 'database'), join(dataDir, 'database'), { recursive: true })
  return { dataDir }
}

async function ofPostgres(templateUrl: string): Promise<Place> {
  const { databaseUrl, drop } = await clonePostgres(templateUrl)
  onTestFinished(drop)
  return { dataDir: '', databaseUrl }
}

async function run(place: Place, ...statements: Statement[]) {
  const database = await openDatabase({ ...place, dbDir: 'db', migrate: false, log: () => {} })
  const rows = await database.tx({ role: 'backend' }, statements)
  await database.close()
  return rows
}

function startProcess(place: Place, smtpUrl: string) {
  const settings = { ...place, smtpUrl, siteUrl, timing: { ...quick, leaseMs: 1_000 } }
  const words = ['--import', './tests/quick-engine.ts', 'tests/mail/worker-process.ts']
  const child = spawn(process.execPath, [...words, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

// Killed once for each count of mails that have arrived.
async function killInTheMiddle(place: Place, counts: number[]) {
  // Some are certainly under way when the first process is killed: they have had no answer yet.
  const server = await openMailServer({ hangs: 3 })
  const arrived = () => new Set(server.arrivals.map(({ recipient }) => recipient))
  await run(place, ...recipients.map(magicLink))
  for (const count of counts) {
    const child = startProcess(place, server.url)
    await server.until(() => server.arrivals.length >= count)
    await end(child, 'SIGKILL')
    const [sent = []] = await run(place, { text: `select recipient from mail_outbox where status = 'sent'` })
    expect(
      sent.map(([recipient]) => recipient).filter(recipient => !arrived().has(String(recipient))),
    ).toEqual([])
  }
  const last = startProcess(place, server.url)
  await server.until(() => arrived().size === recipients.length)
  await end(last, 'SIGTERM')
  expect(await run(place, { text: `select count(*) from mail_outbox where status = 'failed'` })).toEqual([
    [['0']],
  ])
  // Twice only where a kill came between the sending and its mark.
  expect(server.arrivals.length).toBeLessThan(recipients.length + 2 * 12)
}

// What the embedded engine keeps under a kill is tried in tests/database/embedded.test.ts.
test.runIf(process.env.EVERYTHING || !house.postgresUrl)(
  'no mail is lost when the process is killed while sending (pglite)',
  { timeout: limit(120_000) },
  () => killInTheMiddle(embedded(), [8]),
)

test.runIf(house.postgresUrl)(
  'no mail is lost when the process is killed while sending (postgres)',
  { timeout: limit(120_000) },
  async () =>
    killInTheMiddle(await ofPostgres(house.postgresUrl ?? ''), process.env.EVERYTHING ? [5, 20] : [12]),
)
