// Random acts of clients, the office and its regular plans against the diary kept with a pencil (diary-model.ts): each is taken or refused
// alike, and no two stretches of one crew overlap without a recorded overbooking.
import { beforeEach, expect, test } from 'vitest'
import { type Dice, makeDice } from '#demo/dice.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { timeSlots } from '#domain/terms.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine, type Engine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import {
  closedAt,
  type Diary,
  hitOf,
  minutesOf,
  newDiary,
  type Planned,
  placeFor,
  saturday,
  slotAt,
  tuesday,
} from './diary-model.ts'
import { attempt, welcomeEveryone } from './people.ts'

const rounds = Number(process.env.ROUNDS ?? 6)
const actsInRound = 40

const types: ServiceType[] = ['window', 'residential-standard', 'residential-deep', 'mattress-clean-one-time']
const suburbs = ['Hartenbos', 'Dana Bay', 'Blanco', null]

type House = { engine: Engine; dice: Dice; diary: Diary; plans: Plan[] }
/** With one visit, on one of the two days; without a clean it waits in the list. */
type Plan = { id: string; wanted: Wanted; clean?: Planned }
type Wanted = Pick<Planned, 'day' | 'minutes' | 'suburb' | 'crew' | 'start'>
/** What the model expects, and what the database did. */
type Outcome = { expected: string; done: string }
type Act = (house: House) => Promise<Outcome | undefined>

const codeOf = async (answer: Promise<{ refusal?: { detail?: string; code?: string } }>) => {
  const { refusal } = await answer
  return refusal?.detail ?? refusal?.code ?? 'done'
}
const someDay = (dice: Dice) => (dice.isLucky(0.8) ? tuesday : saturday)
const live = ({ diary, dice }: House) => {
  const cleans = diary.cleans.filter(({ isCancelled }) => !isCancelled)
  return cleans.length > 0 ? dice.pick(cleans) : undefined
}

const request: Act = async ({ engine, dice, diary }) => {
  const wish = {
    day: someDay(dice),
    slot: dice.pick([...timeSlots]),
    type: dice.pick(types),
    size: dice.isLucky(0.5) ? 1 + dice.below(6) : null,
    suburb: dice.pick(suburbs),
  }
  const clean = { ...wish, id: idOf(diary.cleans.length + 1), minutes: minutesOf(wish) }
  const found = placeFor(diary, clean)
  if (typeof found !== 'string')
    diary.cleans.push({ ...clean, ...found, isCancelled: false, isOverbooked: false })
  const row = {
    ...{ id: clean.id, service_date: wish.day, service_time: wish.slot, service_type: wish.type },
    ...{ size: wish.size === null ? null : String(wish.size), suburb: wish.suburb },
  }
  return {
    expected: typeof found === 'string' ? found : 'done',
    done: await codeOf(bookAsGuest(engine, row)),
  }
}

const place = ({ engine }: House, { id }: Planned, args: string) =>
  codeOf(
    attempt(
      engine,
      'staff',
      `select place_booking('${id}', (select updated_at from bookings where id = '${id}'), ${args})`,
    ),
  )

const move: Act = async house => {
  const clean = live(house)
  if (!clean) return
  const [day, slot] = [someDay(house.dice), house.dice.pick([...timeSlots])]
  if (clean.day === day && clean.slot === slot) return
  const found = placeFor(house.diary, { ...clean, day, slot })
  if (typeof found !== 'string') Object.assign(clean, { day, slot, ...found, isOverbooked: false })
  const done = await place(house, clean, `new_date => '${day}', new_time => '${slot}'`)
  return { expected: typeof found === 'string' ? found : 'done', done }
}

// Crew, start and length as somebody drags them in the week; sometimes with a reason.
const drag: Act = async house => {
  const clean = live(house)
  if (!clean) return
  const { dice, diary } = house
  const wanted = {
    day: someDay(dice),
    start: 480 + 10 * dice.below(60),
    crew: 1 + dice.below(diary.crews),
    minutes: 30 + 10 * dice.below(20),
  }
  const isKnowing = dice.isLucky(0.4)
  const expected = closedAt({ day: wanted.day, slot: slotAt(wanted.start) })
    ? 'day_closed'
    : (hitOf(diary, { ...clean, ...wanted }) ?? 'fits')
  const isTaken = expected === 'fits' || (isKnowing && expected !== 'day_closed')
  if (isTaken) Object.assign(clean, wanted, { slot: slotAt(wanted.start), isOverbooked: expected !== 'fits' })
  const args = `new_date => '${wanted.day}', new_start => ${wanted.start}, new_crew => ${wanted.crew}::smallint,
    new_minutes => ${wanted.minutes} ${isKnowing ? `, overbook_reason => 'Because'` : ''}`
  return { expected: isTaken ? 'done' : expected, done: await place(house, clean, args) }
}

const lengthen: Act = async house => {
  const clean = live(house)
  if (!clean) return
  const minutes = Math.max(10, clean.minutes + 10 * (house.dice.below(13) - 6))
  const isFree = minutes <= clean.minutes
  const expected = isFree ? undefined : hitOf(house.diary, { ...clean, minutes })
  if (!expected) Object.assign(clean, { minutes, isOverbooked: clean.isOverbooked && isFree })
  return { expected: expected ?? 'done', done: await place(house, clean, `new_minutes => ${minutes}`) }
}

const cancel: Act = async house => {
  const clean = live(house)
  if (!clean) return
  clean.isCancelled = true
  const done = attempt(
    house.engine,
    'staff',
    `update bookings set status = 'cancelled' where id = '${clean.id}'`,
  )
  return { expected: 'done', done: await codeOf(done) }
}

const dayOff: Act = async ({ engine, dice, diary }) => {
  const [crew, day] = [1 + dice.below(diary.crews), someDay(dice)]
  const key = `${crew} ${day}`
  const isOff = diary.off.has(key)
  if (isOff) diary.off.delete(key)
  else diary.off.add(key)
  const change = isOff
    ? `delete from crew_days_off where crew_id = ${crew} and day = '${day}'`
    : `insert into crew_days_off (crew_id, day) values (${crew}, '${day}')`
  return { expected: 'done', done: await codeOf(attempt(engine, 'admin', change)) }
}

const wantedOf = ({ dice, diary }: House): Wanted => ({
  day: someDay(dice),
  minutes: 30 + 10 * dice.below(20),
  suburb: dice.pick(suburbs),
  crew: 1 + dice.below(diary.crews),
  start: 480 + 10 * dice.below(60),
})
const hasRoom = ({ diary }: House, wanted: Wanted, id: string) =>
  !closedAt({ day: wanted.day, slot: slotAt(wanted.start) }) && !hitOf(diary, { ...wanted, id })

async function visitOf({ engine, diary }: House, plan: Plan) {
  const [[id] = []] = await engine.owner(
    `select id from bookings where plan_id = '${plan.id}' and status <> 'cancelled'`,
  )
  plan.clean = {
    ...plan.wanted,
    ...{ id: String(id), slot: slotAt(plan.wanted.start), isCancelled: false, isOverbooked: false },
  }
  diary.cleans.push(plan.clean)
}

const made = (house: House) =>
  house.engine
    .owner('select count(*) from plan_unplaced')
    .then(([row]) => `${row?.[0]} of ${house.plans.length} wait`)
const expectedMade = ({ plans }: House) =>
  `${plans.filter(({ clean }) => !clean).length} of ${plans.length} wait`

const makeRegular: Act = async house => {
  const { engine, plans } = house
  const wanted = wantedOf(house)
  const plan: Plan = { id: idOf(500 + plans.length), wanted }
  plans.push(plan)
  const fields = {
    ...{ id: plan.id, customer_id: idOf(499), service_type: 'window', address: '1 Marsh St' },
    ...{ rhythm: 'weekly', price_cents: 45_000, from_day: wanted.day, until_day: wanted.day },
    ...{ suburb: wanted.suburb, start_minute: wanted.start, minutes: wanted.minutes, crew_id: wanted.crew },
  }
  const fits = hasRoom(house, wanted, plan.id)
  const done = await codeOf(attempt(engine, 'staff', `select make_plan('${JSON.stringify(fields)}')`))
  if (done === 'done' && fits) await visitOf(house, plan)
  return { expected: `done ${expectedMade(house)}`, done: `${done} ${await made(house)}` }
}

// What the server does each hour.
const runRound: Act = async house => {
  await house.engine.owner(`update private.plan_rounds set tried_at = '2020-01-01'`)
  await house.engine.database.tx({ role: 'backend' }, [{ text: 'select make_visits()' }])
  const waiting = house.plans.filter(({ clean }) => !clean)
  for (const plan of waiting.toSorted((a, b) => (a.wanted.day + a.id < b.wanted.day + b.id ? -1 : 1)))
    if (hasRoom(house, plan.wanted, plan.id)) await visitOf(house, plan)
  return { expected: expectedMade(house), done: await made(house) }
}

// The plan is another from now on: its visit follows where it can, and waits in the list where not.
const changeRegular: Act = async house => {
  const open = house.plans.filter(({ clean }) => !clean?.isCancelled)
  if (open.length === 0) return
  const plan = house.dice.pick(open)
  const { start, minutes, crew } = wantedOf(house)
  Object.assign(plan, { wanted: { ...plan.wanted, start, minutes, crew } })
  const { wanted, clean } = plan
  const fits = hasRoom(house, wanted, clean?.id ?? plan.id)
  const change = JSON.stringify({ start_minute: start, minutes, crew_id: crew })
  const act = `select change_visits('${plan.id}', '${wanted.day}', 'all', '${change}')`
  const done = await codeOf(attempt(house.engine, 'staff', act))
  if (clean && fits) Object.assign(clean, wanted, { slot: slotAt(start), isOverbooked: false })
  else if (clean) {
    clean.isCancelled = true
    plan.clean = undefined
  } else if (fits) await visitOf(house, plan)
  return { expected: `done ${expectedMade(house)}`, done: `${done} ${await made(house)}` }
}

const regularActs: Act[] = [makeRegular, makeRegular, runRound, changeRegular]
const acts: Act[] = [request, request, request, move, drag, drag, lengthen, cancel, dayOff, ...regularActs]

describeEachEngine('acts in the diary', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await setClock(engine, '2027-03-01 09:30')
  })

  const kept = async () =>
    (
      await engine.owner(`select id, service_date, service_time, minutes, crew_id, start_minute, overbooked_reason is not null
        from bookings where status <> 'cancelled' order by id`)
    ).map(row => row.join(' '))
  const expectedOf = ({ cleans }: Diary) =>
    cleans
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ id, day, slot, minutes, crew, start, isOverbooked }) =>
        [id, day, slot, minutes, crew, start, isOverbooked ? 't' : 'f'].join(' '),
      )
      .sort()
  // Each overlap has an overbooking on one side.
  const overlaps = () =>
    engine.owner(`select a.id, b.id from bookings as a join bookings as b on a.id < b.id and a.crew_id = b.crew_id
      and a.service_date = b.service_date and a.start_minute < b.start_minute + b.minutes and b.start_minute < a.start_minute + a.minutes
      where a.status <> 'cancelled' and b.status <> 'cancelled' and a.overbooked_reason is null and b.overbooked_reason is null`)

  test.each(Array.from({ length: rounds }, (_, round) => round + 1))('round %i', async round => {
    const house: House = { engine, dice: makeDice(round), diary: newDiary(1 + (round % 3)), plans: [] }
    await engine.owner(
      `${emptied('crew_days_off')}; update business_settings set slot_capacity = ${house.diary.crews};
      insert into customers (id, first_name, last_name) values ('${idOf(499)}', 'Anna', 'Ferreira')`,
    )
    for (let count = 0; count < actsInRound; count += 1) {
      const act = house.dice.pick(acts)
      const outcome = await act(house)
      if (outcome) expect([count, act.name, outcome.done]).toEqual([count, act.name, outcome.expected])
      expect([count, act.name, ...(await kept())]).toEqual([count, act.name, ...expectedOf(house.diary)])
    }
    expect(await overlaps()).toEqual([])
  })
})
