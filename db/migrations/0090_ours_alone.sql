-- What clients keep for themselves is nobody's customer. The office sees none of it, so its service records must say
-- whose they are as well: a total over many may not look up each customer.
alter table public.services add column is_ours boolean not null default true;

-- Entered by somebody who works here by now, or by a client and then worked with by the office: ours after all.
update public.customers set is_ours = true
where not is_ours and (
  exists (select from public.user_roles where user_roles.user_id = customers.user_id)
  or exists (select from public.bookings where bookings.customer_id = customers.id)
  or exists (select from public.service_invoices where service_invoices.customer_id = customers.id)
  or exists (select from public.ledger where ledger.customer_id = customers.id)
  or exists (select from public.services
    where services.customer_id = customers.id and services.user_id is distinct from customers.user_id)
  or exists (select from public.referrals
    where customers.id in (referrals.referrer_customer_id, referrals.referred_customer_id)));
update public.services set is_ours = false
from public.customers where customers.id = services.customer_id and not customers.is_ours;
delete from public.customer_suggestions
where exists (select from public.customers where not is_ours and id::text in (customer_id::text, offered));

-- Both are added up from the index alone.
drop index public.services_for_totals;
create index services_for_totals on public.services (service_date) include (status, payment_status, price, is_ours);
drop index public.customers_by_status_and_cleans;
create index customers_by_status_and_cleans on public.customers (status, total_cleaning_count desc, id desc) include (is_ours);
