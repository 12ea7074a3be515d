// The diary of a business of many years: the week, the day, free times and a plan with 100,000 customers, 2,000 plans and
// 300,000 bookings, against 1,000, 20 and 3,000. The weeks ahead are equally full in both: what differs lies behind.
//   node bench/diary.ts
import { addDays, todayAt } from '#domain/calendar.ts'
import { bookingColumns } from '#web/data/staff-bookings.ts'
import { type Case, compareOffices, type Office } from './growing-office.ts'

const sizes = {
  few: { customers: 1_000, plans: 20, bookings: 3_000 },
  many: { customers: 100_000, plans: 2_000, bookings: 300_000 },
}
const crews = 4
const starts = [480, 580, 680, 780, 880]
const cleansADay = crews * starts.length
const daysAhead = 84
const visitsBehind = 200
const today = todayAt(new Date())
const monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7))
const saturday = addDays(monday, 5)
const planId = 'd0000000-0000-4000-8000-000000000001'

const between = (from: string, to: string) =>
  `bookings?select=${encodeURIComponent(bookingColumns.replaceAll(' ', ''))}&service_date=gte.${from}&service_date=lte.${to}` +
  '&status=neq.cancelled&sender_check=neq.waiting&order=service_date,service_time,start_minute,id'

const asked = (ask: (office: Office, time: number) => ReturnType<Office['call']>) => ({
  prepare: async (office: Office) => {
    let time = 0
    return () => ask(office, time++)
  },
})

const cases: Case[] = [
  { title: 'week', ...asked(({ read }) => read(between(monday, saturday))) },
  {
    title: 'hours of a week',
    ...asked(({ call }) => call('diary_days', { from_day: monday, to_day: saturday })),
  },
  { title: 'day', ...asked(({ read }) => read(between(today, addDays(today, 1)))) },
  {
    title: 'not finished',
    ...asked(({ read }) =>
      read(
        `bookings?select=id&status=eq.confirmed&service_date=lt.${today}&order=service_date.desc&limit=100`,
      ),
    ),
  },
  {
    title: 'clashes',
    ...asked(({ call }) => call('diary_clashes', { from_day: today, to_day: addDays(today, 91) })),
  },
  {
    title: 'free times of a month',
    // Another question each time: the same one would be answered from memory.
    ...asked(({ call }, time) =>
      call('available_slots', {
        from_day: addDays(today, 1 + (time % 20)),
        to_day: addDays(today, 31 + (time % 20)),
        service_type: 'residential-deep',
        size: 1 + (Math.floor(time / 20) % 6),
      }),
    ),
  },
  { title: 'visits without a place', ...asked(({ call }) => call('unplaced_visits', {})) },
  {
    title: `a plan with ${visitsBehind} visits behind`,
    ...asked(({ call }) => call('plan_card', { of_plan: planId })),
  },
]

// The first plan comes every day and has its visits behind it; the others share the cleans of the weeks ahead or are over.
const fill = (size: keyof typeof sizes) => {
  const { customers, plans, bookings } = sizes[size]
  const id = (first: string, number: string) =>
    `('${first}0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  return `
    update business_settings set slot_capacity = ${crews};
    alter table customers disable trigger user; alter table bookings disable trigger user;
    alter table plans disable trigger user; alter table plan_shapes disable trigger user; alter table plan_prices disable trigger user;
    insert into customers (id, first_name, last_name, phone, address)
    select ${id('c', 'n')}, 'Thandi', 'Botha ' || n, '+2782' || lpad(n::text, 7, '0'), n || ' Marsh Street'
    from generate_series(1, ${customers}) as n;
    insert into plans (id, customer_id, service_type, address, suburb, from_day, until_day)
    select ${id('d', 'n')}, ${id('c', 'n')}, 'residential-standard', n || ' Marsh Street', 'Central', '${addDays(today, -1500)}',
      case when n > 20 then date '${today}' - 1 end
    from generate_series(1, ${plans}) as n;
    insert into plan_shapes (plan_id, from_day, rhythm, first_day, start_minute, minutes, crew_id)
    select id, from_day, 'weekly', private.first_rhythm_day('weekly', 1, null, from_day), 480, 80, (select min(crews.id) from crews) from plans;
    insert into plan_prices (plan_id, from_day, price_cents, told_how) select id, from_day, 62000, 'plan' from plans;
    insert into bookings (customer_id, service_type, service_date, service_time, address, suburb, status, price, minutes, crew_id,
      start_minute, extras, plan_id, plan_day, created_at, updated_at)
    select ${id('c', `n % ${customers} + 1`)}, 'residential-standard', day, private.slot_at(start), n || ' Marsh Street', 'Central',
      case when day < '${today}' then 'completed' else 'confirmed' end, 620, 80, crew, start, '{}',
      case when n % ${cleansADay} = 0 and day > date '${today}' - ${visitsBehind} then '${planId}'::uuid end, day, now(), now()
    from generate_series(0, ${bookings - 1}) as n,
      lateral (select date '${today}' + ${daysAhead} - n / ${cleansADay} as day,
        (array[${starts.join()}])[1 + n % ${starts.length}] as start,
        (array(select id from crews where is_active order by id))[1 + n / ${starts.length} % ${crews}] as crew) as place`
}

await compareOffices({ part: 'diary', grownTo: `${sizes.many.bookings} bookings`, fill, cases })
