// The month, day by day.

import { must } from '#demo/doors.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { limit } from '#tests/limits.ts'
import { attack, hireAttacker } from './attacker.ts'
import { forget, giveCalendar, letGo, meetForgotten, tryDoors } from './leaving.ts'
import { killDuring, restoreAmong } from './mishaps.ts'
import {
  cleansOf,
  complete,
  invoice,
  owed,
  pay,
  payable,
  payInPart,
  readBank,
  workThroughDay,
} from './money.ts'
import { changeVisits, closeDay, enterRegulars, restAndEnd } from './regulars.ts'
import { confirm, planRequests, send, takeRequests, unlapsedQuotes } from './requests.ts'
import {
  meetStopper,
  remindOfTomorrow,
  sendNewsletter,
  stopReading,
  stopReminders,
  subscribe,
} from './said.ts'
import { isWorkday, type World } from './world.ts'

export async function liveMonth(world: World) {
  await openShop(world)
  for (const [place, day] of world.days.entries()) {
    world.today = day
    await world.house.goTo(day, 7)
    await untilNone(
      () => unlapsedQuotes(world),
      ids => `On ${day} these quotes had not lapsed: ${ids}`,
    )
    if (isWorkday(day)) await liveWorkday(world, place)
    else if (isStruck(world, place)) await attack(world)
    await remindOfTomorrow(world, strikesAtEvening(world, place))
  }
  for (const { id, open_cents } of await owed(world)) world.owing.set(id, open_cents)
}

async function openShop(world: World) {
  const { owner } = world
  const settings = { slot_capacity: 2, most_stranger_requests: 20, booking_horizon_days: 120 }
  await must(owner.tables.from('business_settings').update(settings).eq('id', 1).select('id'))
  await hireAttacker(world)
  await enterRegulars(world)
}

// The workdays on which something happens that happens once: as shares of the month.
const isOn = ({ days }: World, place: number, share: number) => {
  const workdays = [...days.keys()].filter(each => isWorkday(days[each] as IsoDay))
  return workdays[Math.floor(share * workdays.length)] === place
}

async function liveWorkday(world: World, place: number) {
  const at = (share: number) => isOn(world, place, share)
  await takeRequests(world)
  await changeVisits(world)
  if (at(0)) await subscribe(world, 6)
  if (at(0)) await giveCalendar(world)
  if (at(0)) await meetForgotten(world)
  if (at(0)) await meetStopper(world)
  if (at(0.2)) await killDuring(world, await requestsAtOnce(world))
  if (at(0.35)) await sendNewsletter(world, 'Salt on the windows')
  if (at(0.4)) await closeDay(world)
  if (isStruck(world, place)) await attack(world)
  await world.house.goTo(world.today, 15)
  await workThroughDay(world)
  if (at(0.35)) await letGo(world)
  if (at(0.5)) await restoreAmong(world, await actsToRepeat(world))
  if (at(0.55)) await stopReading(world, 'reader.1@letters.example')
  if (at(0.6)) await stopReminders(world)
  if (at(0.6)) await restAndEnd(world)
  if (at(0.7) && isLong(world)) await killDuring(world, await paymentsAtOnce(world))
  if (at(0.85)) await eraseWithRestore(world)
  if (at(0.9)) await sendNewsletter(world, 'Before the holidays')
  if (at(0.95)) await tryDoors(world)
  await payInPart(world)
  if (isBankDay(world)) await readBank(world, Math.floor(place / 7))
}

const isLong = ({ days }: World) => days.length > 14
// Each day of the long month; in the small one on a day of work and on a closed one.
const isStruck = (world: World, place: number) => isLong(world) || place % 3 === 2
const isBankDay = ({ today, days }: World) =>
  new Date(`${today}T12:00Z`).getUTCDay() === 5 || today === days.at(-1)

// Four strangers at once, and one of the day's cleans is done meanwhile.
async function requestsAtOnce(world: World): Promise<(() => Promise<unknown>)[]> {
  const requests = await planRequests(world, 4)
  const [clean] = await cleansOf(world)
  const invoiceId = world.dice.uuid()
  return [
    ...requests.map(request => () => send(world, request)),
    ...(clean ? [() => complete(world, clean, false).then(() => invoice(world, clean.id, invoiceId))] : []),
  ]
}

async function paymentsAtOnce(world: World): Promise<(() => Promise<unknown>)[]> {
  const open = (await payable(world)).slice(0, 5)
  return open.map(({ id: invoice_id, open_cents }) => {
    const payment = { id: world.dice.uuid(), invoice_id, amount_cents: Math.min(5_000, open_cents) }
    return () => pay(world, payment)
  })
}

/** What is done between a backup and the day on which it is put back: the very same again afterwards. */
async function actsToRepeat(world: World): Promise<(() => Promise<unknown>)[]> {
  const [request] = await planRequests(world, 1)
  const payments = await paymentsAtOnce(world)
  return [
    ...(request ? [() => send(world, request), () => confirm(world, request)] : []),
    ...payments.slice(0, 2),
  ]
}

async function eraseWithRestore(world: World) {
  if (isLong(world)) await restoreAmong(world, [() => forget(world)])
  else await forget(world)
}

// On one evening the server is killed while reminders go out.
const strikesAtEvening = (world: World, place: number) =>
  isLong(world) && isOn(world, place, 0.45) ? () => killDuring(world, [async () => {}]) : undefined

async function untilNone(find: () => Promise<string[]>, why: (left: string[]) => string) {
  const giveUpAt = Date.now() + limit(30_000)
  for (;;) {
    const left = await find()
    if (left.length === 0) return
    if (Date.now() > giveUpAt) throw new Error(why(left))
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
