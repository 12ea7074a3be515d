// However a server ends under load, nothing that it promised is lost; and told to stop it cuts no answer.
import { once } from 'node:events'
import { expect, inject, onTestFinished, test } from 'vitest'
import { embeddedFolder } from '#tests/embedded-folder.ts'
import { limit } from '#tests/limits.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { type Likeness, startServerProcess } from '#tests/server-process.ts'
import {
  crowdSettings,
  expectKept,
  nothingPromised,
  type Promised,
  prepareHouse,
  rounds,
  startLoad,
} from './load.ts'

type Place = Record<string, string>

const { postgresUrl } = inject('templates').house
const patience = { timeout: limit(120_000 + rounds * 20_000) }

// That the embedded engine itself keeps what it has said under a kill: tests/database/embedded.test.ts.
test.runIf(process.env.EVERYTHING || !postgresUrl)(
  'a server killed under load keeps every promise, told to stop it cuts no answer (pglite)',
  patience,
  async () => killThenStop({ DATA_DIR: await embeddedFolder() }),
)

test.runIf(postgresUrl)(
  'a server killed under load keeps every promise, told to stop it cuts no answer (postgres)',
  patience,
  async () => {
    const { databaseUrl, drop } = await clonePostgres(postgresUrl ?? '')
    onTestFinished(drop)
    await killThenStop({ DATABASE_URL: databaseUrl })
  },
)

async function killThenStop(place: Place) {
  const promised = nothingPromised()
  for (let round = 1; round <= rounds; round += 1) await endUnderLoad(place, promised, 'SIGKILL')
  const { load, exitCode } = await endUnderLoad(place, promised, 'SIGTERM')
  expect([exitCode, load.failures]).toEqual([0, []])
  await expectKept(await start(place, { like: 'without pages' }), promised)
}

async function endUnderLoad(place: Place, promised: Promised, signal: 'SIGKILL' | 'SIGTERM') {
  const server = await start(place, { like: 'with still pages' })
  await prepareHouse(server)
  await expectKept(server, promised)
  const load = startLoad(server, promised)
  await expect.poll(load.promisedCount, { timeout: limit(30_000), interval: 5 }).toBeGreaterThan(30)
  const ended = once(server.process, 'exit')
  server.process.kill(signal)
  const [exitCode] = await ended
  await load.ended
  expect([...load.statuses.keys()].sort()).toEqual([200, 201])
  return { load, exitCode }
}

async function start(place: Place, likeness?: Likeness) {
  const server = await startServerProcess({ ...crowdSettings, ...place }, likeness)
  onTestFinished(() => server.stop('SIGKILL'))
  return server
}
