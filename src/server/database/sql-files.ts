// The files of db/, as they lie there.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from './owner.ts'

export type SqlFile = { path: string; text: string; sha256: string }

export function readSqlFiles(dbDir: string, folder: string): SqlFile[] {
  if (!existsSync(join(dbDir, folder))) return []
  const names = readdirSync(join(dbDir, folder), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.sql'))
    .sort()
  const misnamed = folder === 'migrations' && names.find(name => !/^\d{4}_[\w-]+\.sql$/.test(name))
  if (misnamed) throw new Error(`db/migrations/${misnamed} is not named like 0001_name.sql.`)
  return names.map(name => readSqlFile(dbDir, `${folder}/${name}`))
}

function readSqlFile(dbDir: string, path: string): SqlFile {
  // A checkout on Windows must not look like an edit.
  const text = readFileSync(join(dbDir, path), 'utf8').replaceAll('\r\n', '\n')
  return { path, text, sha256: sha256(text) }
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export async function runFile(owner: Owner, { path, text }: SqlFile) {
  await owner.run(text).catch(error => {
    error.message = `db/${path}: ${error.message}`
    throw error
  })
}
