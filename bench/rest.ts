// The data service through HTTP against the bare driver with the same SQL: ratios in one run.
//   node bench/rest.ts
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import pg from 'pg'
import type { Database, Statement } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createRest } from '#server/rest/handler.ts'
import { startCluster } from '#tests/cluster.ts'
import { note } from './figures.ts'
import { load } from './load.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 2)
const rounds = 5
const connections = 16
const customers = 1000
const servicesEach = 5
const wantedListRatio = 0.4

type Case = { title: string; request: string }

const get = (path: string) => `GET /rest/v1${path} HTTP/1.1\r\nhost: bench\r\n\r\n`
const post = (path: string, body: string) =>
  `POST /rest/v1${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

const cases: Case[] = [
  {
    title: 'list with embed',
    request: get(
      '/services?select=*,customers(first_name,last_name)&order=service_date.desc,id.desc&limit=25',
    ),
  },
  {
    title: 'filtered page',
    request: get('/customers?select=*&status=eq.active&last_name=ilike.*oth*&order=last_name,id&limit=25'),
  },
  {
    title: 'insert',
    request: post(
      '/customers',
      JSON.stringify({ id: '00000000-0000-0000-0000-000000000000', first_name: 'New', last_name: 'Client' }),
    ),
  },
]

const cluster = await startCluster()
if (!cluster) throw new Error('This bench needs PostgreSQL: install the package postgresql.')
const databaseUrl = cluster.urlOf('postgres')
const database = await openDatabase({
  databaseUrl,
  dataDir: '',
  dbDir: 'db',
  migrate: true,
  poolSize: connections,
  log: () => {},
})
const driver = new pg.Pool({ connectionString: databaseUrl, max: connections })
// At the end the cluster goes first for connections that are still closing.
driver.on('error', () => {})
const overheard: Statement[] = []
const server = await startServer()
const { port } = server.address() as AddressInfo
try {
  await fill(driver)
  for (const one of cases) await compare(one)
} finally {
  server.close()
  await driver.end()
  await database.close()
  await cluster.stop()
}

async function fill(pool: pg.Pool) {
  await pool.query(`
    insert into customers (first_name, last_name, email, status)
    select 'First ' || n, (array['Botha', 'Smith', 'Nkosi', 'Booth'])[1 + n % 4] || ' ' || n, 'c' || n || '@bench.example', 'active'
    from generate_series(1, ${customers}) as n`)
  await pool.query(`
    insert into services (customer_id, service_type, service_date, price)
    select id, 'window-cleaning', date '2025-01-01' + n, 100 + n from customers, generate_series(1, ${servicesEach}) as n`)
  await pool.query('vacuum analyze')
}

// Turn about, several times, and the middle one counts: a busy machine slows both alike.
async function compare({ title, request }: Case) {
  // The first answers wait for the catalogue and for the compiler.
  await throughHttp(request)
  const pairs: { wire: number; bare: number; ratio: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const { statements, perSecond: wire } = await throughHttp(request)
    const bare = await throughDriver(statements)
    pairs.push({ wire, bare, ratio: wire / bare })
  }
  const { wire, bare, ratio } = pairs.toSorted((x, y) => x.ratio - y.ratio)[rounds >> 1] as (typeof pairs)[0]
  const measured = `${ratio.toFixed(2)} (${Math.round(wire)} /s of ${Math.round(bare)} /s)`
  const promised = { wanted: `≥ ${wantedListRatio}`, isHeld: ratio >= wantedListRatio }
  note({
    title: `data, ${title}, share of the bare driver`,
    measured,
    ...(title === 'list with embed' && promised),
  })
}

async function throughHttp(request: string) {
  overheard.length = 0
  const loaded = await load({ port, request, connections, seconds })
  return { statements: [...overheard], ...loaded }
}

function startServer(): Promise<Server> {
  const rest = createRest({ database: overhear(database), rateLimitScale: 1, hasForms: false })
  const from = { caller: { role: 'service_role' as const }, address: '127.0.0.1' }
  const listener = getRequestListener(asked => rest(asked, from), { overrideGlobalObjects: false })
  const server = createServer(listener)
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

// Keeps what the service sends, to send the very same again without it.
function overhear(inner: Database): Database {
  return {
    ...inner,
    tx(caller, asked, options) {
      const named = asked.filter(({ name }) => name !== undefined)
      if (overheard.length < 5000) overheard.push(...named)
      return inner.tx(caller, asked, options)
    },
  }
}

async function throughDriver(statements: Statement[]): Promise<number> {
  await driver.query('delete from customers where first_name = $1', ['New'])
  let answered = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const keepAsking = async () => {
    const client = await driver.connect()
    await client.query('set role service_role')
    while (performance.now() < endsAt) {
      const { name, text, values } = freshKeys(statements[answered++ % statements.length] as Statement)
      await client.query({ name, text, values: [...(values ?? [])], rowMode: 'array' })
    }
    await client.query('reset role')
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  return answered / ((performance.now() - startedAt) / 1000)
}

// A row goes in once: sent again, it needs a key of its own.
function freshKeys(statement: Statement): Statement {
  const values = statement.values?.map(value =>
    value?.startsWith('{"id"') ? JSON.stringify({ ...JSON.parse(value), id: randomUUID() }) : value,
  )
  return { ...statement, values }
}
