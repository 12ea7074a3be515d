// Regular clients: their plans, and what changes in a month: visits that are left out and moved, a rest, an end.
import { must } from '#demo/doors.ts'
import { addressLine } from '#demo/people.ts'
import { eachOf } from '#demo/town.ts'
import { addDays, type IsoDay, isSunday } from '#domain/calendar.ts'
import { isWorkday, newPerson, type Regular, signUp, type World } from './world.ts'

const starts = [480, 630, 780]
const suburbs = ['Hartenbos', 'Dana Bay', 'Reebok', 'Central']

/** Two teams, five weekdays, three hours: weekly ones have theirs alone, others share it week about. */
function placeOf(world: World, place: number) {
  const { length } = world.days
  const weekly = Math.ceil(length / 3)
  const rhythm = place < weekly ? 'weekly' : place < weekly * 3 ? 'two-weeks' : 'four-weeks'
  const cell = place < weekly ? place : weekly + Math.floor((place - weekly) / 2)
  const weeksOn = place < weekly ? 0 : (place - weekly) % 2
  return {
    ...{ rhythm, crew_id: 1 + (cell % 2), start_minute: starts[Math.floor(cell / 10) % 3] },
    from_day: weekdayAfter(addDays(world.today, 7 * weeksOn), Math.floor(cell / 2) % 5),
  }
}

function weekdayAfter(day: IsoDay, later: number): IsoDay {
  const wanted = addDays(day, 1 + later)
  const weekday = new Date(`${wanted}T12:00:00Z`).getUTCDay()
  return isSunday(wanted) || weekday === 6 ? addDays(wanted, 2) : wanted
}

export async function enterRegulars(world: World) {
  const { staff, leaver, dice, doneBy, promised, regulars, size } = world
  for (let place = 0; place < size.regulars; place += 1) {
    const person = newPerson(world, place % 3 === 2 ? 'whatsapp' : 'mail')
    const [id, planId] = [dice.uuid(), dice.uuid()]
    regulars.push({ id, planId, person })
  }
  await eachOf(regulars, async ({ id, person }, place = regulars.findIndex(regular => regular.id === id)) => {
    const by = place % 4 === 3 ? leaver : staff
    const { first_name, last_name, email, phone, address, city } = person
    await must(by.tables.from('customers').insert({ id, first_name, last_name, email, phone, address, city }))
    doneBy.set(`customers ${id}`, by.id())
    promised.set(`customers ${id}`, 'entered')
    if (person.channel === 'whatsapp')
      await must(by.tables.rpc('set_channel', { of_customer: id, channel: 'whatsapp' }))
  })
  for (const [place, regular] of regulars.entries()) await makePlan(world, regular, place)
  for (const regular of regulars.filter((_, place) => place % 5 === 1)) await openAccount(world, regular)
}

async function makePlan(world: World, { id, planId, person }: Regular, place: number) {
  const plan = {
    ...{ id: planId, customer_id: id, service_type: 'residential-standard', address: addressLine(person) },
    ...{ suburb: suburbs[place % suburbs.length], minutes: 120, price_cents: 62_000 + 1_000 * (place % 7) },
    ...{ ...placeOf(world, place), on_closed: place % 3 === 0 ? 'skip' : 'move' },
  }
  await must(world.staff.tables.rpc('make_plan', { plan }))
  world.doneBy.set(`plans ${planId}`, world.staff.id())
  world.promised.set(`plans ${planId}`, 'a regular plan')
}

// The first visit of a confirmed account makes the profile, which finds the record by the verified address.
async function openAccount(world: World, regular: Regular) {
  const { first_name, last_name, email, phone } = regular.person
  const about = { first_name, last_name, phone, marketing_consent: false }
  const client = await signUp(world.house, email, about)
  await must(client.tables.from('client_profiles').insert({ user_id: client.id(), email, ...about }))
  regular.client = client
}

type Visit = { id: string; plan_id: string; plan_day: IsoDay; service_date: IsoDay; updated_at: string }

const visitsAhead = async ({ staff }: World, from: IsoDay): Promise<Visit[]> =>
  must(
    staff.tables
      .from('bookings')
      .select('id, plan_id, plan_day, service_date, updated_at')
      .eq('status', 'confirmed')
      .not('plan_id', 'is', null)
      .gte('service_date', from)
      .order('service_date')
      .order('id')
      .limit(60),
  )

/** Of a morning: somebody is away and leaves a visit out, at the own page or by phone, and one is moved. */
export async function changeVisits(world: World) {
  const { dice, staff, regulars, today } = world
  const ahead = await visitsAhead(world, addDays(today, 2))
  const own = ahead.find(({ plan_id }) => regulars.some(({ planId, client }) => planId === plan_id && client))
  if (own && dice.isLucky(0.4)) {
    const client = regulars.find(({ planId }) => planId === own.plan_id)?.client
    await must(client?.tables.rpc('skip_visit', { of_plan: own.plan_id, of_day: own.plan_day }) ?? noClient)
  }
  const visit = dice.pick(ahead.filter(({ id }) => id !== own?.id))
  if (!visit) return
  if (dice.isLucky(0.5))
    return must(staff.tables.rpc('skip_visit', { of_plan: visit.plan_id, of_day: visit.plan_day }))
  await moveVisit(world, visit)
}

const noClient = Promise.reject(new Error('This client has no account.'))
noClient.catch(() => {})

// To another hour of the day, if one is free.
async function moveVisit({ staff }: World, { plan_id, plan_day }: Visit) {
  for (const start_minute of [900, 780, 630, 490]) {
    const asked = { of_plan: plan_id, of_day: plan_day, scope: 'this', change: { start_minute } }
    if (!(await staff.tables.rpc('change_visits', asked)).error) return
  }
}

/** Once in the month: one rests for a while, one ends. */
export async function restAndEnd({ staff, regulars, today, days }: World) {
  const [resting, ending] = regulars.toReversed()
  const last = days.at(-1) ?? today
  await must(
    staff.tables.rpc('pause_plan', { of_plan: resting?.planId, from_day: addDays(today, 2), to_day: last }),
  )
  await must(staff.tables.rpc('end_plan', { of_plan: ending?.planId, last_day: addDays(today, 1) }))
}

/** The owner stays at home on a workday: what was planned is moved or left out as each plan says. */
export async function closeDay({ owner, today }: World) {
  let day = addDays(today, 3)
  while (!isWorkday(day)) day = addDays(day, 1)
  await must(owner.tables.from('day_overrides').insert({ day, is_open: false, reason: 'Family wedding' }))
}
