// Whether the server keeps its size: resident memory before and after a hundred thousand requests of all kinds.
//   node bench/memory.ts
import { readFileSync } from 'node:fs'
import { startServerProcess } from '#tests/server-process.ts'
import { note } from './figures.ts'
import { load } from './load.ts'

const requests = Number(process.env.BENCH_REQUESTS ?? 100_000)
const wantedGrowth = 1.25
const connections = 16

const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000000' }, { like: 'production' })
const { host, port } = new URL(server.url)
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\n\r\n`
const call = (name: string, body: string) =>
  `POST /rest/v1/rpc/${name} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`

// A page, a picture of the app, and two questions to the database.
const kinds = [
  get('/'),
  get('/booking'),
  get('/readyz'),
  call('available_slots', '{"from_day":"2027-03-01","to_day":"2027-03-07"}'),
]
try {
  // The compiler and the caches have taken what they need after the first ones.
  await askAll(requests / 10)
  const before = megabytes()
  await askAll(requests)
  const after = megabytes()
  note({
    title: `memory after ${requests} requests, of that before`,
    measured: `${(after / before).toFixed(2)} (${after} MB of ${before} MB)`,
    wanted: `≤ ${wantedGrowth}`,
    isHeld: after / before <= wantedGrowth,
  })
} finally {
  await server.stop()
}

async function askAll(count: number) {
  for (const request of kinds)
    await load({ port: Number(port), request, connections, most: count / kinds.length })
}

function megabytes(): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
