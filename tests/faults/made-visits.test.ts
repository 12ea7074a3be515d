// The visits of plans, made by real servers: one that is killed meanwhile, two at once, and clocks that jump.
import { once } from 'node:events'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { addDays, type IsoDay, todayAt } from '#domain/calendar.ts'
import { weekdayOf } from '#domain/plan-days.ts'
import { closedReason } from '#domain/time-slots.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { limit } from '#tests/limits.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { dueEngines, openClockedDatabase } from './clocked-database.ts'
import { startServerWithClock } from './server-with-clock.ts'

const { postgresUrl } = inject('templates').house
const patience = { timeout: limit(360_000) }
const soon = { timeout: limit(90_000), interval: 50 }
const daysAhead = 84
const today = todayAt(new Date())
const tomorrow = addDays(today, 1)

// Four crews, five weekdays and in the long run four hours: nobody is in another's way. Closed days are left out.
const isLong = Boolean(process.env.EVERYTHING)
const planCount = isLong ? 80 : 20
const weekdayOfPlan = (place: number) => (Math.floor(place / 4) % 5) + 1

/** Reckoned from the calendar alone. */
function wantedDays(weekday: number, from: IsoDay, to: IsoDay): IsoDay[] {
  const days: IsoDay[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    if (weekdayOf(day) === weekday && !closedReason(day, new Date())) days.push(day)
  return days
}

const plansInSql = (planCount: number) => `
  update public.business_settings set slot_capacity = 4;
  insert into public.customers (id, first_name, last_name, is_ours)
  select ('c0000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, 'Anna', 'Visser ' || place, true
  from generate_series(0, ${planCount - 1}) as place;
  insert into public.plans (id, customer_id, service_type, address, suburb, on_closed, from_day)
  select ('d0000000-0000-4000-8000-' || right(id::text, 12))::uuid, id, 'residential-standard', '1 Marsh Street', 'Central', 'skip', '${tomorrow}'
  from public.customers where last_name like 'Visser %';
  insert into public.plan_shapes (plan_id, from_day, rhythm, first_day, start_minute, minutes, crew_id)
  select plans.id, '${tomorrow}', 'weekly', private.first_rhythm_day('weekly', place / 4 % 5 + 1, null, '${tomorrow}'),
    480 + 120 * (place / 20), 60, (array(select id from public.crews where is_active order by id))[1 + place % 4]
  from public.plans, lateral (select right(plans.id::text, 12)::integer as place) as numbered;
  insert into public.plan_prices (plan_id, from_day, price_cents, told_how) select id, from_day, 62000, 'plan' from public.plans`

describe.runIf(postgresUrl)('visits made by servers on one PostgreSQL', () => {
  async function withPlans() {
    const { databaseUrl, drop } = await clonePostgres(postgresUrl ?? '')
    onTestFinished(drop)
    const ask = (sql: string) => withPostgresOwner(databaseUrl, owner => owner.run(sql))
    await ask(plansInSql(planCount))
    const count = async (sql: string) => Number((await ask(`select count(*) from ${sql}`))[0]?.[0])
    const start = async () => {
      const server = await startServerProcess({ DATABASE_URL: databaseUrl }, { like: 'without pages' })
      onTestFinished(() => server.stop('SIGKILL'))
      return server
    }
    return { ask, count, start, databaseUrl }
  }
  type House = Awaited<ReturnType<typeof withPlans>>

  async function expectEachOnce({ ask, count }: House) {
    await expect.poll(() => count('private.plan_rounds'), soon).toBe(planCount)
    const wanted = Array.from({ length: planCount }, (_, place) =>
      wantedDays(weekdayOfPlan(place), tomorrow, addDays(today, daysAhead)).map(day => `${place} ${day}`),
    )
    const made = await ask(
      'select right(plan_id::text, 12)::integer, plan_day from public.bookings where plan_id is not null',
    )
    expect(made.map(row => row.join(' ')).sort()).toEqual(wanted.flat().sort())
    expect(await count('public.plan_unplaced')).toBe(0)
  }

  // Held by us: the server waits at it with a visit half made, until it is killed.
  const gate = 4711
  const isWaiting = `pg_stat_activity where wait_event_type = 'Lock' and query like '%make_visits%' and datname = current_database()`

  test(
    'a server that is killed while it makes visits loses none, and two that go on at once make none twice',
    patience,
    async () => {
      const house = await withPlans()
      const { rounds, bookings } = { rounds: 'private.plan_rounds', bookings: 'public.bookings' }
      // A good part before it: half of the plans are done.
      await house.ask(`create function public.wait_at_gate() returns trigger language plpgsql as
        $$ begin
          if (select count(*) from ${rounds}) >= ${planCount / 2} then perform pg_advisory_xact_lock_shared(${gate}); end if;
          return new;
        end $$;
      create trigger zz_wait_at_gate before insert on ${bookings} for each row execute function public.wait_at_gate()`)
      await withPostgresOwner(house.databaseUrl, async owner => {
        await owner.run(`select pg_advisory_lock(${gate})`)
        const server = await house.start()
        await expect.poll(() => house.count(isWaiting), soon).toBe(1)
        const ended = once(server.process, 'exit')
        server.process.kill('SIGKILL')
        await ended
        // PostgreSQL itself would only notice once the gate is open.
        await house.ask(`select pg_terminate_backend(pid) from ${isWaiting}`)
        await expect.poll(() => house.count(isWaiting), soon).toBe(0)
        expect([await house.count(rounds), (await house.count(bookings)) > 0]).toEqual([planCount / 2, true])
        await owner.run(`drop trigger zz_wait_at_gate on ${bookings}`)
      })
      await Promise.all([house.start(), house.start()])
      await expectEachOnce(house)
    },
  )
})

// In npm test the clock jumps in tests/policies/plans-at-once.test.ts, and goes on for a server in tests/month.
test.runIf(isLong).each(dueEngines)(
  'a clock that jumps ahead, back and ahead again makes each visit once (%s)',
  patience,
  async engine => {
    const weekday = weekdayOfPlan(0)
    const database = await openClockedDatabase(engine, plansInSql(1))
    onTestFinished(async () => void (await database.close()))
    const jump = 21

    const { settings, setClock: setDatabaseClock } = database

    // A server makes a round before it opens, and one when its clock has jumped.
    async function live(...steps: { day: number; madeFor: number }[]) {
      const [first] = steps
      const hoursAhead = (first?.day ?? 0) * 24
      const server = await startServerWithClock(settings, {
        hoursAhead,
        setDatabaseClock,
        wakesTimers: true,
        like: 'without pages',
      })
      const made = async () => {
        const { data } = await server.tables
          .from('bookings')
          .select('plan_day')
          .order('plan_day')
          .throwOnError()
        return data.map(({ plan_day }) => plan_day as IsoDay)
      }
      for (const { day, madeFor } of steps) {
        await server.setClock(day * 24)
        const wanted = wantedDays(weekday, tomorrow, addDays(today, madeFor + daysAhead))
        await expect.poll(made, soon).toEqual(wanted)
      }
      await server.stop()
    }

    await live({ day: 0, madeFor: 0 }, { day: jump, madeFor: jump })
    await live({ day: -jump, madeFor: jump }, { day: jump + 7, madeFor: jump + 7 })
    await live({ day: 0, madeFor: jump + 7 })
  },
)
