// Acts of the office about regular visits.
import { type Act, anyRow, isTaken, newId, someDay, somewhere } from './world.ts'

// Two at one hour, with one team: the second finds no place.
const makePlans: Act = async world => {
  const customer = await anyRow(world, { table: 'customers', match: { is_ours: 'true' } })
  if (!customer) return false
  const plan = {
    ...{ customer_id: customer.id, service_type: 'window', address: somewhere(world), crew_id: 1 },
    ...{ rhythm: 'weekly', start_minute: 480, minutes: 60, price_cents: 45_000, from_day: someDay(world) },
  }
  await isTaken(world.staff.rpc('make_plan', { plan: { id: newId(), ...plan } }))
  return isTaken(world.staff.rpc('make_plan', { plan: { id: newId(), ...plan } }))
}

const skipVisit: Act = async world => {
  const visit = await anyRow(world, { table: 'bookings', match: { status: 'confirmed' } })
  if (!visit?.plan_id) return false
  return isTaken(world.staff.rpc('skip_visit', { of_plan: visit.plan_id, of_day: visit.plan_day }))
}

const pausePlan: Act = async world => {
  const plan = await anyRow(world, { table: 'plans' })
  if (!plan) return false
  const day = someDay(world)
  return isTaken(world.staff.rpc('pause_plan', { of_plan: plan.id, from_day: day, to_day: day }))
}

export const planActs: Record<string, Act> = { makePlans, skipVisit, pausePlan }
