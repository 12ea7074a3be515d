// The office among many customers: what a search, a filter and a next page take with 100,000 customers and 500,000
// services, against 1,000 and 5,000, through /rest/v1 as a member of staff.
//   node bench/crm.ts
import pg from 'pg'
import type { Caller } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createRest } from '#server/rest/handler.ts'
import { type Cluster, startCluster } from '#tests/cluster.ts'
import { middle, note } from './figures.ts'

const sizes = { few: 1_000, many: Number(process.env.BENCH_CUSTOMERS ?? 100_000) }
const servicesEach = 5
const rounds = 60
const wantedGrowth = 2
const staff = 'c1000000-0000-4000-8000-000000000002'
const caller: Caller = {
  role: 'authenticated',
  claims: JSON.stringify({ sub: staff, role: 'authenticated' }),
}

type Rows = Record<string, unknown>[]
type Call = (name: string, args: object) => Promise<Rows>
// Each prepares what it needs and answers the one call that is timed.
type Case = { title: string; prepare: (call: Call) => Promise<() => Promise<Rows>> }

const list = (args: object, name = 'search_customers') => ({
  prepare: async (call: Call) => () => call(name, args),
})
const nextPage = (name: string, args: object) => ({
  prepare: async (call: Call) => {
    const first = await call(name, args)
    return () => call(name, { ...args, after: first.at(-1) })
  },
})

const cases: Case[] = [
  { title: 'first page', ...list({}) },
  { title: 'next page', ...nextPage('search_customers', {}) },
  { title: 'filter', ...list({ wanted_status: 'prospect' }) },
  { title: 'filter, next page', ...nextPage('search_customers', { wanted_status: 'inactive' }) },
  { title: 'sort by services', ...list({ sort: 'services' }) },
  { title: 'newest', ...list({ sort: 'newest' }) },
  { title: 'search a person', ...list({ words: 'Thandi Botha77' }) },
  { title: 'search a surname', ...list({ words: 'botha' }) },
  { title: 'search a phone', ...list({ words: '082 060 9763' }) },
  { title: 'search half a phone', ...list({ words: '060 9763' }) },
  { title: 'search an e-mail', ...list({ words: 'c77@bench.example' }) },
  { title: 'search, nobody', ...list({ words: 'zzyzx' }) },
  { title: 'search, two letters', ...list({ words: 'bo' }) },
  { title: 'services', ...list({}, 'search_services') },
  { title: 'services, next page', ...nextPage('search_services', {}) },
  { title: 'services, overdue', ...list({ wanted_payment: 'overdue' }, 'search_services') },
  {
    title: 'services of a month',
    ...list({ from_day: '2026-01-01', to_day: '2026-01-31' }, 'search_services'),
  },
  { title: 'services of a person', ...list({ words: 'Thandi Botha77' }, 'search_services') },
  { title: 'services of a type', ...list({ words: 'carpet' }, 'search_services') },
]

const cluster = await startCluster()
if (!cluster) throw new Error('This bench needs PostgreSQL: install the package postgresql.')
try {
  const few = await openOffice(cluster, 'few')
  const many = await openOffice(cluster, 'many')
  for (const one of cases) await compare(one, { few: few.call, many: many.call })
  await few.close()
  await many.close()
} finally {
  await cluster.stop()
}

async function openOffice({ urlOf }: Cluster, size: keyof typeof sizes) {
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${size}`)
  await admin.end()
  const databaseUrl = urlOf(size)
  const database = await openDatabase({
    databaseUrl,
    dataDir: '',
    dbDir: 'db',
    migrate: true,
    poolSize: 2,
    log: () => {},
  })
  await fill(databaseUrl, sizes[size])
  const rest = createRest({ database, rateLimitScale: 1, hasForms: false })
  const call: Call = async (name, args) => {
    const asked = new Request(`http://bench/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    })
    const answer = await rest(asked, { caller, address: '127.0.0.1' })
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
    return (await answer.json()) as Rows
  }
  return { call, close: () => database.close() }
}

// Names as they come: some hundred surnames and first names, so that a surname is shared by few in a thousand.
async function fill(databaseUrl: string, customers: number) {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(`
    alter table customers disable trigger user; alter table services disable trigger user;
    insert into auth.users (id, email) values ('${staff}', 'staff@bench.example');
    insert into user_roles (user_id, role) values ('${staff}', 'staff');
    insert into customers (first_name, last_name, email, phone, address, city, state, status, total_cleaning_count, created_at)
    select (array['Thandi', 'Pieter', 'Fatima', 'Johan', 'Nomsa'])[1 + n % 5] || chr(97 + n % 23) || chr(97 + n % 19),
      (array['Botha', 'Smith', 'Nkosi', 'Jacobs', 'Davids', 'Nel'])[1 + n % 6] || n % 211,
      'c' || n || '@bench.example', '+2782' || lpad((n * 7919 % 10000000)::text, 7, '0'), n || ' Marsh Street', 'Mossel Bay', 'Western Cape',
      (array['active', 'active', 'active', 'active', 'inactive', 'prospect'])[1 + n % 6 * 5 % 6], n % 40,
      now() - n * interval '10 minutes'
    from generate_series(1, ${customers}) as n;
    insert into services (customer_id, service_type, service_date, price, status, payment_status)
    select id, (array['residential-cleaning', 'deep-cleaning', 'carpet-cleaning', 'commercial-cleaning', 'window-cleaning', 'post-construction'])[1 + (m + total_cleaning_count) % 6],
      date '2026-11-01' - (total_cleaning_count * 17 + m * 31 + abs(hashtext(id::text)) % 997), 100 + total_cleaning_count * 10, 'completed',
      (array['paid', 'paid', 'pending', 'overdue'])[1 + (m + total_cleaning_count) % 4]
    from customers, generate_series(1, ${servicesEach}) as m`)
  await owner.query('vacuum analyze')
  await owner.end()
}

async function compare({ title, prepare }: Case, calls: { few: Call; many: Call }) {
  const few = await prepare(calls.few)
  const many = await prepare(calls.many)
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
    title: `CRM, ${title} (${rows} rows), growth to ${sizes.many}`,
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
