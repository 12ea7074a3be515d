// How long a visitor waits after a start: on an empty folder, on one in use, and after pulling the plug.
//   node bench/start.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServerProcess } from '#tests/server-process.ts'
import { note } from './figures.ts'

const mostSeconds = 10
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-start-'))

await open('start, the very first', 'SIGTERM')
await open('start, with the database there', 'SIGKILL')
await open('start, after the plug was pulled', 'SIGTERM')
rmSync(dataDir, { recursive: true, force: true })

async function open(title: string, end: NodeJS.Signals) {
  const startedAt = performance.now()
  const server = await startServerProcess({ DATA_DIR: dataDir }, { like: 'production' })
  if (!(await fetch(server.url)).ok) throw new Error('The home page does not open.')
  const seconds = (performance.now() - startedAt) / 1000
  await server.stop(end)
  note({
    title,
    measured: `${seconds.toFixed(1)} s`,
    wanted: `≤ ${mostSeconds} s`,
    isHeld: seconds <= mostSeconds,
  })
}
