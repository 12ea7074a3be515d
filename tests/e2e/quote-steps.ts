// Quotes that are there already, made by the office over the wire, and the client's page with one of them.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { newPhone } from './hostile-steps.ts'
import { expect, goodPassword } from './house.ts'
import { newStaff } from './office-steps.ts'

const offices = new WeakMap<ServerProcess, Promise<string>>()

/** As somebody of the office, one for all tests of a server. */
export async function callOffice<Answer>(server: ServerProcess, name: string, args: object): Promise<Answer> {
  const bearer = offices.get(server) ?? signIn(server)
  offices.set(server, bearer)
  const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await bearer}` },
    body: JSON.stringify(args),
  })
  const told = await answer.text()
  expect(answer.status, told).toBeLessThan(300)
  return JSON.parse(told || 'null')
}

async function signIn(server: ServerProcess): Promise<string> {
  const { email } = await newStaff(server)
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: goodPassword }),
  })
  return (await answer.json()).access_token
}

export type Line = { kind: string; key?: string; words: string; amount_cents: number }
type Saved = { id: string; number: string; version: number; updated_at: string }
export type Quoted = { key: string; quote: Saved; bookingId: string }

export const deepClean: Line = {
  kind: 'clean',
  key: 'residential-deep',
  words: 'Deep clean, 3 bedrooms',
  amount_cents: 95_000,
}
export const garage: Line = { kind: 'extra', key: 'garage', words: 'The garage', amount_cents: 12_000 }
const firstClean = { name: 'first_clean', percent: 10 }

type Request = { day: string; slot?: TimeSlot; name?: string; owner?: object }

/** A request of a client of its own. */
export async function requested(server: ServerProcess, { day, slot = '10:00-12:00', name, owner }: Request) {
  const id = randomUUID()
  const guest = {
    guest_name: name ?? 'Pieter Marais',
    guest_email: `pieter-${id.slice(0, 8)}@home.example`,
    guest_phone: newPhone(),
  }
  const booking = {
    ...{ id, service_type: 'residential-deep', size: 3, suburb: 'Dana Bay', service_date: day },
    ...{ service_time: slot, address: '11 Protea Road, Dana Bay' },
    ...(owner ?? guest),
  }
  expect((await server.tables.from('bookings').insert(booking)).error).toBeNull()
  return id
}

type Writing = { lines?: Line[]; note?: string; promotion?: object | null; how?: 'whatsapp' | 'mail' }

/** Writes the next version and sends it; as a text, the answer has the key of its link. */
export async function sendQuote(
  server: ServerProcess,
  booking_id: string,
  {
    lines = [deepClean, garage],
    note = 'Please leave the back gate on the latch.',
    promotion,
    how = 'whatsapp',
  }: Writing = {},
): Promise<Quoted> {
  const { data } = await server.tables
    .from('quotes')
    .select('updated_at')
    .eq('booking_id', booking_id)
    .order('version', { ascending: false })
  const fields = {
    ...{ booking_id, service_type: 'residential-deep', size: 3, extras: ['garage'], suburb: 'Dana Bay' },
    ...{ lines, promotion: promotion === undefined ? firstClean : promotion, reward_ids: [], note },
  }
  const saved = await callOffice<Saved>(server, 'save_quote', {
    quote: fields,
    seen: data?.[0]?.updated_at ?? null,
  })
  const sending = { quote_id: saved.id, how, seen: saved.updated_at }
  const sent = await callOffice<{ key: string; quote: Saved }>(server, 'send_quote', sending)
  return { ...sent, bookingId: booking_id }
}

export async function quoted(server: ServerProcess, request: Request, writing: Writing = {}) {
  return sendQuote(server, await requested(server, request), writing)
}

export async function openQuote(page: Page, key: string) {
  await page.goto(`/quote?key=${key}`)
  await expect(page.locator('.quote-leaf')).toBeVisible()
}

export const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve and book' })

export async function bookingOf(server: ServerProcess, { bookingId }: Quoted) {
  const { data } = await server.tables
    .from('bookings')
    .select('status, price, service_date, service_time, cancel_reason')
    .eq('id', bookingId)
    .single()
  return data
}

/** Its time is over, as after a fortnight; answers how it was. */
export async function letLapse({ tables }: ServerProcess, { quote }: Quoted, more: object = {}) {
  const { data } = await tables.from('quotes').select('held_until').eq('id', quote.id).single()
  const past = { held_until: new Date(Date.now() - 60_000).toISOString(), ...more }
  expect((await tables.from('quotes').update(past).eq('id', quote.id)).error).toBeNull()
  return { held_until: data?.held_until }
}

/** A day that a test was offered may be the one that the next test takes. */
export async function giveBack({ tables }: ServerProcess, name: string) {
  const open = tables.from('bookings').update({ status: 'cancelled' }).eq('guest_name', name)
  expect((await open.in('status', ['pending', 'confirmed'])).error).toBeNull()
}
