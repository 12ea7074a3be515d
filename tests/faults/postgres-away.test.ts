import { expect, inject, onTestFinished, test } from 'vitest'
import { startCluster } from '#tests/cluster.ts'
import { limit } from '#tests/limits.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { crowdSettings, expectKept, nothingPromised, prepareHouse, rounds, startLoad } from './load.ts'

const { postgresUrl } = inject('templates').house

test.runIf(postgresUrl)(
  'PostgreSQL stopped hard under load: 503 while it is away, right again after, nothing half-written',
  { timeout: limit(90_000 + rounds * 10_000) },
  async () => {
    const cluster = await startCluster()
    onTestFinished(() => cluster?.stop())
    if (!cluster) throw new Error('There was a PostgreSQL a moment ago.')
    const server = await startServerProcess(
      { ...crowdSettings, DATABASE_URL: cluster.urlOf('postgres') },
      { like: 'with every page' },
    )
    onTestFinished(() => server.stop())
    await prepareHouse(server)
    const promised = nothingPromised()
    const status = async (path: string) => (await fetch(server.url + path)).status
    const load = startLoad(server, promised)
    const away = () => load.statuses.get(503) ?? 0
    for (let round = 1; round <= rounds; round += 1) {
      const before = { promised: load.promisedCount(), away: away() }
      await expect
        .poll(load.promisedCount, { timeout: limit(20_000), interval: 5 })
        .toBeGreaterThan(before.promised + 30)
      await cluster.crash()
      await expect.poll(away, { timeout: limit(20_000), interval: 5 }).toBeGreaterThan(before.away + 30)
      const refused = await fetch(`${server.url}/auth/v1/recover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"anna@mail.example"}',
      })
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
      expect([await status('/readyz'), await status('/healthz'), await status('/booking')]).toEqual([
        503, 200, 200,
      ])
      await cluster.restart()
      await expect.poll(() => status('/readyz'), { timeout: limit(20_000) }).toBe(200)
    }
    const before = load.promisedCount()
    await expect
      .poll(load.promisedCount, { timeout: limit(20_000), interval: 5 })
      .toBeGreaterThan(before + 30)
    await load.stop()
    expect(load.failures).toEqual([])
    expect([...load.statuses.keys()].sort()).toEqual([200, 201, 503])
    await expectKept(server, promised)
  },
)
