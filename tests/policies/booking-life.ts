// Shared by the tests of a booking's life: a fixed clock, guests, and bookings with a known private link.
import { createHash } from 'node:crypto'
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { businessNow, manyUnanswered } from '#tests/set-function.ts'
import { attempt, type Person } from './people.ts'
import { insertOf } from './sample-rows.ts'

// A Monday morning in Mossel Bay.
const now = '2027-03-01 09:30'
export const slot = '10:00-12:00'
export const crowd = Number(process.env.CROWD ?? 60)

export const tokenOf = (name: string) => createHash('sha256').update(name).digest('hex')
export const idOf = (place: number) => `c7000000-0000-4000-8000-${String(place).padStart(12, '0')}`

export async function startAfresh(engine: Engine, moment = now) {
  await engine.owner(`
    ${emptied('bookings, customers, referrals, rewards, customer_suggestions, services, events')};
    ${emptied('user_roles')}; delete from auth.users;
    update business_settings set slot_capacity = 50;
    ${manyUnanswered}`)
  await setClock(engine, moment)
}

export const setClock = (engine: Engine, moment: string) => engine.owner(businessNow(moment))

type Values = Record<string, string | null>

const place = {
  service_type: 'window',
  service_date: '2027-03-09',
  service_time: slot,
  address: '1 Marsh St',
}
const guest = { guest_name: 'Ann Guest', guest_email: 'ann@guest.example', guest_phone: '+27821234567' }

export const bookAsGuest = (engine: Engine, changes: Values = {}) =>
  attempt(engine, 'anon', insertOf('bookings', { ...place, ...guest, ...changes }))

export const bookAs = (engine: Engine, person: Person, changes: Values) =>
  attempt(engine, person, insertOf('bookings', { ...place, ...changes }))

// Confirmed and completed, as staff do it.
export async function complete(engine: Engine, where = 'true') {
  const asStaff = (status: string) =>
    attempt(engine, 'staff', `update bookings set status = '${status}' where ${where}`)
  await asStaff('confirmed')
  return asStaff('completed')
}

/** A friend's clean counts for the referrer once it is paid. */
export async function completeAndPay(engine: Engine, where = 'true') {
  const done = await complete(engine, where)
  const booked = `select id from bookings where ${where}`
  const paid = `update services set payment_status = 'paid' where booking_id in (${booked})`
  return done.refusal ? done : attempt(engine, 'staff', paid)
}
