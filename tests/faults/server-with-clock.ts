// A server whose clock can be set ahead, and that of its database with it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Likeness, type ServerProcess, startServerProcess } from '#tests/server-process.ts'

const programs = [
  new URL('./movable-clock.ts', import.meta.url),
  new URL('./wake-timers.ts', import.meta.url),
]

export type ServerWithClock = ServerProcess & { setClock(hoursAhead: number): Promise<void> }

export type Clocked = {
  hoursAhead?: number
  /** An embedded database reads the server's clock. */
  setDatabaseClock?: (hours: number) => Promise<unknown>
  /** What comes each hour comes when this clock says so. */
  wakesTimers?: boolean
} & Likeness

export async function startServerWithClock(
  settings: Record<string, string>,
  { hoursAhead = 0, setDatabaseClock = async () => {}, wakesTimers = false, like = 'tests' }: Clocked = {},
): Promise<ServerWithClock> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const clock = join(folder, 'hours')
  writeFileSync(clock, inBytes(hoursAhead))
  await setDatabaseClock(hoursAhead)
  const imports = programs.slice(0, wakesTimers ? 2 : 1).map(({ href }) => `--import ${href}`)
  const server = await startServerProcess(
    {
      CLOCK_FILE: clock,
      NODE_OPTIONS: ['--disable-warning=ExperimentalWarning', ...imports].join(' '),
      ...settings,
    },
    { like },
  )
  return {
    ...server,
    setClock: async hours => {
      await setDatabaseClock(hours)
      writeFileSync(clock, inBytes(hours), { flag: 'r+' })
    },
    stop: async signal => {
      await server.stop(signal)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const inBytes = (hours: number) => Buffer.from(Int32Array.of(hours).buffer)
