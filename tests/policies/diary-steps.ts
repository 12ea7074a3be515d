import { beforeAll, beforeEach } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { bookAsGuest, setClock, startAfresh } from './booking-life.ts'
import { tuesday } from './diary-model.ts'
import { attempt, welcomeEveryone } from './people.ts'

export function diaryOf(engine: Engine) {
  beforeAll(() => setClock(engine, '2027-03-01 09:30'))
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('crew_hours, crew_days_off, day_overrides, audit_log')};
      update business_settings set slot_capacity = 1`)
  })

  type Changes = Parameters<typeof bookAsGuest>[1]
  const book = async (time: string, type: string, changes: Changes = {}) =>
    (
      await bookAsGuest(engine, {
        service_date: tuesday,
        service_time: time,
        service_type: type,
        ...changes,
      })
    ).refusal?.detail
  const stretches = async (more = '') =>
    (
      await engine.owner(`select crew_id, private.clock_of(start_minute), private.clock_of(start_minute + minutes)
        from bookings where status <> 'cancelled' ${more} order by crew_id, start_minute`)
    ).map(row => row.join(' '))
  const states = async (args: string) =>
    (
      await attempt(engine, 'anon', `select state from available_slots('${tuesday}', '${tuesday}' ${args})`)
    ).rows
      .flat()
      .join(' ')
  const place = async (id: string, args: string) =>
    attempt(
      engine,
      'staff',
      `select place_booking('${id}', (select updated_at from bookings where id = '${id}'), ${args})`,
    )
  const placed = async (id: string, args: string) => (await place(id, args)).refusal?.detail
  return { book, stretches, states, placed }
}
