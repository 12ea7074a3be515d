// The days of a plan: the database and the browser's module against a reckoning that walks day by day.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { publicHolidayName } from '#domain/holidays.ts'
import {
  dayOfVisit,
  firstRhythmDay,
  isPaused,
  type OnClosed,
  type Rhythm,
  rhythmDays,
  rhythms,
} from '#domain/plan-days.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, welcomeEveryone } from './people.ts'

const isLong = Boolean(process.env.EVERYTHING)

const dayAt = (place: number) => new Date(Date.UTC(2020, 0, 1 + place)).toISOString().slice(0, 10)
const placeOf = (day: string) => Math.round((Date.parse(day) - Date.parse('2020-01-01')) / 86_400_000)
const isoWeekday = (place: number) => new Date(Date.UTC(2020, 0, 1 + place)).getUTCDay() || 7
const monthAt = (place: number) => dayAt(place).slice(0, 7)

type Asked = { rhythm: Rhythm; weekday: number; nth: number | null; from: number; length: number }

// Which of its weekday a day is, counted by walking back to the first of the month.
function countInMonth(place: number): number {
  let count = 0
  for (let back = place; monthAt(back) === monthAt(place); back -= 7) count += 1
  return count
}

// Day by day from the start; the first that fits begins the rhythm.
function walk({ rhythm, weekday, nth, from, length }: Asked): string[] {
  const days: number[] = []
  const weeksApart = { weekly: 1, 'two-weeks': 2, 'four-weeks': 4, monthly: 0 }[rhythm]
  for (let place = from; place <= from + length; place += 1) {
    if (isoWeekday(place) !== weekday) continue
    const isLast = monthAt(place + 7) !== monthAt(place)
    const fits =
      rhythm === 'monthly'
        ? nth === 5
          ? isLast
          : countInMonth(place) === nth
        : days.length === 0 || place - (days.at(-1) as number) === 7 * weeksApart
    if (fits) days.push(place)
  }
  return days.map(dayAt)
}

const asked: fc.Arbitrary<Asked> = fc
  .record({
    rhythm: fc.constantFrom(...rhythms),
    weekday: fc.integer({ min: 1, max: 6 }),
    nth: fc.integer({ min: 1, max: 5 }),
    from: fc.integer({ min: 0, max: 8000 }),
    length: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ nth, ...rest }) => ({ ...rest, nth: rest.rhythm === 'monthly' ? nth : null }))

describeEachEngine('the days of a plan', engine => {
  const inDatabase = async (many: Asked[], cut: number) => {
    const values = many.map(
      ({ rhythm, weekday, nth, from, length }, place) =>
        `(${place}, '${rhythm}', ${weekday}, ${nth}::integer, date '${dayAt(from)}', date '${dayAt(from + length)}')`,
    )
    const rows = await engine.owner(`
      select asked.place, string_agg(day::text, ' ' order by day)
      from (values ${values.join(', ')}) as asked (place, rhythm, weekday, nth, from_day, to_day),
        private.first_rhythm_day(rhythm, weekday, nth, from_day) as first_day,
        private.rhythm_days(rhythm, first_day, nth, from_day + ${cut}, to_day) as day
      group by asked.place`)
    const found = new Map(rows.map(([place, days]) => [Number(place), String(days).split(' ')]))
    return many.map((_, place) => found.get(place) ?? [])
  }

  test('are those that a calendar shows, in the database and in the browser', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(asked, { minLength: 40, maxLength: 80 }),
        fc.integer({ min: 0, max: 60 }),
        async (many, cut) => {
          const walked = many.map(one => walk(one).filter(day => placeOf(day) >= one.from + cut))
          const reckoned = many.map(({ rhythm, weekday, nth, from, length }) => {
            const firstDay = firstRhythmDay(rhythm, weekday, nth, dayAt(from))
            return rhythmDays({ rhythm, firstDay, nth }, dayAt(from + cut), dayAt(from + length))
          })
          expect(reckoned).toEqual(walked)
          expect(await inDatabase(many, cut)).toEqual(walked)
        },
      ),
      { numRuns: isLong ? 25 : 8 },
    )
  })
})

// Whole plans in an empty diary, over a December with holidays, pauses and days that the owner closed.
describeEachEngine('a plan alone in the diary', engine => {
  const today = '2027-11-29'
  const lastDay = dayAt(placeOf(today) + 84)
  beforeAll(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner('update business_settings set slot_capacity = 1')
    await setClock(engine, `${today} 06:00`)
  })

  const plan = fc.record({
    rhythm: fc.constantFrom(...rhythms),
    weekday: fc.integer({ min: 1, max: 6 }),
    nth: fc.integer({ min: 1, max: 5 }),
    start: fc.integer({ min: 0, max: 40 }),
    onClosed: fc.constantFrom<OnClosed>('move', 'skip'),
    // A plan has one pause that begins on a day.
    pauses: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 20 })), {
      maxLength: 2,
      selector: ([from]) => from,
    }),
    declared: fc.array(fc.integer({ min: 0, max: 84 }), { maxLength: 12 }),
  })

  test('comes on the days that the calendar, the owner and the client leave it', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ rhythm, weekday, nth, start, onClosed, pauses, declared }) => {
        const closed = new Set(declared.map(place => dayAt(placeOf(today) + place)))
        const isClosed = (day: string) =>
          closed.has(day) || isoWeekday(placeOf(day)) === 7 || publicHolidayName(day) !== undefined
        const rests = pauses.map(([from, length]) => ({
          from_day: dayAt(placeOf(today) + from),
          to_day: dayAt(placeOf(today) + from + length),
        }))
        const from = dayAt(placeOf(today) + start)
        const firstDay = firstRhythmDay(rhythm, weekday, nth, from)
        const taken = new Set<string>()
        // Weekly visits with a closed week between may want one day: the first has it.
        const expected = rhythmDays(
          { rhythm, firstDay, nth: rhythm === 'monthly' ? nth : null },
          from,
          lastDay,
        )
          .filter(day => !isPaused(rests, day))
          .flatMap(day => {
            const on = dayOfVisit(day, {
              onClosed,
              isClosed: near => isClosed(near) || (near !== day && (near < today || taken.has(near))),
            })
            if (on) taken.add(on)
            return on ? [`${day} ${on}`] : []
          })
        const made = await engine.owner(`
          delete from bookings; delete from plans; delete from day_overrides; delete from customers;
          insert into customers (id, first_name, last_name) values ('${idOf(1)}', 'Anna', 'Ferreira');
          ${[...closed].map(day => `insert into day_overrides (day, is_open) values ('${day}', false);`).join('')}
          insert into plans (id, customer_id, service_type, address, from_day, on_closed)
            values ('${idOf(2)}', '${idOf(1)}', 'window', '1 Marsh St', '${from}', '${onClosed}');
          insert into plan_shapes (plan_id, from_day, rhythm, first_day, nth, start_minute, minutes, crew_id)
            values ('${idOf(2)}', '${from}', '${rhythm}', '${firstDay}', ${rhythm === 'monthly' ? nth : null}, 480, 120, 1);
          insert into plan_prices (plan_id, from_day, price_cents, told_how) values ('${idOf(2)}', '${from}', 45000, 'plan');
          ${rests.map(({ from_day, to_day }) => `insert into plan_pauses (plan_id, from_day, to_day) values ('${idOf(2)}', '${from_day}', '${to_day}');`).join('')}
          select make_visits();
          select plan_day || ' ' || service_date from bookings where plan_id = '${idOf(2)}' order by plan_day`)
        expect(made.flat()).toEqual(expected)
      }),
      { numRuns: isLong ? 40 : 12 },
    )
  })

  test('a visitor learns nothing of it', async () => {
    expect((await attempt(engine, 'anon', 'select * from plans')).refusal?.code).toBe('42501')
  })
})
