// Every backup goes this way: made, put where it is kept, and only then on record; a failure is on record too, for the
// Admin Console warns until one succeeds.
import { createHash } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import type { BackupKind } from '#domain/server-status.ts'
import type { Database } from '#server/database/database.ts'
import { makeBackup } from './make-backup.ts'

type Taking = { database: Database; what: BackupKind; actor?: string | null }

export async function takeBackup(taking: Taking, keep = async (_: Buffer) => {}): Promise<Buffer> {
  try {
    const bytes = await makeBackup(taking.database)
    await keep(bytes)
    await noteBackup(taking, bytes)
    return bytes
  } catch (error) {
    // Where the database is what failed, this fails as well: the first failure is the one to tell.
    await noteFailure(taking, error).catch(() => {})
    throw error
  }
}

/** For its owner's eyes: everything is in it. What the disk gives back must be what was written. */
export async function writeBackup(file: string, bytes: Buffer) {
  const opened = await open(file, 'wx', 0o600)
  try {
    await opened.writeFile(bytes)
    await opened.sync()
    if (!(await readFile(file)).equals(bytes)) throw new Error(`${file} came back different from the disk.`)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await opened.close()
  }
}

async function noteBackup({ database, what, actor = null }: Taking, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const values = [actor, what, String(bytes.length), sha256]
  await database.tx({ role: 'backend' }, [{ text: 'select public.note_backup($1, $2, $3, $4)', values }])
}

async function noteFailure({ database, what, actor = null }: Taking, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  await database.tx({ role: 'backend' }, [
    { text: 'select public.note_failed_backup($1, $2, $3)', values: [actor, what, reason] },
  ])
}
