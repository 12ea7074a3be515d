// Brings a database to what db/ says: migrations append, functions, triggers and policies are replaced in place.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from './database.ts'
import { type Owner, quoteLiteral } from './owner.ts'

type SqlFile = { path: string; text: string; sha256: string }
type Work = { owner: Owner; dbDir: string; log: (line: string) => void }

// Any number will do, as long as every process of ours takes the same.
const lockNumber = 727_274

// In the order in which they are made: a trigger calls a function, a policy may.
const replaced = ['functions', 'triggers', 'policies']

export async function migrate({ owner, dbDir, log }: Work) {
  // Two servers that start at once: the second waits here and then finds nothing to do.
  await owner.run(`select pg_advisory_lock(${lockNumber})`)
  try {
    await createLedger(owner)
    const isChanged = await applyMigrations({ owner, dbDir, log })
    await replaceFiles({ owner, dbDir, log, isForced: isChanged })
  } finally {
    // Should the connection be gone, the lock is gone with it, and the first error is the one to tell.
    await owner.run(`select pg_advisory_unlock(${lockNumber})`).catch(() => {})
  }
}

// For MIGRATE=off: someone else migrates, we only refuse to run on the wrong schema.
export async function requireMigrated({ owner, dbDir }: Pick<Work, 'owner' | 'dbDir'>) {
  const [isThere] = await owner.run(`select to_regclass('app_meta.migrations') is not null`)
  const applied = isThere?.[0] === 't' ? await readApplied(owner, 'migrations') : new Map()
  const pending = findPending(readSqlFiles(dbDir, 'migrations'), applied)
  if (pending.length === 0) return
  throw new Error(`MIGRATE is off and the database lacks ${pending.map(file => file.path).join(', ')}.`)
}

// A mark of everything in db/, by which a start snapshot knows whether it still fits.
export function hashOfSql(dbDir: string): string {
  const files = ['migrations', ...replaced].flatMap(folder => readSqlFiles(dbDir, folder))
  return sha256(files.map(file => `${file.path} ${file.sha256}\n`).join(''))
}

async function createLedger(owner: Owner) {
  const columns = 'path text primary key, sha256 text not null, applied_at timestamptz not null default now()'
  await owner.run(`
    set client_min_messages = warning;
    create schema if not exists app_meta;
    create table if not exists app_meta.migrations (${columns});
    create table if not exists app_meta.replaceables (${columns});
    alter table app_meta.migrations enable row level security;
    alter table app_meta.replaceables enable row level security`)
}

async function applyMigrations({ owner, dbDir, log }: Work): Promise<boolean> {
  const applied = await readApplied(owner, 'migrations')
  const pending = findPending(readSqlFiles(dbDir, 'migrations'), applied)
  for (const file of pending) {
    await inTransaction(owner, async () => {
      await runFile(owner, file)
      await record(owner, 'migrations', file)
    })
    log(`Applied db/${file.path}`)
  }
  return pending.length > 0
}

function findPending(files: SqlFile[], applied: Map<string, string>): SqlFile[] {
  const known = new Set(files.map(file => file.path))
  const unknown = [...applied.keys()].filter(path => !known.has(path))
  if (unknown.length > 0)
    throw new Error(`The database is newer than this code: it already has ${unknown.join(', ')}.`)
  const edited = files.find(file => (applied.get(file.path) ?? file.sha256) !== file.sha256)
  if (edited)
    throw new Error(`db/${edited.path} was edited after it was applied; append a new migration instead.`)
  const pending = files.filter(file => !applied.has(file.path))
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const late = pending.find(file => file.path < last)
  if (late)
    throw new Error(`db/${late.path} comes before ${last}, which is already applied; give it a later number.`)
  return pending
}

// All of them whenever one has changed: a function dropped with cascade takes policies of other files with it.
async function replaceFiles({ owner, dbDir, log, isForced }: Work & { isForced: boolean }) {
  const files = replaced.flatMap(folder => readSqlFiles(dbDir, folder))
  const applied = await readApplied(owner, 'replaceables')
  const changed = files.filter(file => applied.get(file.path) !== file.sha256)
  if (changed.length === 0 && applied.size === files.length && !isForced) return
  await inTransaction(owner, async () => {
    // Functions may call one another in any order of files.
    await owner.run('set local check_function_bodies = off; delete from app_meta.replaceables')
    await owner.run(dropTriggers)
    for (const file of files) {
      await runFile(owner, file)
      await record(owner, 'replaceables', file)
    }
  })
  if (applied.size === 0) log(`Applied ${files.length} functions, triggers and policies`)
  else for (const file of changed) log(`Replaced db/${file.path}`)
}

// One that has lost its file, or has another name now, would go on firing. Ours are those that call our private functions.
const dropTriggers = `do $$
  declare stale record;
  begin
    for stale in
      select tgname, tgrelid::regclass as table_name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal and pronamespace = to_regnamespace('private')
    loop
      execute format('drop trigger %I on %s', stale.tgname, stale.table_name);
    end loop;
  end
$$`

async function runFile(owner: Owner, file: SqlFile) {
  await owner.run(file.text).catch(error => {
    error.message = `db/${file.path}: ${error.message}`
    throw error
  })
}

async function inTransaction(owner: Owner, work: () => Promise<void>) {
  await owner.run('begin')
  try {
    await work()
    await owner.run('commit')
  } catch (error) {
    await owner.run('rollback').catch(() => {})
    throw error
  }
}

async function readApplied(owner: Owner, table: string): Promise<Map<string, string>> {
  const rows = await owner.run(`select path, sha256 from app_meta.${table} order by path`)
  return new Map(rows.map(([path, hash]: Row) => [String(path), String(hash)]))
}

async function record(owner: Owner, table: string, { path, sha256: hash }: SqlFile) {
  await owner.run(
    `insert into app_meta.${table} (path, sha256) values (${quoteLiteral(path)}, ${quoteLiteral(hash)})`,
  )
}

function readSqlFiles(dbDir: string, folder: string): SqlFile[] {
  if (!existsSync(join(dbDir, folder))) return []
  const names = readdirSync(join(dbDir, folder))
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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
