// Once per run: a PostgreSQL cluster where there is one, and migrated templates from which each file is cloned.
import './quick-engine.ts'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/database/migrate.ts'
import { PgliteThread } from '#server/database/pglite-thread.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { isSnapshotFitting } from '#server/database/start-snapshot.ts'
import { type MigratedPostgres, openMigratedPostgres } from '#tests/migrated-postgres.ts'

// house: the real db/. small: a few tables for the tests of the door itself.
const schemas = { house: 'db', small: 'tests/database/small-db' }
export type SchemaName = keyof typeof schemas

// Where the templates lie; a schema that does not migrate carries its reason.
export type Templates = { dbDir: string; pgliteFolder: string; postgresUrl?: string; failure?: string }

declare module 'vitest' {
  export interface ProvidedContext {
    templates: Record<SchemaName, Templates>
  }
}

type Prepared = { templates: Record<SchemaName, Templates>; stop(): Promise<void> }

// Two projects use one house: the first to come prepares it, the last to go takes it down.
const shared = globalThis as typeof globalThis & {
  testHouse?: { prepared: Promise<Prepared>; users: number }
}

export default async function setUp(project: TestProject) {
  shared.testHouse ??= { prepared: prepare(project.config.root), users: 0 }
  const house = shared.testHouse
  house.users += 1
  const { templates, stop } = await house.prepared
  project.provide('templates', templates)
  return async () => {
    house.users -= 1
    if (house.users === 0) await stop()
  }
}

async function prepare(root: string): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  const [postgres, bareFolder] = await Promise.all([openMigratedPostgres(), prepareBareFolder(root)])
  if (!postgres && (process.env.CI || process.env.REQUIRE_POSTGRES))
    throw new Error('These tests need PostgreSQL: install the package postgresql.')
  const build = (name: SchemaName) =>
    buildTemplates({ name, bareFolder, postgres, folder, dbDir: join(root, schemas[name]) })
  const [house, small] = await Promise.all([build('house'), build('small')])
  const templates = { house, small }
  // Servers in a process of their own are started from it: tests/start-site.ts.
  if (templates.house.postgresUrl) process.env.TEMPLATE_URL = templates.house.postgresUrl
  const stop = async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { templates, stop }
}

// An initialised, empty embedded database. Making one takes seconds, so it is kept until the engine changes.
async function prepareBareFolder(root: string): Promise<string> {
  const engine = readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'))
  const folder = join(
    root,
    'node_modules/.cache',
    `pglite-${createHash('sha256').update(engine).digest('hex')}`,
  )
  if (existsSync(folder)) return folder
  const draft = `${folder}-${process.pid}`
  mkdirSync(draft, { recursive: true })
  await (await PgliteThread.start({ folder: draft })).close()
  // Another run may have been quicker.
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
  return folder
}

// Tests book on days that stay ahead for years, and for more strangers than a town sends; those of these limits set their
// own. Unnoticed by triggers, so
// that every audit begins empty.
const farAhead = `set session_replication_role = replica;
  update business_settings set booking_horizon_days = 36500, most_stranger_requests = 10000; set session_replication_role = origin`

const snapshotFile = 'dist/start-snapshot.tar.gz'

type Work = {
  name: SchemaName
  bareFolder: string
  postgres: MigratedPostgres | undefined
  folder: string
  dbDir: string
}

async function buildTemplates({ name, bareFolder, postgres, folder, dbDir }: Work): Promise<Templates> {
  const templates: Templates = { dbDir, pgliteFolder: join(folder, name), postgresUrl: postgres?.urlOf(name) }
  const sql = name === 'house' ? farAhead : ''
  try {
    await Promise.all([
      embed({ dbDir, bareFolder, dataDir: templates.pgliteFolder, sql }),
      postgres &&
        (name === 'house' ? copySite(postgres, { name, sql }) : migrateIn(postgres, { name, dbDir })),
    ])
    return templates
  } catch (error) {
    return { ...templates, failure: String(error) }
  }
}

type Embedding = { dbDir: string; bareFolder: string; dataDir: string; sql: string }

// What the build has migrated already need not be migrated again.
async function embed({ dbDir, bareFolder, dataDir, sql }: Embedding) {
  const folder = join(dataDir, 'database')
  const isBuilt = isSnapshotFitting({ dbDir, snapshotFile })
  if (isBuilt) mkdirSync(dataDir, { recursive: true })
  else cpSync(bareFolder, folder, { recursive: true })
  const owner = await PgliteThread.start({ folder, ...(isBuilt && { snapshotFile }) })
  if (!isBuilt) await migrate({ owner, dbDir, log: () => {} })
  if (sql) await owner.run(sql)
  await owner.close()
}

async function copySite({ urlOf }: MigratedPostgres, { name, sql }: { name: SchemaName; sql: string }) {
  await withPostgresOwner(urlOf('postgres'), owner =>
    owner.run(`create database ${name} template site strategy file_copy`),
  )
  await withPostgresOwner(urlOf(name), owner => owner.run(sql))
}

async function migrateIn({ urlOf }: MigratedPostgres, { name, dbDir }: { name: SchemaName; dbDir: string }) {
  await withPostgresOwner(urlOf('postgres'), owner => owner.run(`create database ${name}`))
  await withPostgresOwner(urlOf(name), owner => migrate({ owner, dbDir, log: () => {} }))
}
