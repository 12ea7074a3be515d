// Runs a suite on both engines, each with a fresh and migrated database of its own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import type { Database, Row } from '#server/database/database.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import type { Owner } from '#server/database/owner.ts'
import { connectPostgres, withPostgresOwner } from '#server/database/postgres.ts'
import type { SchemaName, Templates } from './global-setup.ts'
import { clonePostgres } from './postgres-clone.ts'

export type Engine = {
  name: Database['engine']
  // PostgreSQL's address of this database, for what connects by itself.
  databaseUrl?: string
  // Open from beforeAll on.
  database: Database
  // Plain SQL as the owner of everything, several statements at once; answers the rows of the last.
  owner(sql: string): Promise<Row[]>
  // The same for work that needs one session throughout, such as a transaction.
  asOwner: AsOwner
}

type AsOwner = <T>(work: (owner: Owner) => Promise<T>) => Promise<T>

type OpenEngine = { database: Database; databaseUrl?: string; asOwner: AsOwner; close(): Promise<void> }
type Options = { schema?: SchemaName; timeoutMs?: number; only?: Engine['name'] }

// PGlite always; PostgreSQL wherever the machine has it.
export function describeEachEngine(title: string, define: (engine: Engine) => void, options: Options = {}) {
  const templates = inject('templates')[options.schema ?? 'house']
  const timeoutMs = options.timeoutMs ?? 30_000
  const { postgresUrl } = templates
  if (options.only !== 'postgres')
    describeEngine({
      title,
      define,
      templates,
      name: 'pglite',
      open: () => clonePglite(templates, timeoutMs),
    })
  if (options.only === 'pglite') return
  if (!postgresUrl) return describe(title, () => test.skip('this machine has no PostgreSQL', () => {}))
  const open = () => openClone(postgresUrl, timeoutMs)
  describeEngine({ title, define, templates, name: 'postgres', open })
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
    const current = () => {
      if (!opened) throw new Error('The database opens in beforeAll: use it inside a test or a hook.')
      return opened
    }
    const engine: Engine = {
      name,
      get database() {
        return current().database
      },
      get databaseUrl() {
        return current().databaseUrl
      },
      owner: sql => current().asOwner(owner => owner.run(sql)),
      asOwner: work => current().asOwner(work),
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
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  const options = { dataDir, dbDir, migrate: false, timeoutMs, log: () => {} }
  const database = await openPglite(options).catch(error => {
    forget()
    throw error
  })
  return { database, asOwner: database.asOwner, close: () => database.close().finally(forget) }
}

async function openClone(templateUrl: string, timeoutMs: number): Promise<OpenEngine> {
  const { databaseUrl, drop } = await clonePostgres(templateUrl)
  const database = connectPostgres({
    databaseUrl,
    keepsSession: true,
    poolSize: 10,
    timeoutMs,
    log: () => {},
  })
  return {
    database,
    databaseUrl,
    asOwner: work => withPostgresOwner(databaseUrl, work),
    close: () => database.close().then(drop),
  }
}
