// A crowd at the doors of a server: guests who book and write, the office that takes money, readers. It remembers
// what it was promised, so that a test can ask for it after a fault.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { ServerProcess } from '#tests/server-process.ts'

/** How often a fault strikes: little in every run of the tests, often in the long one. */
export const rounds = Number(process.env.TEST_ROUNDS ?? 1)

/** Limits wide enough for a crowd from one address, and lists that show all of it. */
export const crowdSettings = { RATE_LIMIT_SCALE: '100000', REST_MAX_ROWS: '1000000' }

const tables = ['bookings', 'contact_messages', 'services'] as const
type Table = (typeof tables)[number]

/** Everything answered with 201, over all servers that this crowd has used. */
export type Promised = Record<Table, Set<string>>
export const nothingPromised = (): Promised => ({
  bookings: new Set(),
  contact_messages: new Set(),
  services: new Set(),
})

const payer = 'c7000000-0000-4000-8000-00000000a001'

export async function prepareHouse({ tables: open }: ServerProcess) {
  const customer = { id: payer, first_name: 'Johan', last_name: 'Botha' }
  expect((await open.from('customers').upsert(customer)).error).toBeNull()
  const roomy = await open
    .from('business_settings')
    .update({ slot_capacity: 50, booking_horizon_days: 36500, most_stranger_requests: 10000 })
    .gte('slot_capacity', 0)
  expect(roomy.error).toBeNull()
}

let count = 0
const phone = () => `+2782${String(++count).padStart(7, '0')}`
// Tuesdays of 2031, none of them a holiday early in the year.
const day = () => new Date(Date.UTC(2031, 0, 7 + 7 * (count % 10))).toISOString().slice(0, 10)

const rowOf: Record<Table, () => object> = {
  bookings: () => ({
    // Short, so that all of them find room.
    service_type: 'mattress-clean-one-time',
    service_date: day(),
    service_time: ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00'][count % 4],
    guest_name: 'Anna Botha',
    guest_email: `anna${count}@mail.example`,
    guest_phone: phone(),
    address: '1 Marsh Street',
  }),
  contact_messages: () => ({
    name: 'Anna Botha',
    email: 'anna@mail.example',
    message: 'Do you clean ovens as well?',
  }),
  services: () => ({
    customer_id: payer,
    service_type: 'deep-cleaning',
    service_date: '2026-02-03',
    price: 850,
    payment_status: 'paid',
    payment_method: 'cash',
  }),
}

export type Load = {
  /** How often each status was answered, and why connections failed. */
  statuses: Map<number, number>
  failures: string[]
  /** How many were promised by this server. */
  promisedCount(): number
  /** Resolves when nobody is left: told to go, asked by the server to hang up, or the connection failed. */
  ended: Promise<unknown>
  stop(): Promise<unknown>
}

/** Eight at a time, each on a connection of its own and sending its next request when the last is answered. */
export function startLoad(server: ServerProcess, promised: Promised): Load {
  const statuses = new Map<number, number>()
  const failures: string[] = []
  let isOver = false
  let kept = 0

  async function ask(line: Agent, turn: number) {
    const table = tables[turn % 4]
    if (!table) return send(line, new URL('/reviews', server.url))
    const id = randomUUID()
    const answer = await post(line, server, table, { id, ...rowOf[table]() })
    if (answer.statusCode === 201) {
      promised[table].add(id)
      kept += 1
    }
    return answer
  }

  async function visit(first: number) {
    const line = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (let turn = first; !isOver; turn += 1) {
        const { statusCode, headers, isBusy } = await ask(line, turn)
        // On a slow machine strangers are asked to come again, which breaks no promise.
        if (!isBusy) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        if (headers.connection === 'close') return
      }
    } catch (error) {
      failures.push(String(error))
    } finally {
      line.destroy()
    }
  }

  const ended = Promise.all(Array.from({ length: 8 }, (_, i) => visit(i)))
  const stop = () => {
    isOver = true
    return ended
  }
  return { statuses, failures, promisedCount: () => kept, ended, stop }
}

function post(line: Agent, { url, secretKey }: ServerProcess, table: Table, row: object) {
  const key: Record<string, string> = table === 'services' ? { apikey: secretKey } : {}
  const headers = { 'content-type': 'application/json', ...key }
  return send(line, new URL(`/rest/v1/${table}`, url), { method: 'POST', headers, body: JSON.stringify(row) })
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

async function send(agent: Agent, url: URL, { body, ...options }: Sent = {}) {
  const sent = request(url, { agent, ...options })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode = 0, headers } = answer
  return { statusCode, headers, isBusy: (await text(answer)).includes('"code":"overloaded"') }
}

/** Everything promised is there, and of everything there all of it: each booking with its event and the other way round. */
export async function expectKept({ tables: open }: ServerProcess, promised: Promised) {
  const idsOf = async (table: string) =>
    new Set((await open.from(table).select('id')).data?.map(({ id }) => id as string))
  for (const table of tables) {
    const found = await idsOf(table)
    expect(
      [...promised[table]].filter(id => !found.has(id)),
      `lost ${table}`,
    ).toEqual([])
  }
  const { data } = await open.from('events').select('subject_id').eq('name', 'booking_requested')
  expect(new Set(data?.map(({ subject_id }) => subject_id))).toEqual(await idsOf('bookings'))
}
