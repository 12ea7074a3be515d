// Brings a database to what db/ says, while others work with it: migrations append; functions and the pages of tables are
// replaced where they have changed.
import { setTimeout } from 'node:timers/promises'
import type { Row } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { type Owner, quoteLiteral } from './owner.ts'
import { dropFormsSetAside, hasFormsSetAside, replaceFunctions } from './replace-functions.ts'
import { readSqlFiles, runFile, type SqlFile, sha256 } from './sql-files.ts'

type Work = { owner: Owner; dbDir: string; log: (line: string) => void }

// Any number will do, as long as every process of ours takes the same.
const lockNumber = 727_274

export async function migrate({ owner, dbDir, log }: Work) {
  // Two servers that start at once: the second waits here and then finds nothing to do.
  await owner.run(`select pg_advisory_lock(${lockNumber})`)
  try {
    await createLedger(owner)
    await applyMigrations({ owner, dbDir, log })
    await replaceFiles({ owner, dbDir, log })
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
  const files = ['migrations', 'functions', 'tables'].flatMap(folder => readSqlFiles(dbDir, folder))
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

async function applyMigrations({ owner, dbDir, log }: Work) {
  const applied = await readApplied(owner, 'migrations')
  const pending = findPending(readSqlFiles(dbDir, 'migrations'), applied)
  for (const file of pending) {
    await patiently(owner, async () => {
      await runFile(owner, file)
      // A table may be another one now: all that hangs on one is to be replaced, also by a later start.
      await owner.run(`update app_meta.replaceables set sha256 = ''`)
      await record(owner, 'migrations', [file])
    })
    log(`Applied db/${file.path}`)
  }
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

async function replaceFiles({ owner, dbDir, log }: Work) {
  const functions = readSqlFiles(dbDir, 'functions')
  const tables = readSqlFiles(dbDir, 'tables')
  const applied = await readApplied(owner, 'replaceables')
  const isChanged = (file: SqlFile) => applied.get(file.path) !== file.sha256
  const known = new Set([...functions, ...tables].map(file => file.path))
  await forgetFiles(
    owner,
    [...applied.keys()].filter(path => !known.has(path)),
  )
  await replaceAtOnce(owner, functions.filter(isChanged))
  // A page that says what it said may call a function in its old form.
  const isAnyCalled = await hasFormsSetAside(owner)
  for (const file of tables) if (isAnyCalled || isChanged(file)) await replaceRules(owner, file)
  await dropFormsSetAside(owner)
  const changed = [...functions, ...tables].filter(isChanged)
  const isNew = (file: SqlFile) => !applied.get(file.path)
  const fresh = changed.filter(isNew)
  if (fresh.length > 0) log(`Applied ${fresh.length} files of functions and tables`)
  for (const file of changed) if (!isNew(file)) log(`Replaced db/${file.path}`)
}

// A table whose page is gone is the owner's alone: nobody has a right to it, and no trigger of ours fires on. First of all,
// as the page may only have moved.
async function forgetFiles(owner: Owner, paths: string[]) {
  if (paths.length === 0) return
  const tables = paths.flatMap(path => /^tables\/([\w-]+)\.sql$/.exec(path)?.[1]?.replaceAll('-', '_') ?? [])
  await patiently(owner, async () => {
    for (const table of tables)
      await owner.run(`select private.begin_rules(wanted)
        from coalesce(to_regclass('public.${table}'), to_regclass('${table.replace('_', '.')}')) as wanted
        where wanted is not null`)
    await owner.run(`delete from app_meta.replaceables where path in (${paths.map(quoteLiteral)})`)
  })
}

async function replaceAtOnce(owner: Owner, functions: SqlFile[]) {
  if (functions.length === 0) return
  await inTransaction(owner, async () => {
    await replaceFunctions(owner, functions)
    await record(owner, 'replaceables', functions)
  })
}

// One page at a time: whoever holds one table and hardly ever waits for another is soon out of the way.
const replaceRules = (owner: Owner, file: SqlFile) =>
  patiently(owner, async () => {
    await runFile(owner, file)
    await record(owner, 'replaceables', [file])
  })

// Whoever waits for a table makes all wait who come after, and after a second PostgreSQL looks for a deadlock and ends one
// of the two: we give way before that, and try again for about a minute.
async function patiently(owner: Owner, work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1)
    try {
      return await inTransaction(owner, async () => {
        await owner.run("set local lock_timeout = '500ms'")
        await work()
      })
    } catch (error) {
      const isBusy = error instanceof DatabaseError && ['55P03', '40P01'].includes(error.code)
      if (!isBusy || tries === 100) throw error
      await setTimeout(50 + Math.random() * 200)
    }
}

async function inTransaction(owner: Owner, work: () => Promise<unknown>) {
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

async function record(owner: Owner, table: 'migrations' | 'replaceables', files: SqlFile[]) {
  if (files.length === 0) return
  const rows = files.map(({ path, sha256: hash }) => `(${quoteLiteral(path)}, ${quoteLiteral(hash)})`)
  await owner.run(`
    insert into app_meta.${table} (path, sha256) values ${rows}
    on conflict (path) do update set sha256 = excluded.sha256, applied_at = now()`)
}
