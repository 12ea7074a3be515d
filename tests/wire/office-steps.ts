// What the office does with a booking over the wire, for the tests of it.
import type { PostgrestError } from '@supabase/postgrest-js'
import { beforeEach } from 'vitest'
import type { Reward } from '#domain/discounts.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { bookAsGuest, idOf, slot, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

export const id = idOf(1)
export const rewardOf = (place: number) => `c9000000-0000-4000-8000-${String(place).padStart(12, '0')}`

type Answer = { data: Record<string, unknown>; error: PostgrestError | null; status: number }

export function atTheOffice(engine: Engine) {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(emptied('events, mail_outbox, audit_log'))
    await bookAsGuest(engine, { id })
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const call = async (person: Person, name: string, args: object) =>
    (await as(person).rpc(name, args)) as unknown as Answer
  const seenOf = async (booking = id) =>
    (await as('staff').from('bookings').select('updated_at').eq('id', booking).single()).data?.updated_at
  const confirm = async (more: object = {}, person: Person = 'staff') => {
    const usual = { booking_id: id, price: '950.00', reward_ids: [], seen: await seenOf() }
    return call(person, 'confirm_booking', { ...usual, ...more })
  }
  const move = async (more: object = {}) => {
    const usual = { booking_id: id, new_date: '2027-03-10', new_time: slot, seen: await seenOf() }
    return call('staff', 'place_booking', { ...usual, ...more })
  }
  const cancel = async (reason: string, more: object = {}) =>
    call('staff', 'cancel_booking_as_staff', { booking_id: id, reason, seen: await seenOf(), ...more })

  const reward = async (kinds: Reward['kind'][], lapses = '2027-08-01') => {
    const rows = kinds.map((kind, n) => {
      const [milestone, lapsesOn] = kind === 'loyalty' ? [(n + 1) * 10, 'null'] : ['null', `'${lapses}'`]
      return `('${rewardOf(n)}', '${kind}', ${milestone}, '2027-02-01', ${lapsesOn}::date)`
    })
    await engine.owner(`insert into rewards (customer_id, id, kind, milestone, earned_on, lapses_on)
      select bookings.customer_id, given.id::uuid, kind, milestone::integer, earned::date, lapses
      from bookings, (values ${rows}) as given (id, kind, milestone, earned, lapses)`)
    return kinds.map((_, n) => rewardOf(n))
  }
  const usedBy = async () => (await engine.owner('select used_by from rewards order by id')).flat()
  const happened = async () =>
    (await engine.owner('select name, created_by from events order by created_at, name')).slice(1)

  return { as, call, seenOf, confirm, move, cancel, reward, usedBy, happened }
}
