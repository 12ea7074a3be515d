// Runs a suite on both engines, each with a fresh and migrated database of its own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database, Row } from '#server/database/database.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { connectPostgres, withPostgresOwner } from '#server/database/postgres.ts'
import type { SchemaName, Templates } from './global-setup.ts'

export type Engine = {
  name: Database['engine']
  // Open from beforeAll on.
  database: Database
  // Plain SQL as the owner of everything, several statements at once; answers the rows of the last.
  owner(sql: string): Promise<Row[]>
}

type OpenEngine = { database: Database; owner: Engine['owner']; close(): Promise<void> }
type Options = { schema?: SchemaName; timeoutMs?: number }

// PGlite always; PostgreSQL wherever the machine has it.
export function describeEachEngine(title: string, define: (engine: Engine) => void, options: Options = {}) {
  const templates = inject('templates')[options.schema ?? 'house']
  const timeoutMs = options.timeoutMs ?? 30_000
  const { postgresUrl } = templates
  describeEngine({ title, define, templates, name: 'pglite', open: () => clonePglite(templates, timeoutMs) })
  if (postgresUrl)
    describeEngine({
      title,
      define,
      templates,
      name: 'postgres',
      open: () => clonePostgres(postgresUrl, timeoutMs),
    })
}

type Suite = {
  title: string
  define: (engine: Engine) => void
  templates: Templates
  name: Engine['name']
  open: () => Promise<OpenEngine>
}

function describeEngine({ title, define, templates, name, open }: Suite) {
  describe(`${title} (${name})`, () => {
    let opened: OpenEngine | undefined
    const engine = {
      name,
      get database() {
        if (!opened) throw new Error('The database opens in beforeAll: use it inside a test or a hook.')
        return opened.database
      },
      owner: (sql: string) =>
        opened?.owner(sql) ?? Promise.reject(new Error('The database is not open yet.')),
    }
    beforeAll(async () => {
      if (templates.failure) throw new Error(`The schema does not migrate: ${templates.failure}`)
      opened = await open()
    })
    afterAll(() => opened?.close())
    define(engine)
  })
}

async function clonePglite({ pgliteFolder, dbDir }: Templates, timeoutMs: number): Promise<OpenEngine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pglite-tests-'))
  cpSync(join(pgliteFolder, 'database'), join(dataDir, 'database'), { recursive: true })
  const database = await openPglite({ dataDir, dbDir, migrate: false, timeoutMs, log: () => {} })
  const close = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { database, owner: sql => database.asOwner(owner => owner.run(sql)), close }
}

async function clonePostgres(templateUrl: string, timeoutMs: number): Promise<OpenEngine> {
  const name = `clone_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  const template = new URL(templateUrl).pathname.slice(1)
  const inDatabase = (database: string) => Object.assign(new URL(templateUrl), { pathname: database }).href
  await withPostgresOwner(inDatabase('postgres'), owner =>
    // A concurrent clone of the same template would be refused: they take turns.
    owner
      .run(`select pg_advisory_lock(1)`)
      .then(() => owner.run(`create database ${name} template ${template}`)),
  )
  const databaseUrl = inDatabase(name)
  const database = connectPostgres({
    databaseUrl,
    keepsSession: true,
    poolSize: 10,
    timeoutMs,
    log: () => {},
  })
  return {
    database,
    owner: sql => withPostgresOwner(databaseUrl, owner => owner.run(sql)),
    close: () => database.close(),
  }
}
