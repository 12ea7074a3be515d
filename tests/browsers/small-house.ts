// A house for the main flows: somebody of the office, a clean of today, one of tomorrow to remind of, and a quote.
import { randomUUID } from 'node:crypto'
import { addDays, type IsoDay, isSaturday, todayAt } from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import { startServerWithClock } from '#tests/faults/server-with-clock.ts'
import { startMailServer } from '#tests/mail/mail-server.ts'

export const password = 'blue wren on the stoep'
export const today = todayAt(new Date())
const hourMs = 3_600_000

export type SmallHouse = Awaited<ReturnType<typeof openSmallHouse>>

/** Made some days ago, when today's hours were still to come. */
export async function openSmallHouse() {
  const post = await startMailServer()
  const morning = Math.ceil((Date.parse(`${today}T05:00:00+02:00`) - Date.now()) / hourMs)
  const loose = { RATE_LIMIT_SCALE: '1000', SMTP_URL: post.url }
  // Agreed days ago, so that it is not news.
  const server = await startServerWithClock(loose, { hoursAhead: morning - 96 })
  const { tables } = server
  for (const day of [today, addDays(today, 1)])
    await tables.from('day_overrides').upsert({ day, is_open: true }).throwOnError()
  await tables.from('business_settings').update({ slot_capacity: 3 }).eq('id', 1).throwOnError()
  const clean = await bookClean(tables, today, { name: 'Fatima Davids', email: 'fatima@flows.example' })
  await bookClean(tables, addDays(today, 1), { name: 'Hennie Wyk', channel: 'whatsapp' })
  await server.setClock(0)
  const close = async () => {
    await server.stop()
    await post.stop()
  }
  return { server, post, clean, staff: await hire(server), close }
}

type Server = Awaited<ReturnType<typeof startServerWithClock>>
type Facts = { name: string; email?: string; channel?: string }

let phones = 0

async function bookClean(tables: Server['tables'], day: IsoDay, { name, ...reach }: Facts) {
  const [first_name, last_name] = name.split(' ')
  phones += 1
  const person = {
    id: randomUUID(),
    first_name,
    last_name,
    phone: `+278255501${String(phones).padStart(2, '0')}`,
    ...reach,
  }
  await tables.from('customers').insert(person).throwOnError()
  const clean = {
    ...{ id: randomUUID(), customer_id: person.id, service_type: 'residential-deep', minutes: 60 },
    ...{ service_date: day, service_time: '10:00-12:00', status: 'confirmed', price: 855 },
    address: '31 Kompas Street, Hartenbos',
  }
  await tables.from('bookings').insert(clean).throwOnError()
  return { id: clean.id, name }
}

async function hire({ url, secretKey, tables }: Server) {
  const email = 'marietjie@flows.example'
  const headers = {
    'content-type': 'application/json',
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
  }
  const account = { email, password, email_confirm: true, user_metadata: { first_name: 'Marietjie' } }
  const made = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  const { id } = (await made.json()) as { id: string }
  await tables.from('user_roles').insert({ user_id: id, role: 'staff' }).throwOnError()
  return { email }
}

/** The first weekday from that many days ahead. */
export function weekdayAhead(days: number): IsoDay {
  let day = addDays(today, days)
  while (closedReason(day, new Date()) || isSaturday(day)) day = addDays(day, 1)
  return day
}

/** A request with its quote, as the office writes and sends it. */
export async function sendQuote(
  { server }: SmallHouse,
  day: IsoDay,
): Promise<{ key: string; bookingId: string }> {
  const { url, tables } = server
  const id = randomUUID()
  phones += 1
  const guest = {
    guest_name: 'Pieter Marais',
    guest_email: 'pieter@flows.example',
    guest_phone: `+278255501${String(phones).padStart(2, '0')}`,
  }
  const about = { service_type: 'residential-deep', size: 3, suburb: 'Dana Bay' }
  const when = { service_date: day, service_time: '10:00-12:00', address: '11 Protea Road, Dana Bay' }
  await tables
    .from('bookings')
    .insert({ id, ...about, ...when, ...guest })
    .throwOnError()
  const signIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'marietjie@flows.example', password }),
  })
  const { access_token } = (await signIn.json()) as { access_token: string }
  const call = async (name: string, given: object) => {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
      body: JSON.stringify(given),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const lines = [
    { kind: 'clean', key: 'residential-deep', words: 'Deep clean, 3 bedrooms', amount_cents: 95_000 },
  ]
  const words = { lines, promotion: null, reward_ids: [], note: null, extras: [], minutes: null }
  const draft = await call('save_quote', { quote: { ...about, ...words, booking_id: id }, seen: null })
  const { key } = await call('send_quote', { quote_id: draft.id, how: 'whatsapp', seen: draft.updated_at })
  return { key, bookingId: id }
}
