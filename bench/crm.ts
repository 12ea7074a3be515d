// The office among many customers: what a search, a filter and a next page take with 100,000 customers and 500,000
// services, against 1,000 and 5,000, through /rest/v1 as a member of staff.
//   node bench/crm.ts
import { type Case, compareOffices, type Office } from './growing-office.ts'

const sizes = { few: 1_000, many: Number(process.env.BENCH_CUSTOMERS ?? 100_000) }
const servicesEach = 5

const list = (args: object, name = 'search_customers') => ({
  prepare:
    async ({ call }: Office) =>
    () =>
      call(name, args),
})
const nextPage = (name: string, args: object) => ({
  prepare: async ({ call }: Office) => {
    const first = await call(name, args)
    return () => call(name, { ...args, after: first.at(-1) })
  },
})

const cases: Case[] = [
  { title: 'first page', ...list({}) },
  { title: 'next page', ...nextPage('search_customers', {}) },
  { title: 'filter', ...list({ wanted_status: 'prospect' }) },
  { title: 'filter, next page', ...nextPage('search_customers', { wanted_status: 'inactive' }) },
  { title: 'sort by services', ...list({ sort: 'services' }) },
  { title: 'newest', ...list({ sort: 'newest' }) },
  { title: 'search a person', ...list({ words: 'Thandi Botha77' }) },
  { title: 'search a surname', ...list({ words: 'botha' }) },
  { title: 'search a phone', ...list({ words: '082 060 9763' }) },
  { title: 'search half a phone', ...list({ words: '060 9763' }) },
  { title: 'search an e-mail', ...list({ words: 'c77@bench.example' }) },
  { title: 'search, nobody', ...list({ words: 'zzyzx' }) },
  { title: 'search, two letters', ...list({ words: 'bo' }) },
  { title: 'services', ...list({}, 'search_services') },
  { title: 'services, next page', ...nextPage('search_services', {}) },
  { title: 'services, overdue', ...list({ wanted_payment: 'overdue' }, 'search_services') },
  {
    title: 'services of a month',
    ...list({ from_day: '2026-01-01', to_day: '2026-01-31' }, 'search_services'),
  },
  { title: 'services of a person', ...list({ words: 'Thandi Botha77' }, 'search_services') },
  { title: 'services of a type', ...list({ words: 'carpet' }, 'search_services') },
]

// Names as they come: some hundred surnames and first names, so that a surname is shared by few in a thousand.
const fill = (size: keyof typeof sizes) => `
    alter table customers disable trigger user; alter table services disable trigger user;
    insert into customers (first_name, last_name, email, phone, address, city, state, status, total_cleaning_count, created_at)
    select (array['Thandi', 'Pieter', 'Fatima', 'Johan', 'Nomsa'])[1 + n % 5] || chr(97 + n % 23) || chr(97 + n % 19),
      (array['Botha', 'Smith', 'Nkosi', 'Jacobs', 'Davids', 'Nel'])[1 + n % 6] || n % 211,
      'c' || n || '@bench.example', '+2782' || lpad((n * 7919 % 10000000)::text, 7, '0'), n || ' Marsh Street', 'Mossel Bay', 'Western Cape',
      (array['active', 'active', 'active', 'active', 'inactive', 'prospect'])[1 + n % 6 * 5 % 6], n % 40,
      now() - n * interval '10 minutes'
    from generate_series(1, ${sizes[size]}) as n;
    insert into services (customer_id, service_type, service_date, price, status, payment_status)
    select id, (array['residential-cleaning', 'deep-cleaning', 'carpet-cleaning', 'commercial-cleaning', 'window-cleaning', 'post-construction'])[1 + (m + total_cleaning_count) % 6],
      date '2026-11-01' - (total_cleaning_count * 17 + m * 31 + abs(hashtext(id::text)) % 997), 100 + total_cleaning_count * 10, 'completed',
      (array['paid', 'paid', 'pending', 'overdue'])[1 + (m + total_cleaning_count) % 4]
    from customers, generate_series(1, ${servicesEach}) as m`

await compareOffices({ part: 'CRM', grownTo: String(sizes.many), fill, cases })
