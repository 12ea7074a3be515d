// The cleans of the sample: asked for by phone the day before, confirmed, begun and done at their hours.
import { type SamplePerson, sampleFees } from '#content/sample-month.ts'
import { addDays, type IsoDay } from '#domain/calendar.ts'
import { must, type SampleDoors } from './sample-doors.ts'

export type Card = SamplePerson & { id: string; place: number }
type Wish = { day: IsoDay; place: number; count: number }
type Booking = { id: string; updated_at: string; start_minute: number; minutes: number }

const afternoon = 15 * 60
// How much of the usual time it took.
const paces = [0.9, 1.05, 1.15, 0.95, 1]

/** As many of them as the day has room for. */
export async function bookDay(doors: SampleDoors, cards: Card[], { day, place, count }: Wish) {
  doors.goTo(addDays(day, -1), afternoon)
  for (let nth = 0; nth < count; nth += 1) {
    const card = cards[(place * 2 + nth) % cards.length] as Card
    await book(doors, card, day, nth)
  }
}

/** One or two on each of the coming days. */
export async function askAhead(doors: SampleDoors, cards: Card[], days: IsoDay[]) {
  for (const [place, day] of days.entries())
    for (let nth = 0; nth <= place % 2; nth += 1)
      await book(doors, cards[(2 + place * 3 + nth) % cards.length] as Card, day, nth)
}

async function book({ owner }: SampleDoors, card: Card, day: IsoDay, nth: number) {
  const { kind, suburb } = card
  const asked = { from_day: day, to_day: day, is_endless: true, service_type: kind, suburb }
  const slots = await must(owner.rpc('available_slots', asked))
  const free = slots.filter(({ state }: { state: string }) => state === 'free')
  const chosen = free[nth % 2 === 0 ? 0 : free.length - 1]
  if (!chosen) return
  const id = crypto.randomUUID()
  const row = { id, service_type: kind, service_date: day, service_time: chosen.slot, customer_id: card.id }
  const place = { address: `${card.address}, ${suburb}`, suburb }
  await must(owner.from('bookings').insert({ ...row, ...place }))
  const { updated_at } = await must(owner.from('bookings').select('updated_at').eq('id', id).single())
  const price = sampleFees[kind] ?? '540.00'
  await must(owner.rpc('confirm_booking', { booking_id: id, price, reward_ids: [], seen: updated_at }))
}

/** Up to this minute, where it is today. */
export async function workThroughDay(doors: SampleDoors, day: IsoDay) {
  const { owner } = doors
  const asked = owner.from('bookings').select('id, updated_at, start_minute, minutes')
  const due: Booking[] = await must(
    asked.eq('service_date', day).eq('status', 'confirmed').order('start_minute').order('id'),
  )
  for (const [place, booking] of due.entries()) await work(doors, { day, place, booking })
}

async function work(
  doors: SampleDoors,
  { day, place, booking }: { day: IsoDay; place: number; booking: Booking },
) {
  const { id, start_minute, minutes, updated_at } = booking
  if (!doors.isPast(day, start_minute + 5)) return
  doors.goTo(day, start_minute + 5)
  const begun = await must(doors.owner.rpc('start_booking', { booking_id: id, seen: updated_at }))
  const pace = paces[(place + Number(day.slice(8))) % paces.length] ?? 1
  const doneAt = start_minute + 5 + Math.round(minutes * pace)
  if (!doors.isPast(day, doneAt)) return
  doors.goTo(day, doneAt)
  const isCash = place % 3 === 1
  const payment = isCash
    ? { payment_method: 'cash', payment_status: 'paid' }
    : { payment_method: null, payment_status: 'pending' }
  await must(doors.owner.rpc('complete_booking_with', { booking_id: id, seen: begun.updated_at, ...payment }))
}
