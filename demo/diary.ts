// The month's diary before it is lived: who has a clean when, by which door it comes in, and what becomes of it.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { slotsOn, type TimeSlot } from '#domain/time-slots.ts'
import type { Client } from './accounts.ts'
import type { Person } from './people.ts'
import { daysBefore, isWorkday, type Town } from './town.ts'

export type Fate =
  | 'completed'
  | 'started'
  | 'confirmed'
  | 'pending'
  | 'moved by us'
  | 'moved by the guest'
  | 'cancelled by us'
  | 'cancelled by the guest'

export type Regular = { id: string; person: Person }
export type Asker =
  | { door: 'guest'; person: Person }
  | { door: 'client'; client: Client }
  | { door: 'phone'; regular: Regular }

export type Clean = {
  id: string
  token: string
  asker: Asker
  type: ServiceType
  day: IsoDay
  slot: TimeSlot
  askedOn: IsoDay
  fate: Fate
  /** Where it might be moved to. */
  elsewhere?: Place
  usesReward?: boolean
}
type Place = { day: IsoDay; slot: TimeSlot }

const types: ServiceType[] = [
  'residential-standard',
  'residential-standard',
  'residential-deep',
  'window',
  'move-in-out',
  'carpet-clean-one-time',
  'mattress-clean-one-time',
  'upholstery-clean-one-time',
  'solar-panel-clean-regular',
  'car-detail-clean-one-time',
  'steam-clean-custom',
  'post-construction-clean-one-time',
]

export const jobsAtOnce = 3
const daysAhead = 16

/** The day on which the office is closed, and nobody is booked. */
export const closedDay = ({ today }: Town) => workdays(addDays(today, 8), 7)[0] as IsoDay

const workdays = (from: IsoDay, count: number) =>
  Array.from({ length: count }, (_, place) => addDays(from, place)).filter(isWorkday)

export function planDiary(town: Town, clients: Client[], regulars: [Regular, Regular]): Clean[] {
  const past = daysBefore(town).filter(isWorkday)
  const ahead = workdays(addDays(town.today, 1), daysAhead).filter(day => day !== closedDay(town))
  const free = new Map([...past, town.today, ...ahead].map(day => [day, placesOn(town, day)]))
  const plan = { town, free, clients, cleans: [] as Clean[] }
  planRegulars(plan, past, regulars)
  planPast(plan, past)
  planToday(plan)
  planAhead(plan, ahead)
  return plan.cleans
}

type Plan = { town: Town; free: Map<IsoDay, Place[]>; clients: Client[]; cleans: Clean[] }

function placesOn({ dice, today }: Town, day: IsoDay): Place[] {
  const slots = day === today && !isWorkday(day) ? slotsOn('2026-01-05') : slotsOn(day)
  return dice.shuffle([...slots, ...slots].map(slot => ({ day, slot })))
}

// Ten cleans each; the tenth earns a discount, which one of them has used on the last day and the other has not.
function planRegulars({ town, free, cleans }: Plan, past: IsoDay[], regulars: [Regular, Regular]) {
  const [last = town.today, ...before] = past.toReversed()
  const spread = Array.from({ length: 10 }, (_, place) => before[Math.floor((place * before.length) / 10)])
  for (const regular of regulars) {
    const asker = { door: 'phone', regular } as const
    for (const day of spread) if (day) add({ town, free, cleans }, { asker, day, fate: 'completed' })
  }
  const asker = { door: 'phone', regular: regulars[0] } as const
  add({ town, free, cleans }, { asker, day: last, askedOn: last, fate: 'completed', usesReward: true })
}

const pastFates: Fate[] = [
  ...Array<Fate>(12).fill('completed'),
  'cancelled by the guest',
  'cancelled by us',
  'moved by us',
  'moved by the guest',
]

function planPast(plan: Plan, past: IsoDay[]) {
  const [last, , third] = past.toReversed()
  const leftovers: [IsoDay | undefined, Fate][] = [
    [last, 'confirmed'],
    [last, 'started'],
    [last, 'pending'],
    [third, 'confirmed'],
  ]
  for (const [day, fate] of leftovers) if (day) add(plan, { asker: newGuest(plan), day, fate })
  const fates = past.flatMap(day => Array.from({ length: plan.town.size.days > 14 ? 4 : 1 }, () => day))
  fates.forEach((day, place) => {
    const fate = pastFates[(place * 5) % pastFates.length] as Fate
    add(plan, { asker: place % 5 === 2 ? someClient(plan) : newGuest(plan), day, fate })
  })
}

function planToday(plan: Plan) {
  const { today } = plan.town
  const fates: Fate[] = ['completed', 'started', 'confirmed', 'confirmed', 'confirmed', 'pending']
  for (const fate of fates) add(plan, { asker: newGuest(plan), day: today, fate })
}

function planAhead(plan: Plan, ahead: IsoDay[]) {
  const fates: Fate[] = [
    'confirmed',
    'pending',
    'confirmed',
    'confirmed',
    'cancelled by the guest',
    'moved by us',
  ]
  const count = plan.town.size.days > 14 ? 30 : 10
  for (let place = 0; place < count; place += 1) {
    const day = ahead[place % ahead.length] as IsoDay
    const fate = fates[place % fates.length] as Fate
    const asker = place % 8 === 3 ? firstClient(plan) : place % 8 === 7 ? someClient(plan) : newGuest(plan)
    add(plan, { asker, day, fate, ...(fate === 'pending' && { askedOn: plan.town.today }) })
  }
}

const newGuest = ({ town }: Plan): Asker => ({ door: 'guest', person: town.nextPerson() })
const someClient = ({ town, clients }: Plan): Asker => ({ door: 'client', client: town.dice.pick(clients) })

// Whose sign-in is printed: there is something to see, to move and to cancel.
const firstClient = (plan: Plan): Asker => {
  const [client] = plan.clients
  return client ? { door: 'client', client } : newGuest(plan)
}

type Wish = { asker: Asker; day: IsoDay; fate: Fate; askedOn?: IsoDay; usesReward?: boolean }

function add({ town, free, cleans }: Omit<Plan, 'clients'>, { asker, day, fate, askedOn, usesReward }: Wish) {
  const place = free.get(day)?.pop()
  if (!place) return
  const { dice } = town
  cleans.push({
    ...place,
    ...{ id: dice.uuid(), token: dice.hex(64), asker, fate, usesReward },
    askedOn: askedOn ?? firstLived(town, addDays(day, -1 - dice.below(5))),
    type: asker.door === 'phone' ? 'commercial' : dice.pick(types),
    elsewhere: fate.startsWith('moved') ? free.get(day)?.pop() : undefined,
  })
}

// Nobody asks before the month begins, nor after today.
const firstLived = ({ today, size }: Town, wanted: IsoDay) =>
  [addDays(today, -size.days), wanted, addDays(today, -1)].toSorted()[1] as IsoDay
