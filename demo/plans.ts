// Regular clients: a few whose plans run since the month began, and some forty that are made by today, in all rhythms. One
// rests now and one will, one skips, one is moved, one finds no place, one will pay more, one becomes a deep clean, one will end
// and one has.
import { addDays, type IsoDay, isSunday } from '#domain/calendar.ts'
import { rhythms } from '#domain/plan-days.ts'
import { suburbsByTown } from '#domain/suburbs.ts'
import type { Office } from './accounts.ts'
import type { Card } from './customers.ts'
import { type Member, must } from './doors.ts'
import { addressLine } from './people.ts'
import { daysBefore, eachOf, type Town } from './town.ts'

const starts = [480, 630, 780, 900]
const most = 40

type Wanted = { place: number; from: IsoDay; start: number; crew: number; minutes: number }

/** Late in the afternoon, where guests ask least. */
export async function openPlans(town: Town, { staff }: Office, cards: Card[]) {
  const [first = town.today] = daysBefore(town)
  for (const place of [0, 1, 2])
    await makePlan(town, staff, cards, {
      ...{ place, from: workday(addDays(first, 2 + place)) },
      ...{ start: 960, crew: 3, minutes: 60 },
    })
}

/** Of the plans, what was to be done on that day. */
export async function workOnPlans({ staff }: Office, day: IsoDay) {
  const visits = await must(
    staff.tables
      .from('bookings')
      .select('id, updated_at')
      .eq('service_date', day)
      .eq('status', 'confirmed')
      .not('plan_id', 'is', null),
  )
  await eachOf(visits, ({ id, updated_at }) =>
    must(
      staff.tables.rpc('complete_booking_with', {
        ...{ booking_id: id, seen: updated_at, payment_method: 'bank-transfer', payment_status: 'paid' },
      }),
    ),
  )
}

export async function keepPlans(town: Town, { staff }: Office, cards: Card[]) {
  const ids: string[] = []
  for (let place = 3; place < Math.min(most, cards.length - 6); place += 1)
    ids.push(
      await makePlan(town, staff, cards, {
        ...{ place, from: workday(addDays(town.today, 2 + (place % 12))) },
        ...{ ...hourOf(place), minutes: 120 },
      }),
    )
  const [paused, skipped, moved, dearer, ending, ...others] = ids as [string, string, string, string, string]
  const call = (name: string, args: object) => must(staff.tables.rpc(name, args))
  const away = { from_day: addDays(town.today, 20), to_day: addDays(town.today, 48) }
  await call('pause_plan', { of_plan: paused, ...away })
  await call('skip_visit', { of_plan: skipped, of_day: await lastDay(staff, skipped) })
  await moveVisit(staff, moved)
  await call('announce_plan_price', { of_plan: dearer, new_price_cents: 66_000, how: 'person' })
  await call('end_plan', { of_plan: ending, last_day: addDays(town.today, 30) })
  // At the hour of another, with the same team.
  const taken = await must(staff.tables.from('plan_shapes').select('*').eq('plan_id', skipped).single())
  await makePlan(town, staff, cards, {
    ...{ place: 4, from: taken.first_day, start: taken.start_minute, crew: taken.crew_id, minutes: 120 },
  })
  await keepFurtherPlans(town, staff, others)
}

// Twelve days in a row begin with a plan, then again from the first: at another hour, with another team.
function hourOf(place: number) {
  const turn = place + Math.floor(place / 12)
  return { start: starts[turn % starts.length] ?? 480, crew: 1 + (turn % 3) }
}

// Where there are enough clients for it.
async function keepFurtherPlans({ today }: Town, staff: Member, [resting, deeper]: string[]) {
  if (!resting || !deeper) return
  // One of those that ran since the month began.
  const ended = (await must(staff.tables.from('plans').select('id').order('from_day').limit(3))).at(-1)?.id
  const call = (name: string, args: object) => must(staff.tables.rpc(name, args))
  await call('pause_plan', { of_plan: resting, from_day: today, to_day: addDays(today, 25) })
  await call('end_plan', { of_plan: ended, last_day: addDays(today, -1) })
  await call('change_visits', {
    ...{ of_plan: deeper, of_day: await lastDay(staff, deeper), scope: 'following' },
    change: {
      ...{ service_type: 'residential-deep', size: 3, minutes: 120, price_cents: 95_000 },
      special_instructions: 'The key is with the neighbour at number 5.',
    },
  })
}

const workday = (day: IsoDay) => (isSunday(day) ? addDays(day, 1) : day)

async function makePlan(town: Town, staff: Member, cards: Card[], wanted: Wanted): Promise<string> {
  const { place, from, start, crew, minutes } = wanted
  const { id: customer_id, person } = cards[6 + place] as Card
  const id = town.dice.uuid()
  const plan = {
    ...{ id, customer_id, service_type: 'residential-standard', address: addressLine(person) },
    ...{ suburb: town.dice.pick(suburbsByTown['Mossel Bay']), rhythm: rhythms[place % 4], from_day: from },
    ...{ start_minute: start, crew_id: crew, minutes, price_cents: 62_000 },
    on_closed: place % 5 === 0 ? 'skip' : 'move',
  }
  await must(staff.tables.rpc('make_plan', { plan }))
  return id
}

const visitsOf = async ({ tables }: Member, plan: string) =>
  must(
    tables
      .from('bookings')
      .select('plan_day')
      .eq('plan_id', plan)
      .eq('status', 'confirmed')
      .order('plan_day'),
  )

const lastDay = async (staff: Member, plan: string): Promise<IsoDay> =>
  (await visitsOf(staff, plan)).at(-1)?.plan_day

// To the next hour that is free.
async function moveVisit(staff: Member, plan: string) {
  const day = await lastDay(staff, plan)
  for (const start_minute of [490, 600, 700, 800, 900, 960]) {
    const args = { of_plan: plan, of_day: day, scope: 'this', change: { start_minute } }
    const { error } = await staff.tables.rpc('change_visits', args)
    if (!error) return
  }
  throw new Error('No visit could be moved.')
}
