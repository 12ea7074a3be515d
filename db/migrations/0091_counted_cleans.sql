-- The count of cleans is a sum like the balances: completed service records, and what the ledger says of cleans from
-- before. See docs/decisions/0026-what-counts-as-a-clean.md.
alter table public.ledger drop constraint "the ledger moves credits or points";
alter table public.ledger drop constraint "points are whole";
alter table public.ledger
  add constraint "the ledger moves credits, points or cleans" check (kind in ('credits', 'points', 'cleans')),
  add constraint "points and cleans are whole" check (kind = 'credits' or delta = trunc(delta));
create index services_counted on public.services (customer_id) where status = 'completed';

-- Records of money outlive the customer, with the name, as invoices do.
alter table public.services alter column customer_id drop not null;
alter table public.services drop constraint services_customer_id_fkey;
alter table public.services add constraint services_customer_id_fkey
  foreign key (customer_id) references public.customers on delete set null;
alter table public.services add column customer_name text collate public.names;

-- For rows that are older than this, here and in a backup of then: what was counted by bookings alone stays counted,
-- records written by hand are added, and who passes a ten by that has the one reward. Changes nothing where it is so.
create function private.catch_up_services() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform set_config('app.moving_people', 'on', true);
  update public.services set customer_name = first_name || ' ' || last_name
  from public.customers where customers.id = services.customer_id and customer_name is null;
  update public.services set is_ours = false
  from public.customers where customers.id = services.customer_id and not customers.is_ours and services.is_ours;

  create temporary table counted on commit drop as
  select customers.id, customers.is_ours, customers.total_cleaning_count as was,
    greatest(customers.total_cleaning_count - sums.booked, sums.opening) as opening, sums.opening as told, sums.done
  from public.customers, lateral (select
    (select count(*) from public.services where customer_id = customers.id and status = 'completed')::integer as done,
    (select count(*) from public.services
      where customer_id = customers.id and status = 'completed' and booking_id is not null)::integer as booked,
    (select coalesce(sum(delta), 0) from public.ledger where customer_id = customers.id and kind = 'cleans')::integer as opening
  ) as sums
  where customers.total_cleaning_count <> sums.opening + sums.done;
  insert into public.ledger (customer_id, kind, delta, reason)
  select id, 'cleans', opening - told, 'Counted before service records were' from counted where opening > told;
  update public.customers set total_cleaning_count = opening + done from counted where counted.id = customers.id;
  insert into public.rewards (customer_id, kind, milestone, earned_on)
  select id, 'loyalty', (opening + done) / 10 * 10, (now() at time zone 'Africa/Johannesburg')::date
  from counted where is_ours and (opening + done) / 10 > was / 10 on conflict do nothing;
  drop table counted;
  perform set_config('app.moving_people', '', true);
end
$$;
revoke all on function private.catch_up_services() from public;
select private.catch_up_services();
