-- A regular client's month on one invoice.

-- What was done for them that month and stands on no invoice.
create or replace function public.month_to_invoice(customer_id uuid, month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  customer public.customers;
begin
  if auth.has_role('staff') then
    select * into customer from public.customers where customers.id = month_to_invoice.customer_id and is_ours;
  end if;
  if customer.id is null then perform private.refuse_unknown_customer(); end if;
  return (
    select jsonb_build_object('customer_id', customer.id, 'name', public.full_name(customer.first_name, customer.last_name),
      'cleans', coalesce(jsonb_agg(jsonb_build_object('service_id', done.id, 'service_date', done.service_date,
        'service_type', coalesce(bookings.service_type, done.service_type), 'price_cents', done.price_cents,
        'paid_cents', (select coalesce(sum(amount_cents), 0) from public.payments
          where service_id = done.id and payments.invoice_id is null and taken_back_at is null))
        order by done.service_date, done.id), '[]'),
      'total_cents', coalesce(sum(done.price_cents), 0))
    from private.cleans_of_month(customer.id, month_to_invoice.month) as done
    left join public.bookings on bookings.id = done.booking_id);
end
$$;

create or replace function private.cleans_of_month(customer uuid, month date) returns setof public.services
language sql stable security definer set search_path = '' as $$
  select * from public.services where customer_id = customer and status = 'completed' and is_ours and invoice_id is null
    and service_date >= date_trunc('month', month)::date and service_date < (date_trunc('month', month) + interval '1 month')::date
$$;

-- One line for each clean, in their order. Refused where one of them is on an invoice by now. A repeat is the same invoice.
create or replace function public.invoice_month(
  customer_id uuid, month date, service_ids uuid[], descriptions text[], description text, id uuid
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.invoice_words(invoice_month.description);
  made public.service_invoices;
  done record;
begin
  if not auth.has_role('staff') or not exists (select from public.customers
    where customers.id = invoice_month.customer_id and is_ours) then perform private.refuse_unknown_customer(); end if;
  perform from public.customers where customers.id = invoice_month.customer_id for no key update;
  select * into made from public.service_invoices where service_invoices.id = invoice_month.id;
  if made.id is not null then
    if made.customer_id is distinct from invoice_month.customer_id then perform private.refuse_invoice('key_taken'); end if;
    return private.invoice_card_of(made.id);
  end if;
  perform private.refuse_wrong_month(invoice_month.customer_id, invoice_month.month, invoice_month.service_ids, invoice_month.descriptions);
  -- Each clean as it was agreed: what credits paid of it counts.
  select max(service_date) as last_day, sum(price_cents) as cents, jsonb_agg(jsonb_build_object('kind', 'line', 'key', asked.id,
      'words', trim(invoice_month.descriptions[asked.place]), 'amount_cents', price_cents) order by asked.place) as lines,
    coalesce(sum((select credit_cents from public.quotes where quotes.booking_id = services.booking_id and quotes.status = 'approved'
      and not exists (select from public.service_invoices where quote_id = quotes.id and cancelled_at is null))), 0) as credit_cents
  into done from unnest(invoice_month.service_ids) with ordinality as asked (id, place) join public.services on services.id = asked.id;
  perform private.hold_invoice_numbers();
  insert into public.service_invoices (id, user_id, customer_id, service_date, invoice_number, description, amount_paid, lines, credit_cents)
  values (coalesce(invoice_month.id, gen_random_uuid()), auth.uid(), invoice_month.customer_id, done.last_day,
    public.next_invoice_number(), words, done.cents / 100.0, done.lines, done.credit_cents)
  returning * into made;
  perform private.record_invoice_event('invoice_made', made.id);
  perform private.put_on_invoice(invoice_month.service_ids, made.id);
  return private.invoice_card_of(made.id);
end
$$;

create or replace function private.refuse_wrong_month(customer uuid, month date, cleans uuid[], words text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (cardinality(cleans) between 1 and 60 and cardinality(words) = cardinality(cleans)) is not true
    or exists (select from unnest(words) as line where (length(trim(line)) between 1 and 300) is not true) then
    perform private.refuse_field('service_ids', 'Choose one to sixty cleans, each with its line.', 'Look at the month again.');
  end if;
  perform from public.services where id = any (cleans) order by id for no key update;
  if (select count(*) from private.cleans_of_month(customer, month) where id = any (cleans)) <> cardinality(cleans) then
    perform private.refuse('changed_meanwhile', 'One of these cleans is on an invoice already, or no clean of this month.',
      'Look at the month again.');
  end if;
  if exists (select from public.services where id = any (cleans) and price_cents is null) then perform private.refuse_invoice('no_price'); end if;
end
$$;

grant execute on function public.month_to_invoice, public.invoice_month to authenticated;
