// Runs a suite on the engines that are its due, each with a fresh and migrated database of its own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database, Row } from '#server/database/database.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import type { Owner } from '#server/database/owner.ts'
import { connectPostgres, withPostgresOwner } from '#server/database/postgres.ts'
import { isContract } from './contract.ts'
import type { SchemaName, Templates } from './global-setup.ts'
import { keepOwner } from './kept-owner.ts'
import { limit } from './limits.ts'
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

type OpenEngine = Pick<Engine, 'database' | 'databaseUrl' | 'owner' | 'asOwner'> & { close(): Promise<void> }
// once: says nothing of the engine, so that one is enough in a long run too.
// isContract: whether this suite says that both are alike, where it is not what its file says.
type Options = {
  schema?: SchemaName
  timeoutMs?: number
  only?: Engine['name']
  once?: boolean
  isContract?: boolean
}

// PostgreSQL wherever the machine has it. PGlite for what says that both are alike, in a long run, and where there is
// no PostgreSQL.
export function describeEachEngine(title: string, define: (engine: Engine) => void, options: Options = {}) {
  const templates = inject('templates')[options.schema ?? 'house']
  const timeoutMs = options.timeoutMs ?? limit(30_000)
  const { postgresUrl } = templates
  const isAsked = Boolean(process.env.EVERYTHING) || (options.isContract ?? isContract(currentFile()))
  const onBoth = !postgresUrl || (isAsked && !options.once)
  const suite = { title, define, templates }
  if (options.only ? options.only === 'pglite' : onBoth)
    describeEngine({ ...suite, name: 'pglite', open: () => clonePglite(templates, timeoutMs) })
  if (options.only === 'pglite') return
  if (!postgresUrl) return describe(title, () => test.skip('this machine has no PostgreSQL', () => {}))
  describeEngine({ ...suite, name: 'postgres', open: () => openClone(postgresUrl, timeoutMs) })
}

const currentFile = () => relative(process.cwd(), expect.getState().testPath ?? '')

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
      owner: sql => current().owner(sql),
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
  const owner = (sql: string) => database.asOwner(session => session.run(sql))
  return { database, owner, asOwner: database.asOwner, close: () => database.close().finally(forget) }
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
  const kept = keepOwner(databaseUrl)
  return {
    database,
    databaseUrl,
    owner: kept.run,
    asOwner: work => withPostgresOwner(databaseUrl, work),
    close: () => Promise.all([database.close(), kept.close()]).then(drop),
  }
}
