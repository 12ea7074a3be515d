// Strangers who ask five times as much as the embedded database can answer: how long those wait who are let in, what
// the others are told, and whether the office and sign-in still get through.
//   node bench/overload.ts
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { goodPassword, newMember } from '#tests/e2e/house.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { note, noteUntried } from './figures.ts'
import type { Answered, Flood, Flooded } from './flood.ts'
import { load } from './load.ts'

const times = 5
const seconds = 5 * Number(process.env.BENCH_SECONDS ?? 2)
const wantedMs = 1000
// A thread that asks this late has no business telling how long others waited.
const mostLateMs = 250

const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000000' }, { like: 'production' })
const port = Number(new URL(server.url).port)
try {
  const { email, token } = await openStaff()
  await fillReviews()
  // A search through all of them keeps the engine busy, so that five times of what it can do is asked with ease.
  const reviews = get('/rest/v1/reviews?select=id,rating&review_text=ilike.*blue*gull*&limit=20')
  await load({ port, request: reviews, connections: 16, seconds: 1 })
  const { perSecond: capacity } = await load({ port, request: reviews, connections: 16, seconds: 2 })
  const { answered, lateMs } = await flood({
    ...{ port, seconds },
    askings: [
      { who: 'stranger', request: reviews, perSecond: times * capacity },
      { who: 'staff', request: get('/rest/v1/customers?select=*&limit=25', token), perSecond: 5 },
      { who: 'sign-in', request: signIn(email), perSecond: 2 },
    ],
  })
  if (lateMs > mostLateMs)
    noteUntried('strangers who are let in, p99', `< ${wantedMs} ms`, `asked ${Math.round(lateMs)} ms late`)
  else {
    noteStrangers(answered, capacity)
    for (const who of ['staff', 'sign-in']) noteServed(who, answered)
  }
} finally {
  await server.stop()
}

async function openStaff() {
  const { id, email } = await newMember(server)
  await server.tables.from('user_roles').insert({ user_id: id, role: 'staff' }).throwOnError()
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword }),
  })
  return { email, token: String(Object(await answer.json()).access_token) }
}

async function fillReviews() {
  const rows = Array.from({ length: 300 }, (_, number) => ({
    ...{ name: 'Thandi Mokoena', email: 'thandi@home.example', rating: 5, status: 'approved' },
    review_text: `Windows like air, the ${number}th time. `.repeat(4),
  }))
  await server.tables.from('reviews').insert(rows).throwOnError()
}

function get(path: string, token?: string) {
  const proof = token ? `authorization: Bearer ${token}\r\n` : ''
  return `GET ${path} HTTP/1.1\r\nhost: bench\r\n${proof}\r\n`
}

function signIn(email: string) {
  return post('/auth/v1/token?grant_type=password', { email, password: goodPassword })
}

function post(path: string, content: object) {
  const body = JSON.stringify(content)
  const head = `host: bench\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
  return `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${body}`
}

async function flood(workerData: Flood): Promise<Flooded> {
  const worker = new Worker(new URL('flood.ts', import.meta.url), { workerData })
  const [flooded] = (await once(worker, 'message')) as [Flooded]
  return flooded
}

function noteStrangers(answered: Answered[], capacity: number) {
  const strangers = answered.filter(({ who }) => who === 'stranger')
  const served = strangers.filter(({ status }) => status === 200)
  const refused = strangers.filter(({ status, isToldWhen }) => status === 503 && isToldWhen)
  const pace = `${Math.round(strangers.length / seconds)} /s asked, ${Math.round(served.length / seconds)} /s answered`
  note({
    title: `${times} times what the embedded engine can do`,
    measured: `${pace}, alone ${Math.round(capacity)} /s`,
  })
  noteWait('strangers who are let in, p99', served)
  const others = strangers.length - served.length - refused.length
  note({
    title: 'strangers who are not: 503 with Retry-After',
    measured: `${refused.length} of ${refused.length + others}`,
    wanted: 'all',
    isHeld: refused.length > 0 && others === 0,
  })
}

function noteServed(who: string, answered: Answered[]) {
  const theirs = answered.filter(answer => answer.who === who)
  const served = theirs.filter(({ status }) => status === 200)
  noteWait(`${who} meanwhile, p99`, served)
  const measured = `${served.length} of ${theirs.length}`
  note({ title: `${who} let in`, measured, wanted: 'all', isHeld: served.length === theirs.length })
}

function noteWait(title: string, served: Answered[]) {
  const waits = served.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? Infinity)
  note({
    title,
    measured: `${at(0.99)} ms (p50 ${at(0.5)} ms)`,
    wanted: `< ${wantedMs} ms`,
    isHeld: at(0.99) < wantedMs,
  })
}
