// The same question asked of a small office and of a large one, through /rest/v1 as a member of staff, turn about.
import pg from 'pg'
import type { Caller } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createRest } from '#server/rest/handler.ts'
import { type Cluster, startCluster } from '#tests/cluster.ts'
import { middle, note } from './figures.ts'

const rounds = 60
const wantedGrowth = 2
export const staff = 'c1000000-0000-4000-8000-000000000002'
const caller: Caller = {
  role: 'authenticated',
  claims: JSON.stringify({ sub: staff, role: 'authenticated' }),
}

export type Rows = Record<string, unknown>[]
export type Office = {
  call: (name: string, args: object) => Promise<Rows>
  /** A path under /rest/v1/, with its query. */
  read: (path: string) => Promise<Rows>
}
type Size = 'few' | 'many'
/** Prepares what it needs and answers the one question that is timed. */
export type Case = { title: string; prepare: (office: Office) => Promise<() => Promise<Rows>> }

type Bench = { part: string; grownTo: string; fill: (size: Size) => string; cases: Case[] }

export async function compareOffices({ part, grownTo, fill, cases }: Bench) {
  const cluster = await startCluster()
  if (!cluster) throw new Error('This bench needs PostgreSQL: install the package postgresql.')
  try {
    const few = await openOffice(cluster, 'few', fill('few'))
    const many = await openOffice(cluster, 'many', fill('many'))
    for (const one of cases) await compare(one, { few, many }, { part, grownTo })
    await few.close()
    await many.close()
  } finally {
    await cluster.stop()
  }
}

async function openOffice({ urlOf }: Cluster, size: Size, sql: string) {
  await runAsOwner(urlOf('postgres'), `create database ${size}`)
  const databaseUrl = urlOf(size)
  const settings = { databaseUrl, dataDir: '', dbDir: 'db', migrate: true, poolSize: 2, log: () => {} }
  const database = await openDatabase(settings)
  await runAsOwner(
    databaseUrl,
    `insert into auth.users (id, email) values ('${staff}', 'staff@bench.example');
    insert into user_roles (user_id, role) values ('${staff}', 'staff'); ${sql}`,
    'vacuum analyze',
  )
  const rest = createRest({ database, rateLimitScale: 1_000_000, hasForms: false })
  const ask = async (path: string, init: RequestInit = {}) => {
    const asked = new Request(`http://bench/rest/v1/${path}`, init)
    const answer = await rest(asked, { caller, address: '127.0.0.1' })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return [await answer.json()].flat() as Rows
  }
  const headers = { 'content-type': 'application/json' }
  return {
    call: (name: string, args: object) =>
      ask(`rpc/${name}`, { method: 'POST', headers, body: JSON.stringify(args) }),
    read: (path: string) => ask(path),
    close: () => database.close(),
  }
}

async function runAsOwner(connectionString: string, ...statements: string[]) {
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  for (const sql of statements) await owner.query(sql)
  await owner.end()
}

type Named = { part: string; grownTo: string }

async function compare({ title, prepare }: Case, offices: Record<Size, Office>, { part, grownTo }: Named) {
  const few = await prepare(offices.few)
  const many = await prepare(offices.many)
  for (let warmUp = 0; warmUp < 10; warmUp++) await Promise.all([few(), many()])
  const times = { few: [] as number[], many: [] as number[] }
  // Turn about: a busy machine slows both alike.
  for (let round = 0; round < rounds; round++) {
    times.few.push(await timeOf(few))
    times.many.push(await timeOf(many))
  }
  const before = middle(times.few)
  const after = middle(times.many)
  const growth = after / before
  const rows = (await many()).length
  note({
    title: `${part}, ${title} (${rows} rows), growth to ${grownTo}`,
    measured: `${growth.toFixed(2)} (${after.toFixed(2)} ms of ${before.toFixed(2)} ms)`,
    wanted: `≤ ${wantedGrowth}`,
    isHeld: growth <= wantedGrowth,
  })
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await ask()
  return performance.now() - startedAt
}
