// The house in which the month is lived: a real server with a clock that moves, a post office, and what befalls it. It is killed
// and started again, and put back to an earlier backup, always at the same address.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IsoDay } from '#domain/calendar.ts'
import type { Database } from '#server/database/database.ts'
import { openClockedDatabase } from '#tests/faults/clocked-database.ts'
import { startMailServer } from '#tests/mail/mail-server.ts'
import { freePort, startServerProcess } from '#tests/server-process.ts'

const hourMs = 3_600_000
const preloads = [
  pathToFileURL('tests/faults/movable-clock.ts').href,
  pathToFileURL('tests/faults/wake-timers.ts').href,
]

// Nobody in the month looks at a page. In the long run they are made anew with each change, as they are in a business.
const likeness = { like: process.env.EVERYTHING ? 'tests' : 'without pages' } as const

export type House = Awaited<ReturnType<typeof openHouse>>

export async function openHouse(engine: Database['engine']) {
  const folder = mkdtempSync(join(tmpdir(), 'month-'))
  const place = await openClockedDatabase(engine)
  const post = await startMailServer()
  const clock = join(folder, 'hours')
  writeFileSync(clock, Buffer.alloc(4))
  const settings = {
    ...{ ...place.settings, PORT: String(await freePort()), CLOCK_FILE: clock, SMTP_URL: post.url },
    ...{
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NEWSLETTER_PER_MINUTE: '1000',
      REST_MAX_ROWS: '100000',
    },
    ...{ ADMIN_EMAIL: '', BACKUP_DIR: '', MIGRATE: 'on' },
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning ${preloads.map(file => `--import ${file}`).join(' ')}`,
  }
  let hoursAhead = 0
  // Raised by whatever makes an access token of before worthless.
  let age = 0
  let server: Awaited<ReturnType<typeof startServerProcess>>
  let whenUp: Promise<unknown> | undefined
  const output: string[] = []
  const start = async () => {
    server = await startServerProcess(settings, likeness)
  }
  const leave = async (signal: NodeJS.Signals) => {
    await server.stop(signal)
    output.push(server.output())
  }
  const down = (work: () => Promise<void>) => {
    const over = work().finally(() => {
      whenUp = undefined
    })
    whenUp = over
    return over
  }
  const setClock = async (hours: number) => {
    hoursAhead = hours
    await place.setClock(hours)
    writeFileSync(clock, Buffer.from(Int32Array.of(hours).buffer), { flag: 'r+' })
  }
  return {
    url: `http://127.0.0.1:${settings.PORT}`,
    post,
    engine,
    start,
    output: () => [...output, server.output()].join(''),
    age: () => age,
    isDown: () => whenUp !== undefined,
    untilUp: () => whenUp ?? Promise.resolve(),
    now: () => new Date(Date.now() + hoursAhead * hourMs),
    /** In that hour of that day, by the business's clock. */
    goTo: async (day: IsoDay, hour: number) => {
      const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+02:00`)
      await setClock(Math.ceil((wanted - Date.now()) / hourMs))
      age += 1
    },
    /** As the power goes, and comes again. */
    kill: () =>
      down(async () => {
        await leave('SIGKILL')
        await start()
      }),
    /** The command of docs/operations.md: stopped, put back to this backup, started. */
    restore: (backup: Buffer) =>
      down(async () => {
        await leave('SIGTERM')
        const file = join(folder, 'kept.backup.gz')
        writeFileSync(file, backup)
        await run(['scripts/backup.ts', 'restore', file, '--overwrite'], settings)
        await start()
        age += 1
      }),
    close: async () => {
      await server?.stop('SIGKILL')
      await Promise.all([post.stop(), place.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      told += chunk
    })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${told}`)
}
