// The money of a business of many years: Money and its lists with 100,000 invoices and 300,000 payments, against 1,000 and
// 3,000. A day brings as many in both, and as much is open: what differs lies behind.
//   node bench/money.ts
import { addDays, todayAt } from '#domain/calendar.ts'
import { type Case, compareOffices, type Office, staff } from './growing-office.ts'

const sizes = {
  few: { customers: 1_000, invoices: 1_000 },
  many: { customers: 100_000, invoices: 100_000 },
}
const invoicesADay = 25
const openInvoices = 300
const today = todayAt(new Date())
const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1)

const asked = (title: string, name: string, args: object = {}): Case => ({
  title,
  prepare: async ({ call }: Office) => {
    return () => call(name, args)
  },
})

const cases: Case[] = [
  asked('Money, this month', 'money_figures'),
  asked('Money, last month', 'money_figures', { month: lastMonth }),
  asked('whom to remind', 'money_chase'),
  asked('whom to remind, over 30 days', 'money_chase', { age: 'over-30' }),
  asked('invoices that are overdue', 'search_invoices', { state: 'overdue', page_size: 26 }),
  asked('invoices that are paid', 'search_invoices', { state: 'paid', page_size: 26 }),
  asked('a page for the accountant', 'accountant_payments', {
    ...{ from_day: addDays(today, -20), to_day: today, page_size: 500 },
  }),
  asked('the totals for the accountant', 'accountant_totals', {
    ...{ from_day: addDays(today, -20), to_day: today, vat_percent: 15 },
  }),
  asked('the pulse', 'office_pulse', { today }),
]

// Each has one clean. The newest are open, some of them long over; the others were paid in three parts.
const fill = (size: keyof typeof sizes) => {
  const { customers, invoices } = sizes[size]
  const id = (first: string, number: string) =>
    `('${first}0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  return `
    insert into user_roles (user_id, role) values ('${staff}', 'admin');
    alter table customers disable trigger user; alter table services disable trigger user;
    alter table service_invoices disable trigger user; alter table payments disable trigger user;
    insert into customers (id, first_name, last_name, phone)
    select ${id('c', 'n')}, 'Thandi', 'Botha ' || n, '+2782' || lpad(n::text, 7, '0') from generate_series(1, ${customers}) as n;
    insert into service_invoices (id, customer_id, customer_name, service_date, invoice_number, description, amount_paid, due_on,
      paid_cents, created_at)
    select ${id('d', 'n')}, ${id('c', `n % ${customers} + 1`)}, 'Thandi Botha', day, 'B-' || n, 'Regular clean', 600,
      case when n % 10 = 0 then day - 40 else day + 7 end, case when n < ${openInvoices} then 0 else 60000 end, day
    from generate_series(0, ${invoices - 1}) as n, lateral (select date '${today}' - n / ${invoicesADay} as day) as days;
    insert into services (customer_id, customer_name, service_type, service_date, price, status, payment_status, invoice_id)
    select customer_id, customer_name, 'deep-cleaning', service_date, 600, 'completed',
      case when open_cents = 0 then 'paid' else 'pending' end, id from service_invoices;
    insert into payments (invoice_id, customer_id, customer_name, amount_cents, method, paid_on, created_at)
    select id, customer_id, customer_name, 20000, 'bank-transfer', least(service_date + part, '${today}'), service_date
    from service_invoices, generate_series(1, 3) as part where paid_cents > 0`
}

await compareOffices({ part: 'money', grownTo: `${sizes.many.invoices} invoices`, fill, cases })
