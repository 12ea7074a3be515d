// A server whose clock can be set ahead, and that of its database with it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts'

const program = new URL('./movable-clock.ts', import.meta.url).href

export type ServerWithClock = ServerProcess & { setClock(hoursAhead: number): Promise<void> }

export async function startServerWithClock(
  settings: Record<string, string>,
  hoursAhead = 0,
  // An embedded database reads the server's clock.
  setDatabaseClock: (hours: number) => Promise<unknown> = async () => {},
): Promise<ServerWithClock> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  const clock = join(folder, 'hours')
  writeFileSync(clock, inBytes(hoursAhead))
  await setDatabaseClock(hoursAhead)
  const server = await startServerProcess({
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${program}`,
    ...settings,
  })
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
