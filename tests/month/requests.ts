// Strangers who ask for a clean by the form, and what becomes of it: confirmed, quoted and approved, declined or left to lapse,
// moved and cancelled by the private link or by the office.
import { must } from '#demo/doors.ts'
import { addressLine } from '#demo/people.ts'
import { addDays, type IsoDay } from '#domain/calendar.ts'
import { makeCaller, sendForm } from './caller.ts'
import { type Known, newPerson, type Request, type World } from './world.ts'

type Place = { day: IsoDay; slot: string }

const wish = { service_type: 'window', size: 14, suburb: 'Hartenbos' }

/** As the calendar of the page shows it to anybody. */
export async function freePlaces({ house }: World, from: IsoDay, days = 6): Promise<Place[]> {
  const asked = { from_day: from, to_day: addDays(from, days), ...wish }
  const slots: (Place & { state: string })[] = await must(
    makeCaller(house).tables.rpc('available_slots', asked),
  )
  return slots.filter(({ state }) => state === 'free')
}

type Planned = Omit<Request, 'day'> & { place: Place }

/** Not yet sent, each for another day. */
export async function planRequests(
  world: World,
  count: number,
  { from = addDays(world.today, 2), days = 12 } = {},
): Promise<Planned[]> {
  const places = world.dice.shuffle(await freePlaces(world, from, days))
  const each = [...new Map(places.map(place => [place.day, place])).values()].slice(0, count)
  return each.map(place => ({
    ...{
      id: world.dice.uuid(),
      token: world.dice.hex(64),
      person: newPerson(world),
      askedOn: world.today,
      place,
    },
  }))
}

export async function send(world: World, { place, ...request }: Planned) {
  const answer = await sendForm(world.house, 'bookings', rowOf(request, place))
  // Sent again, it may have arrived the first time: then its key is taken, which the form knows.
  if (answer.status !== 201 && !isRepeat(answer))
    throw new Error(`A request was answered with ${answer.status}: ${await answer.text()}`)
  const kept = { ...request, day: place.day }
  if (!world.requests.some(({ id }) => id === kept.id)) world.requests.push(kept)
  world.promised.set(`bookings ${kept.id}`, 'a request')
  return kept
}

const isRepeat = ({ status }: Response) => status === 409

type Wish = { person?: Known; from?: IsoDay; days?: number }

/** Asked for at the form; answers nothing where nothing is free. */
export async function askForClean(
  world: World,
  { person, from = addDays(world.today, 2), days = 6 }: Wish = {},
): Promise<Request | undefined> {
  const [planned] = await planRequests(world, 1, { from, days })
  return planned && send(world, { ...planned, person: person ?? planned.person })
}

export const rowOf = ({ id, token, person }: Omit<Request, 'day' | 'askedOn'>, { day, slot }: Place) => ({
  ...{ id, ...wish, service_date: day, service_time: slot, manage_token: token },
  ...{ guest_name: person.name, guest_email: person.email, guest_phone: person.phone },
  address: addressLine(person),
})

export const seenBooking = async ({ staff }: World, id: string) =>
  must(staff.tables.from('bookings').select('id, updated_at, status, service_date').eq('id', id).single())

export async function confirm(world: World, { id }: Pick<Request, 'id'>, price = '460.00') {
  const { updated_at } = await seenBooking(world, id)
  const asked = { booking_id: id, price, reward_ids: [], seen: updated_at }
  await must(world.staff.tables.rpc('confirm_booking', asked))
  world.confirmedOn.set(id, world.today)
}

/** Of a morning. */
export async function takeRequests(world: World) {
  for (let count = 0; count < world.size.requestsADay; count += 1) {
    const request = await askForClean(world)
    if (request) await world.dice.pick(fates)(world, request)
  }
}

type Fate = (world: World, request: Request) => Promise<unknown>

const moveByGuest: Fate = async (world, { id, token }) => {
  const visitor = makeCaller(world.house).tables
  const { updated_at } = await must(visitor.rpc('manage_booking', { token }))
  const place = world.dice.pick(await freePlaces(world, addDays(world.today, 3)))
  if (!place) return
  const to = { booking_id: id, token, new_date: place.day, new_time: place.slot, seen: updated_at }
  await must(visitor.rpc('move_booking', to))
}

const cancelByGuest: Fate = async (world, { id, token }) => {
  const visitor = makeCaller(world.house).tables
  const { updated_at } = await must(visitor.rpc('manage_booking', { token }))
  await must(visitor.rpc('cancel_booking', { booking_id: id, token, seen: updated_at }))
  world.gone.push({ id, token })
}

const cancelByUs: Fate = async (world, { id }) => {
  const { updated_at } = await seenBooking(world, id)
  const reason = 'Our van is in for repairs.'
  await must(world.staff.tables.rpc('cancel_booking_as_staff', { booking_id: id, seen: updated_at, reason }))
}

const agree: Fate = (world, request) => confirm(world, request)

const afterConfirming =
  (next: Fate): Fate =>
  async (world, request) => {
    await confirm(world, request)
    await next(world, request)
  }

const lines = [{ kind: 'clean', key: 'window', words: 'Windows, 14 windows', amount_cents: 46_000 }]

/** Its key, as the message with the link brings it. */
async function quote(world: World, { id }: Request): Promise<{ key: string; quoteId: string }> {
  const { tables } = world.staff
  const fields = { service_type: 'window', size: 14, extras: [], suburb: 'Hartenbos', minutes: null }
  const words = { lines, promotion: null, reward_ids: [], note: 'We bring the long ladder.' }
  const draft = await must(
    tables.rpc('save_quote', { quote: { ...fields, ...words, booking_id: id }, seen: null }),
  )
  const sent = { quote_id: draft.id, how: 'whatsapp', seen: draft.updated_at }
  const { key } = await must(tables.rpc('send_quote', sent))
  world.doneBy.set(`quotes ${draft.id}`, world.staff.id())
  world.promised.set(`quotes ${draft.id}`, 'a quote')
  return { key, quoteId: draft.id }
}

const approve: Fate = async (world, request) => {
  const { key, quoteId } = await quote(world, request)
  await must(makeCaller(world.house).tables.rpc('approve_quote', { key, version: 1 }))
  world.confirmedOn.set(request.id, world.today)
  world.quotes.set(quoteId, 'approved')
}

const decline: Fate = async (world, request) => {
  const { key, quoteId } = await quote(world, request)
  const reason = 'My sister does it now, thank you.'
  await must(makeCaller(world.house).tables.rpc('decline_quote', { key, version: 1, reason }))
  world.quotes.set(quoteId, 'declined')
}

// Held until the evening before its day: then nobody has answered.
const leaveUnanswered: Fate = async (world, request) => {
  const { quoteId } = await quote(world, request)
  world.quotes.set(quoteId, 'lapsed')
  world.lapsing.set(quoteId, request.day)
}

const fates: Fate[] = [
  ...[agree, agree, agree, approve, approve, decline, leaveUnanswered],
  ...[moveByGuest, afterConfirming(moveByGuest), afterConfirming(cancelByGuest), afterConfirming(cancelByUs)],
]

/** Quotes whose evening has come and that should have lapsed by now. */
export async function unlapsedQuotes({ staff, lapsing, today }: World): Promise<string[]> {
  const due = [...lapsing].filter(([, day]) => day <= today).map(([id]) => id)
  if (due.length === 0) return []
  const rows = await must(staff.tables.from('quotes').select('id, status').in('id', due))
  return rows.filter(({ status }) => status === 'sent').map(({ id }) => id)
}
