// The price list, and quotes as they stand: to be sent, sent, seen, approved by link and by phone, declined, changed, taken
// back, lapsed with another day asked for, and one without a day that came of a message.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { Office } from './accounts.ts'
import { freeSlots } from './bookings.ts'
import { type Member, must, sendForm, visitorTables } from './doors.ts'
import { addressLine, emailOf, fullName } from './people.ts'
import { isWorkday, type Town } from './town.ts'

export async function setPrices({ owner }: Office) {
  const { tables } = owner
  await must(
    tables.from('price_list').insert([
      { kind: 'residential-standard', price_from_cents: 52_000, included_size: 2, per_unit_cents: 9_000 },
      { kind: 'residential-deep', price_from_cents: 89_000, included_size: 2, per_unit_cents: 16_000 },
      { kind: 'move-in-out', price_from_cents: 145_000, included_size: 2, per_unit_cents: 20_000 },
      { kind: 'window', price_from_cents: 38_000, included_size: 10, per_unit_cents: 2_000 },
      { kind: 'solar-panel-clean', price_from_cents: 45_000, included_size: 8, per_unit_cents: 3_500 },
      { kind: 'carpet-clean', price_from_cents: 42_000, included_size: 2, per_unit_cents: 14_000 },
      { kind: 'mattress-clean', price_from_cents: 39_000, included_size: 1, per_unit_cents: 26_000 },
      { kind: 'upholstery-clean', price_from_cents: 45_000, included_size: 4, per_unit_cents: 9_000 },
      { kind: 'steam-clean', price_from_cents: 48_000, included_size: 2, per_unit_cents: 15_000 },
      { kind: 'car-detail-clean', price_from_cents: 65_000, included_size: 1, per_unit_cents: 60_000 },
    ]),
  )
  await must(tables.from('price_ways').insert({ town: 'George', way_cents: 12_000 }))
  for (const [key, price_cents] of [
    ['oven', 12_000],
    ['fridge', 8_000],
    ['garage', 15_000],
  ])
    await must(tables.from('clean_extras').update({ price_cents }).eq('key', key))
  await must(tables.from('business_settings').update({ prices_published: true }).eq('id', 1))
}

type Desk = { town: Town; staff: Member }
type Asked = { id: string; day: IsoDay; slot: TimeSlot }
type Quote = { id: string; version: number; updated_at: string }

/** On an evening some days ago: one for a day so near that its hold is over by now. */
export async function sendEarlyQuote(desk: Desk, day: IsoDay): Promise<string> {
  const asked = await askForClean(desk, addDays(day, 2))
  const { key } = await send(desk, await write(desk, asked), 'whatsapp')
  return key
}

/** Today: a quote in every state. earlyKey: of the one whose day has gone, whose client asks for another. */
export async function writeQuotes(desk: Desk, earlyKey: string | undefined) {
  const visitor = visitorTables(desk.town.url)
  if (earlyKey) await askForAnotherDay(visitor, earlyKey)
  const quotes = []
  for (let place = 0; place < 8; place += 1)
    quotes.push(
      await write(desk, await askForClean(desk, addDays(desk.town.today, place === 2 ? 2 : 5 + place))),
    )
  const [, sent, lapsing, seen, approved, declined, changed, withdrawn] = quotes as [
    Quote,
    Quote,
    Quote,
    Quote,
    Quote,
    Quote,
    Quote,
    Quote,
  ]
  await send(desk, sent, 'mail')
  await send(desk, lapsing, 'whatsapp')
  await must(visitor.rpc('read_quote', { key: (await send(desk, seen, 'whatsapp')).key }))
  const answer = { key: (await send(desk, approved, 'whatsapp')).key, version: 1 }
  await must(visitor.rpc('approve_quote', answer))
  const no = {
    key: (await send(desk, declined, 'whatsapp')).key,
    version: 1,
    reason: 'My sister does it now, thank you.',
  }
  await must(visitor.rpc('decline_quote', no))
  await changeQuote(desk, changed)
  const taken = (await send(desk, withdrawn, 'mail')).quote
  await must(desk.staff.tables.rpc('withdraw_quote', { quote_id: taken.id, seen: taken.updated_at }))
  const phoned = await write(desk, await askForClean(desk, addDays(desk.town.today, 14)))
  await must(desk.staff.tables.rpc('approve_by_phone', { quote_id: phoned.id, seen: phoned.updated_at }))
  await quoteMessage(desk)
}

async function askForClean({ town, staff }: Desk, from: IsoDay): Promise<Asked> {
  const person = town.nextPerson()
  const about = { service_type: 'window', size: 14, suburb: 'Hartenbos' }
  const { day, slot } = await firstFree(staff, from, about)
  const id = town.dice.uuid()
  const guest = { guest_name: fullName(person), guest_email: emailOf(person), guest_phone: person.phone }
  const row = { id, ...about, service_date: day, service_time: slot, ...guest, address: addressLine(person) }
  await sendForm(town.url, 'bookings', row, town.newAddress())
  return { id, day, slot }
}

async function firstFree(staff: Member, from: IsoDay, about: object) {
  for (let later = 0; later < 21; later += 1) {
    const day = addDays(from, later)
    const [slot] = isWorkday(day) ? await freeSlots(staff, day, about) : []
    if (slot) return { day, slot }
  }
  throw new Error(`Nothing is free from ${from} on.`)
}

const windows = { kind: 'clean', key: 'window', words: 'Windows, 14 windows', amount_cents: 46_000 }
const way = { kind: 'way', key: 'Mossel Bay', words: 'Travel to Hartenbos', amount_cents: 0 }

const fields = {
  ...{ service_type: 'window', size: 14, extras: [], suburb: 'Hartenbos', minutes: null },
  ...{ lines: [windows, way], promotion: null, reward_ids: [], note: 'We bring the long ladder.' },
}

const write = ({ staff }: Desk, { id }: Asked, seen: string | null = null): Promise<Quote> =>
  must(staff.tables.rpc('save_quote', { quote: { ...fields, booking_id: id }, seen }))

const send = (
  { staff }: Desk,
  { id, updated_at }: Quote,
  how: 'mail' | 'whatsapp',
): Promise<{ quote: Quote; key: string }> =>
  must(staff.tables.rpc('send_quote', { quote_id: id, how, seen: updated_at }))

async function changeQuote(desk: Desk, draft: Quote) {
  const { quote } = await send(desk, draft, 'mail')
  const inside = { kind: 'line', words: 'The windows from inside as well', amount_cents: 14_000 }
  const { booking_id } = await must(
    desk.staff.tables.from('quotes').select('booking_id').eq('id', quote.id).single(),
  )
  const changed = { ...fields, booking_id, lines: [windows, inside, way] }
  const next: Quote = await must(
    desk.staff.tables.rpc('save_quote', { quote: changed, seen: quote.updated_at }),
  )
  await send(desk, next, 'mail')
}

async function askForAnotherDay(visitor: ReturnType<typeof visitorTables>, key: string) {
  const [time] = await must(visitor.rpc('quote_days', { key }))
  if (!time) return
  await must(visitor.rpc('pick_new_day', { key, version: 1, day: time.day, slot: time.slot }))
}

async function quoteMessage(desk: Desk) {
  const { tables } = desk.staff
  const [message] = await must(
    tables
      .from('contact_messages')
      .select('id, name, email, phone')
      .is('handled_at', null)
      .order('created_at')
      .limit(1),
  )
  if (!message) return
  const { day, slot } = await firstFree(desk.staff, addDays(desk.town.today, 6), {
    service_type: 'window',
    size: 14,
  })
  const person = { name: message.name, email: message.email, phone: message.phone, address: null }
  const quote = { ...fields, message_id: message.id, ...person, offers: [{ day, slot }] }
  await send(desk, await must(tables.rpc('save_quote', { quote })), 'mail')
}
