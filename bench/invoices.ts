// The invoices of a business of many years: their lists, one invoice, and what is done with it, with 100,000 invoices and
// 300,000 payments against 1,000 and 3,000. As many are open in both: what differs lies behind.
//   node bench/invoices.ts
import { randomUUID } from 'node:crypto'
import { addDays, todayAt } from '#domain/calendar.ts'
import { type Case, compareOffices, type Office } from './growing-office.ts'

const sizes = {
  few: { customers: 1_000, invoices: 1_000 },
  many: { customers: 100_000, invoices: 100_000 },
}
const openInvoices = 300
const invoicesADay = 25
const today = todayAt(new Date())
const idOf = (first: string, number: number) =>
  `${first}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const asked = (title: string, ask: (office: Office, time: number) => ReturnType<Office['call']>): Case => ({
  title,
  prepare: async office => {
    let time = 0
    return () => ask(office, time++)
  },
})
const list = (title: string, args: object) =>
  asked(title, ({ call }) => call('search_invoices', { page_size: 26, ...args }))

const cases: Case[] = [
  list('the newest', {}),
  list('open', { state: 'open' }),
  list('overdue', { state: 'overdue' }),
  list('part-paid', { state: 'part-paid' }),
  list('paid', { state: 'paid' }),
  list('cancelled', { state: 'cancelled' }),
  list('of a client', { client: idOf('c', 8) }),
  list('by number', { words: `${today.slice(0, 4)}-9` }),
  list('by words', { words: 'verbouing' }),
  list('by name', { words: 'dlamini', with_names: true }),
  asked('how many stand how', ({ call }) => call('invoice_counts', {})),
  list('a later page', { after: { service_date: addDays(today, -20), id: idOf('d', 500) } }),
  asked('one', ({ call }, time) => call('invoice_card', { invoice_id: idOf('d', 300 + (time % 600)) })),
  asked('a month to invoice', ({ call }) =>
    call('month_to_invoice', { customer_id: idOf('c', 8), month: today }),
  ),
  asked('the next number', ({ call }) => call('next_invoice_number', {})),
  asked('a payment', ({ call }, time) =>
    call('record_payment', {
      ...{ id: randomUUID(), invoice_id: idOf('d', time % openInvoices), amount_cents: 100 },
      ...{ method: 'cash', paid_on: today },
    }),
  ),
]

// The newest are open, some of them part-paid, every tenth long over; each hundredth is cancelled; the others were paid in
// three parts. Each charges one clean.
const fill = (size: keyof typeof sizes) => {
  const { customers, invoices } = sizes[size]
  const id = (first: string, number: string) =>
    `('${first}0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
  return `
    alter table customers disable trigger user; alter table services disable trigger user;
    alter table service_invoices disable trigger user; alter table payments disable trigger user;
    insert into customers (id, first_name, last_name, phone)
    select ${id('c', 'n')}, 'Thandi', 'Botha ' || n, '+2782' || lpad(n::text, 7, '0') from generate_series(1, ${customers}) as n;
    insert into service_invoices (id, customer_id, customer_name, service_date, invoice_number, description, amount_paid, due_on,
      paid_cents, created_at, cancelled_at, cancel_reason)
    select ${id('d', 'n')}, ${id('c', `n % ${customers} + 1`)}, case when n = 418 then 'Nomvula Dlamini' else 'Thandi Botha' end, day, '${today.slice(0, 4)}-' || lpad(n::text, greatest(3, length(n::text)), '0'),
      case when n = 417 then 'Skoonmaak na verbouing' else 'Regular clean' end, 600, case when n % 10 = 0 then day - 40 else day + 30 end,
      case when n >= ${openInvoices} then 60000 when n % 3 = 0 then 20000 else 0 end, day,
      case when n % 100 = 99 then now() end, case when n % 100 = 99 then 'Wrong' end
    from generate_series(0, ${invoices - 1}) as n, lateral (select date '${today}' - n / ${invoicesADay} as day) as days;
    insert into payments (invoice_id, customer_id, customer_name, amount_cents, method, paid_on, created_at)
    select id, customer_id, customer_name, 20000, 'bank-transfer', least(service_date + part, date '${today}'), service_date
    from service_invoices, generate_series(1, 3) as part where part * 20000 <= paid_cents;
    insert into services (customer_id, customer_name, service_type, service_date, price, status, payment_status, invoice_id)
    select customer_id, customer_name, 'deep-cleaning', service_date, 600, 'completed',
      case when open_cents = 0 then 'paid' else 'pending' end, id from service_invoices where cancelled_at is null;
    insert into services (customer_id, customer_name, service_type, service_date, price, status)
    select '${idOf('c', 8)}', 'Thandi Botha', 'deep-cleaning', '${today}', 600, 'completed' from generate_series(1, 4);
    alter table customers enable trigger user; alter table services enable trigger user;
    alter table service_invoices enable trigger user; alter table payments enable trigger user`
}

await compareOffices({ part: 'invoices', grownTo: `${sizes.many.invoices} invoices`, fill, cases })
