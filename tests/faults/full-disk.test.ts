import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { limit } from '#tests/limits.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { crowdSettings, expectKept, nothingPromised, prepareHouse, startLoad } from './load.ts'

// A disk of its own that can be full takes a right that only root has, and not in every container.
const disk = mountSmallDisk()

test.runIf(disk)(
  'a full disk is answered with 503, readers notice nothing, and with room all is well again',
  { timeout: limit(120_000) },
  async () => {
    const folder = disk ?? ''
    onTestFinished(() => {
      execFileSync('umount', ['-l', folder])
      rmdirSync(folder)
    })
    const dataDir = join(folder, 'data')
    cpSync(join(inject('templates').house.pgliteFolder, 'database'), join(dataDir, 'database'), {
      recursive: true,
    })
    const server = await startServerProcess({ ...crowdSettings, DATA_DIR: dataDir })
    onTestFinished(() => server.stop('SIGKILL'))
    await prepareHouse(server)
    const promised = nothingPromised()
    const load = startLoad(server, promised)
    const ballast = join(folder, 'ballast')
    fill(ballast)
    await expect
      .poll(() => load.statuses.get(503) ?? 0, { timeout: limit(30_000), interval: 5 })
      .toBeGreaterThan(30)
    rmSync(ballast)
    const before = load.promisedCount()
    await expect
      .poll(load.promisedCount, { timeout: limit(30_000), interval: 5 })
      .toBeGreaterThan(before + 10)
    await load.stop()
    expect(load.failures).toEqual([])
    expect([...load.statuses.keys()].sort()).toEqual([200, 201, 503])
    await expectKept(server, promised)
  },
)

function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmdirSync(folder)
    return undefined
  }
}

function fill(path: string) {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, block)
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(file)
  }
}
