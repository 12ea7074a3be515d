// A flood through every door that strangers and clients have, one after the other and all together, on both engines: how long
// the office, a page and a sign-in take meanwhile against a quiet moment of the same run, how long those wait who are let in,
// and what the others are told.
//   node bench/overload.ts                                   about five minutes
//   ENGINE=postgres DOORS=reads,papers node bench/overload.ts   one engine, some of the doors
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { goodPassword, newMember } from '#tests/e2e/house.ts'
import { openMigratedPostgres } from '#tests/migrated-postgres.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { doorsOf, endlessExpression, peopleOf } from './doors.ts'
import { middle, note, noteUntried } from './figures.ts'
import type { Answered, Asking, Flood, Flooded } from './flood.ts'

type Server = Awaited<ReturnType<typeof startServerProcess>>

const seconds = 2.5 * Number(process.env.BENCH_SECONDS ?? 2)
const wantedMs = 1000
const signInMs = 2000
// The office, against its quiet moment: of one door, and of all at once. Below so many milliseconds nobody notices.
const mostTimes = { door: 3, all: 10, unnoticedMs: 60 }
const restMs = 500
// A thread that asks this late has no business telling how long others waited.
const mostLateMs = 250
const together = 'all together'

const engines = process.env.ENGINE ? [process.env.ENGINE] : ['pglite', 'postgres']
for (const engine of engines) await measure(engine)

async function measure(engine: string) {
  const postgres = engine === 'postgres' ? await openMigratedPostgres() : undefined
  const env = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '5' }
  const database = postgres && { DATABASE_URL: postgres.urlOf('site') }
  const server = await startServerProcess({ ...env, ...database }, { like: 'production' })
  try {
    await measureServer(server, postgres ? 'PostgreSQL' : 'embedded')
  } finally {
    await server.stop()
    await postgres?.stop()
  }
}

async function measureServer(server: Server, engine: string) {
  const port = Number(new URL(server.url).port)
  const { people, doors, floods } = await prepare(server)
  const oneEach = doors.map(door => ({ ...door, connections: 1 }))
  // Engines and caches are warm then.
  await flood({ port, seconds: 2, askings: [...people, ...oneEach] })
  // A quiet moment before each flood: what else the machine does meanwhile is in both.
  const quiet: Answered[][] = []
  const flooded: [string, Flooded][] = []
  for (const [name, askings] of floods) {
    await pause(restMs)
    quiet.push((await flood({ port, seconds: seconds / 2, askings: people })).answered)
    flooded.push([name, await flood({ port, seconds, askings: [...people, ...askings] })])
  }
  for (const who of ['office', 'page', 'sign-in'])
    note({ title: `${engine}: in quiet, ${who}, p99`, measured: tell(waitsOf(quiet.flat(), who)) })
  // What else the machine does spoils a moment or two.
  const quietMs = middle(quiet.map(answered => at(waitsOf(answered, 'office'), 0.99)))
  note({
    title: `${engine}: the office in quiet, p99, the middle one`,
    measured: `${Math.round(quietMs)} ms`,
  })
  for (const [name, found] of flooded) {
    const times = name === together ? mostTimes.all : mostTimes.door
    noteFlood(`${engine}: ${name}, `, found, { quietMs, times })
  }
}

async function prepare(server: Server) {
  const staff = await openAccount(server, '10.1.1.1')
  await server.tables.from('user_roles').insert({ user_id: staff.id, role: 'staff' }).throwOnError()
  const client = await openAccount(server, '10.1.1.2')
  const invoice = await fillTables(server, client.id)
  const paper = await fetch(`${server.url}/functions/v1/invoice-pdf?id=${invoice}`, {
    headers: { authorization: `Bearer ${client.token}` },
  })
  if (paper.status !== 200) throw new Error(`No paper: ${paper.status} ${await paper.text()}`)
  const who = { staff, client, invoice, password: goodPassword }
  const only = process.env.DOORS?.split(',')
  const isChosen = ([name]: [string, Asking]) => !only || only.includes(name)
  const chosen = Object.entries(doorsOf(who)).filter(isChosen)
  const expressions = [['expressions', endlessExpression()] as [string, Asking]].filter(isChosen)
  const doors = chosen.map(([, door]) => door)
  const floods: [string, Asking[]][] = [...chosen, ...expressions].map(([name, door]) => [name, [door]])
  if (!only) floods.push([together, doors])
  return { people: peopleOf(who), doors, floods }
}

type Wanted = { quietMs: number; times: number }

function noteFlood(title: string, { answered, lateMs }: Flooded, { quietMs, times }: Wanted) {
  if (lateMs > mostLateMs) return noteUntried(`${title}all`, '', `asked ${Math.round(lateMs)} ms late`)
  const office = waitsOf(answered, 'office')
  const officeMs = at(office, 0.99)
  note({
    title: `${title}the office, p99`,
    measured: `${tell(office)}, ${(officeMs / quietMs).toFixed(1)} times quiet`,
    wanted: `≤ ${times} times`,
    isHeld: officeMs <= Math.max(times * quietMs, mostTimes.unnoticedMs),
  })
  noteNone(`${title}the office refused`, answered, 'office')
  note({ title: `${title}a page, p99`, measured: tell(waitsOf(answered, 'page')) })
  noteWait(`${title}signing in, p99`, answered, 'sign-in', signInMs)
  noteNone(`${title}sign-ins refused`, answered, 'sign-in')
  noteWait(`${title}who is let in, p99`, answered, 'flood', wantedMs)
  const others = answered.filter(({ who, status }) => who === 'flood' && isRefusal(status))
  const untold = others.filter(({ isToldWhen }) => !isToldWhen).length
  note({
    title: `${title}who is not: told when`,
    measured: `${others.length - untold} of ${others.length} (${countsOf(answered)})`,
    wanted: 'all',
    isHeld: untold === 0,
  })
}

function noteNone(title: string, answered: Answered[], who: string) {
  const refused = answered.filter(answer => answer.who === who && answer.status !== 200).length
  note({ title, measured: `${refused}`, wanted: '0', isHeld: refused === 0 })
}

async function openAccount(server: Server, address: string) {
  const { id, email } = await newMember(server)
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: goodPassword }),
  })
  return { id, email, address, token: String(Object(await answer.json()).access_token) }
}

async function fillTables(server: Server, clientId: string): Promise<string> {
  const reviews = Array.from({ length: 300 }, (_, number) => ({
    ...{ name: 'Thandi Mokoena', email: 'thandi@home.example', rating: 5, status: 'approved' },
    review_text: `Windows like air, the ${number}th time. `.repeat(4),
  }))
  await server.tables.from('reviews').insert(reviews).throwOnError()
  const customers = Array.from({ length: 200 }, (_, number) => ({
    ...{ first_name: 'Thandi', last_name: `Botha ${number}`, address: `${number} Marsh Street` },
    user_id: null as string | null,
  }))
  await server.tables.from('customers').insert(customers).throwOnError()
  const { data: theirs } = await server.tables
    .from('customers')
    .insert({ first_name: 'Ann', last_name: 'Client', user_id: clientId })
    .select('id')
    .single()
    .throwOnError()
  const profile = { user_id: clientId, customer_id: theirs?.id, first_name: 'Ann', last_name: 'Client' }
  await server.tables.from('client_profiles').insert(profile).throwOnError()
  const { data: invoice } = await server.tables
    .from('service_invoices')
    .insert({
      ...{ customer_id: theirs?.id, service_date: '2026-01-05', description: 'Windows', amount_paid: 600 },
      invoice_number: '2026-901',
    })
    .select('id')
    .single()
    .throwOnError()
  return String(invoice?.id)
}

async function flood(workerData: Flood): Promise<Flooded> {
  const worker = new Worker(new URL('flood.ts', import.meta.url), { workerData })
  const [flooded] = (await once(worker, 'message')) as [Flooded]
  return flooded
}

function isRefusal(status: number) {
  return status === 429 || status >= 500 || status === 0
}

// Whoever was answered at all: a wrong password is told so, an unknown address is not found.
function waitsOf(answered: Answered[], who: string) {
  const theirs = answered.filter(answer => answer.who === who && !isRefusal(answer.status))
  return theirs.map(({ ms }) => ms).toSorted((a, b) => a - b)
}

function at(waits: number[], share: number) {
  return waits[Math.floor(waits.length * share)] ?? Infinity
}

function tell(waits: number[]) {
  return `${Math.round(at(waits, 0.99))} ms (p50 ${Math.round(at(waits, 0.5))} ms, ${waits.length})`
}

function countsOf(answered: Answered[]) {
  const counts = new Map<number, number>()
  for (const { who, status } of answered)
    if (who === 'flood') counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ')
}

function noteWait(title: string, answered: Answered[], who: string, most: number) {
  const waits = waitsOf(answered, who)
  const isHeld = waits.length === 0 || at(waits, 0.99) < most
  note({ title, measured: tell(waits), wanted: `< ${most} ms`, isHeld })
}
