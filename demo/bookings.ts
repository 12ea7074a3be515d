// Bookings as they come in and are worked on: asked for at three doors, answered by the office, moved, cancelled, done.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { Clean } from './diary.ts'
import { type Member, must, sendForm, visitorTables } from './doors.ts'
import { addressLine, emailOf, fullName } from './people.ts'
import { eachOf, type Town } from './town.ts'

const notes = [
  null,
  null,
  null,
  'The key is with the neighbour at number 7. Please mind the cat.',
  'Bel asseblief as jy by die hek is; die klokkie werk nie.',
  "Gate code 4417#. Don't use bleach on the stone.",
]

const prices: Partial<Record<ServiceType, string>> = {
  'residential-standard': '620.00',
  'residential-deep': '950.00',
  'move-in-out': '1850.00',
  window: '480.00',
  commercial: '780.00',
  'post-construction-clean-one-time': '2650.50',
}
const priceOf = ({ type }: Clean) => prices[type] ?? '540.00'

export async function askForCleans(town: Town, staff: Member, cleans: Clean[]) {
  for (const clean of cleans) {
    await chooseTime(staff, clean)
    await ask(town, staff, clean)
  }
}

// As people do: what the calendar does not offer is asked for at another time, a smaller clean is, or a later day.
async function chooseTime(staff: Member, clean: Clean) {
  const wishes = [clean.type, 'window', 'mattress-clean-one-time'] as const
  for (const later of [0, 1, 2, 3, 4])
    for (const type of wishes) {
      const day = addDays(clean.day, later)
      const [first, ...others] = await freeSlots(staff, day, { service_type: type })
      if (!first) continue
      Object.assign(clean, { type, day, slot: [first, ...others].includes(clean.slot) ? clean.slot : first })
      return
    }
  throw new Error(`Nothing fits from ${clean.day} on any more.`)
}

export async function freeSlots({ tables }: Member, day: IsoDay, about: object): Promise<TimeSlot[]> {
  const asked = { from_day: day, to_day: day, is_endless: true, ...about }
  const slots = await must(tables.rpc('available_slots', asked))
  return slots.filter(({ state }: { state: string }) => state === 'free').map(({ slot }: Clean) => slot)
}

async function ask(town: Town, staff: Member, clean: Clean) {
  const { asker, id, token, type, day, slot } = clean
  const row = {
    ...{ id, service_type: type, service_date: day, service_time: slot },
    special_instructions: town.dice.pick(notes),
  }
  if (asker.door === 'phone') {
    const { regular } = asker
    await must(
      staff.tables.from('bookings').insert({
        ...row,
        customer_id: regular.id,
        address: addressLine(regular.person),
      }),
    )
  } else if (asker.door === 'client') {
    const { member, profileId, person } = asker.client
    const own = { user_id: member.id, client_profile_id: profileId, address: addressLine(person) }
    await must(member.tables.from('bookings').insert({ ...row, ...own, manage_token: token }))
  } else {
    const { person } = asker
    const guest = { guest_name: fullName(person), guest_email: emailOf(person), guest_phone: person.phone }
    const asked = { ...row, ...guest, address: addressLine(person), manage_token: token }
    await sendForm(town.url, 'bookings', asked, town.newAddress())
  }
}

type Seen = { id: string; updated_at: string; status: string; customer_id: string | null }
type Desk = { town: Town; staff: Member; cleans: Clean[] }

async function see({ tables }: Member, id: string): Promise<Seen> {
  return must(tables.from('bookings').select('id, updated_at, status, customer_id').eq('id', id).single())
}

/** The office answers what was asked for on that day. */
export async function answerRequests(desk: Desk) {
  for (const clean of desk.cleans) if (clean.fate !== 'pending') await answer(desk, clean)
}

async function answer({ town, staff }: Desk, clean: Clean) {
  const { id, updated_at, customer_id } = await see(staff, clean.id)
  const reward_ids = clean.usesReward ? await waitingRewards(staff, customer_id) : []
  const quote = { booking_id: id, price: priceOf(clean), reward_ids, seen: updated_at }
  const confirmed = await must(staff.tables.rpc('confirm_booking', quote))
  const about = { booking_id: id, seen: confirmed.updated_at }
  if (clean.fate === 'cancelled by us')
    await must(
      staff.tables.rpc('cancel_booking_as_staff', { ...about, reason: 'Our van is in for repairs.' }),
    )
  if (clean.fate === 'cancelled by the guest') await cancelByGuest(town, staff, clean)
  if (clean.elsewhere) await move({ town, staff }, clean, about.seen)
}

async function waitingRewards({ tables }: Member, customerId: string | null): Promise<string[]> {
  const rewards = await must(
    tables.from('rewards').select('id').eq('customer_id', customerId).is('used_at', null),
  )
  return rewards.map(({ id }) => id)
}

async function cancelByGuest({ url }: Town, staff: Member, clean: Clean) {
  const seen = (await see(staff, clean.id)).updated_at
  const cancelled = { booking_id: clean.id, token: clean.token, seen }
  // Within a day of it the guest phones, and the office does it.
  const late = { booking_id: clean.id, seen, reason: 'The client is ill and phoned this morning.' }
  const { error } = await visitorTables(url).rpc('cancel_booking', cancelled)
  if (error) await must(staff.tables.rpc('cancel_booking_as_staff', late))
}

async function move({ town, staff }: Pick<Desk, 'town' | 'staff'>, clean: Clean, seen: string) {
  const slots = await freeSlots(staff, clean.day, { for_booking: clean.id })
  const new_time = slots.find(slot => slot !== clean.slot)
  if (!new_time) return
  const to = { booking_id: clean.id, new_date: clean.day, new_time, seen }
  const byGuest = { ...to, token: clean.token }
  const { error } =
    clean.fate === 'moved by the guest'
      ? await visitorTables(town.url).rpc('move_booking', byGuest)
      : { error: 'by us' }
  if (error) await must(staff.tables.rpc('place_booking', to))
}

const payments = [
  { payment_method: 'cash', payment_status: 'paid' },
  { payment_method: 'credit-card', payment_status: 'paid' },
  { payment_method: 'bank-transfer', payment_status: 'paid' },
  { payment_method: null, payment_status: 'pending' },
]

/** Ticks what the day has brought; what is left over stays as it is. */
export async function workThroughDay({ staff, cleans }: Desk, day: IsoDay) {
  const due = cleans.filter(clean => (clean.elsewhere ?? clean).day === day && isBegun(clean))
  await eachOf(due, async clean => {
    const { id, updated_at } = await see(staff, clean.id)
    const begun = await must(staff.tables.rpc('start_booking', { booking_id: id, seen: updated_at }))
    if (clean.fate === 'started') return
    const payment = payments[Number.parseInt(clean.id.slice(0, 2), 16) % payments.length]
    await must(
      staff.tables.rpc('complete_booking_with', { booking_id: id, seen: begun.updated_at, ...payment }),
    )
  })
}

const isBegun = ({ fate }: Clean) => fate === 'completed' || fate === 'started' || fate.startsWith('moved')
