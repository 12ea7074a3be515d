// Shared by the tests of regular visits: a customer, a weekly plan for her, and what the office does with it.
import { beforeEach } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

export const planId = idOf(900)
export const anna = idOf(800)
// The clock stands at Monday 1 March 2027, 09:30.
export const tuesday = '2027-03-02'

export type Visit = {
  plan_day: string
  state: string
  service_date: string
  start_minute: number
  price_cents: number
  booking_id: string
}

/** Each test of the suite begins with an empty diary. */
export function planning(engine: Engine) {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('crew_hours, crew_days_off, day_overrides, audit_log, mail_outbox')};
      update business_settings set slot_capacity = 1;
      insert into customers (id, first_name, last_name, email, phone, is_ours)
      values ('${anna}', 'Anna', 'Ferreira', 'anna@home.example', '+27821110000', true)`)
  })

  type Fields = Record<string, unknown>
  const weekly = {
    id: planId,
    customer_id: anna,
    service_type: 'residential-standard',
    address: '3 Seemeeu Crescent',
    suburb: 'Diaz Beach',
    rhythm: 'weekly',
    start_minute: 480,
    minutes: 150,
    price_cents: 62_000,
    from_day: tuesday,
  }
  const call = async (sql: string, person: Person = 'staff') => {
    const { rows, refusal } = await attempt(engine, person, `select ${sql}`)
    return refusal ? (refusal.detail ?? refusal.code) : JSON.parse(String(rows[0]?.[0] ?? 'null'))
  }
  const make = (changes: Fields = {}, more = '') =>
    call(`make_plan('${JSON.stringify({ ...weekly, ...changes })}' ${more})`)
  const visits = async () =>
    (
      await engine.owner(`select service_date, private.clock_of(start_minute) from bookings
        where plan_id = '${planId}' and status <> 'cancelled' order by service_date`)
    ).map(row => row.join(' '))
  const days = async () => (await visits()).map(visit => visit.slice(5, 10))
  const mails = async () =>
    (await engine.owner('select template from mail_outbox order by created_at, id')).flat()
  const unplaced = async () =>
    (await engine.owner('select plan_day, reason from plan_unplaced order by plan_day')).map(row =>
      row.join(' '),
    )
  const ahead = async () =>
    ((await call(`plan_card('${planId}')`)) as { visits: Visit[] }).visits.filter(
      ({ plan_day }) => plan_day >= tuesday,
    )
  const states = async () => (await ahead()).map(({ plan_day, state }) => `${plan_day.slice(5)} ${state}`)
  const change = (day: string, scope: string, fields: object) =>
    call(`change_visits('${planId}', '${day}', '${scope}', '${JSON.stringify(fields)}')`)
  const cleaned = async () =>
    (
      await engine.owner(`select plan_day, service_type, size, extras, minutes, address, suburb, special_instructions, full_price
        from bookings where plan_id = '${planId}' and status <> 'cancelled' order by plan_day limit 4`)
    ).map(row => row.slice(1).join(' | '))
  const ownAs = async (person: 'client' | 'stranger', customer: string) =>
    engine.owner(`insert into client_profiles (user_id, email, first_name, last_name, customer_id)
      values ('${userIds[person]}', '${person}@coastal.example', 'Anna', 'Ferreira', '${customer}')`)

  return { weekly, call, make, visits, days, mails, unplaced, ahead, states, change, cleaned, ownAs }
}
