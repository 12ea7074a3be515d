// What a release left behind, as its users have it: the folder of the embedded database, a dump of PostgreSQL and a
// backup, filled through that release's own doors. README.md tells how the next one is made.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { withPostgresOwner } from '#server/database/postgres.ts'

const read = (release: string, file: string) => readFileSync(new URL(`./${release}/${file}`, import.meta.url))
const unpack = (release: string, file: string) => brotliDecompressSync(read(release, `${file}.br`))

export const backupOf = (release: string) => read(release, 'backup.gz')

/** A data folder for one test. */
export function embeddedFolderOf(release: string): string {
  const dataDir = emptyFolder()
  execFileSync('tar', ['xf', '-', '-C', dataDir], { input: unpack(release, 'embedded.tar') })
  return dataDir
}

/** A copy of a data folder of today. */
export function embeddedFolderFrom(folder: string): string {
  const dataDir = emptyFolder()
  cpSync(folder, dataDir, { recursive: true })
  return dataDir
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The address of a database for one test, on the same server as the other one. */
export async function postgresOf(release: string, neighbourUrl: string): Promise<string> {
  const name = `upgrade_${randomBytes(6).toString('hex')}`
  const inDatabase = (database: string) => Object.assign(new URL(neighbourUrl), { pathname: database }).href
  const asNeighbour = (sql: string) => withPostgresOwner(inDatabase('postgres'), owner => owner.run(sql))
  await asNeighbour(`create database ${name}`)
  onTestFinished(() => asNeighbour(`drop database ${name} with (force)`).then(() => {}))
  const quietly = ['-q', '-X', '-v', 'ON_ERROR_STOP=1']
  execFileSync('psql', [...quietly, inDatabase(name)], {
    input: unpack(release, 'postgres.sql'),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  return inDatabase(name)
}
