// A backup each night into a folder, if one is set, while the business runs; old ones go. Looked at on every start and
// each hour, so that a night in which the server was off is made up for.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { addDays, type IsoDay, todayAt } from '#domain/calendar.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import { takeBackup, writeBackup } from './take-backup.ts'

type Options = { database: Database; log: Log; backupDir: string | undefined; backupDays: number }
type Keeping = { database: Database; folder: string; days: number; now: Date }

const everyMs = 60 * 60_000
// A night belongs to the day that begins at two in the morning, when nobody books.
const nightMs = 2 * 60 * 60_000
const kept = /^coastal-clean-(\d{4}-\d\d-\d\d)\.backup\.gz$/

export function startKeepingBackups({ database, log, backupDir, backupDays }: Options) {
  if (!backupDir) return { stop: async () => {} }
  let running = Promise.resolve()
  const look = () => {
    running = keepBackup({ database, folder: backupDir, days: backupDays, now: new Date() }).then(
      file => {
        if (file) log.info('Kept a backup', { file })
      },
      error => log.error('The nightly backup failed', { error }),
    )
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  look()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}

/** Answers the file, or nothing where this night has its backup already. */
export async function keepBackup({ database, folder, days, now }: Keeping): Promise<string | undefined> {
  const night = todayAt(new Date(now.getTime() - nightMs))
  const file = path.join(folder, `coastal-clean-${night}.backup.gz`)
  if (existsSync(file)) return undefined
  // Under another name until it is complete, so that every file named as a backup is one.
  const part = `${file}.${process.pid}.part`
  await takeBackup({ database, what: 'kept on the server' }, async bytes => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await rm(part, { force: true })
    await writeBackup(part, bytes)
    await rename(part, file)
  })
  await removeOld(folder, addDays(night, -days))
  return file
}

async function removeOld(folder: string, before: IsoDay) {
  for (const name of await readdir(folder)) {
    const [, night] = kept.exec(name) ?? []
    if (night && night < before) await rm(path.join(folder, name))
  }
}
