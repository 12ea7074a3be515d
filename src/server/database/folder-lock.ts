// One process per data folder: the embedded database has no lock of its own, and a second one destroys data.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Holder = { pid: number; startedAt: string }

// The kernel keeps the lock, through SQLite's file locking, so that it ends with its process however that dies:
// nothing stale to judge, no race between two that judge it, and it holds between containers on one volume.
// Nothing else in this process may open database.lock: closing it would let the lock go.
export function lockFolder(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  chmodSync(dataDir, 0o700)
  const lock = new DatabaseSync(join(dataDir, 'database.lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new Error(describeHolder(dataDir)) : error
  }
  const holder: Holder = { pid: process.pid, startedAt: new Date().toISOString() }
  writeFileSync(holderPath(dataDir), JSON.stringify(holder), { mode: 0o600 })
  const release = () => {
    if (lock.isOpen) lock.close()
  }
  return { release }
}

const holderPath = (dataDir: string) => join(dataDir, 'database.holder')

const sqliteBusy = 5
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === sqliteBusy

function describeHolder(dataDir: string): string {
  const advice = 'Stop it first, or give this one another DATA_DIR.'
  try {
    const { pid, startedAt }: Holder = JSON.parse(readFileSync(holderPath(dataDir), 'utf8'))
    return `Another server (process ${pid}, started ${startedAt}) is using ${dataDir}. ${advice}`
  } catch {
    // It has the lock but has not yet written its name.
    return `Another server is using ${dataDir}. ${advice}`
  }
}
