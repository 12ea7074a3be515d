-- What is known of an invoice: how it stands, for whom it is, and the card that every act answers with.

-- How it stands, asked for as a column of service_invoices; domain/invoice.ts says the same. Reckoned, never stored.
create or replace function public.invoice_state(invoice public.service_invoices) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when invoice.cancelled_at is not null then 'cancelled'
    when invoice.open_cents = 0 then 'paid'
    when invoice.due_on < private.business_now()::date then 'overdue'
    when invoice.paid_cents + invoice.credit_cents > 0 then 'part-paid'
    else 'open'
  end
$$;

create or replace function private.invoice_person(
  invoice public.service_invoices, out name text, out email text, out phone text, out address text[]
)
language sql stable security definer set search_path = '' as $$
  select coalesce(public.full_name(customers.first_name, customers.last_name), invoice.customer_name),
    coalesce(customers.email, users.email), coalesce(customers.phone, client_profiles.phone),
    array(select trim(line) from unnest(string_to_array(coalesce(customers.address, ''), e'\n')
      || case when position(lower(customers.city) in lower(coalesce(customers.address, ''))) > 0 then null else customers.city end
      || concat_ws(' ', customers.state, customers.zip_code)) as line where trim(line) <> '')
  from (select 1) as always
  left join public.customers on customers.id = invoice.customer_id
  left join public.client_profiles on client_profiles.customer_id = customers.id
  left join auth.users on users.id = client_profiles.user_id
  limit 1
$$;

-- By which a payment finds its invoice: banks take 20 letters and digits. domain/invoice.ts says the same.
create or replace function private.eft_reference(number text) returns text
language sql immutable
as $$ select left(regexp_replace(number, '[^A-Za-z0-9 -]', '', 'g'), 20) $$;

create or replace function private.day_there(moment timestamptz) returns date
language sql stable
as $$ select (moment at time zone 'Africa/Johannesburg')::date $$;

-- As its client sees it: without what we note for ourselves.
create or replace function private.invoice_json(invoice public.service_invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', invoice.id, 'number', invoice.invoice_number, 'reference', private.eft_reference(invoice.invoice_number),
    'customer_name', invoice.customer_name, 'first_name', split_part(trim(person.name), ' ', 1),
    'service_date', invoice.service_date, 'due_on', invoice.due_on, 'issued_on', private.day_there(invoice.created_at),
    'description', invoice.description, 'lines', case when invoice.lines <> '[]' then invoice.lines end,
    'total_cents', invoice.amount_paid_cents, 'credit_cents', invoice.credit_cents,
    'credited_cents', invoice.credited_cents, 'paid_cents', invoice.paid_cents, 'open_cents', invoice.open_cents,
    'overpaid_cents', private.overpaid_cents(invoice), 'state', public.invoice_state(invoice),
    'sent_at', invoice.sent_at, 'suburb', invoice.suburb, 'cancelled_at', invoice.cancelled_at,
    'cancel_reason', invoice.cancel_reason, 'updated_at', invoice.updated_at, 'address', to_jsonb(person.address),
    'card_payment_url', (select card_payment_url from public.business_settings),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'amount_cents', amount_cents, 'method', method,
        'paid_on', paid_on, 'reference', reference) order by paid_on, created_at, id), '[]')
      from public.payments where invoice_id = invoice.id and taken_back_at is null),
    'credit_notes', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number, 'amount_cents', amount_cents,
        'reason', reason, 'noted_on', noted_on) order by created_at, number), '[]')
      from public.credit_notes where invoice_id = invoice.id),
    'cleans', (select coalesce(jsonb_agg(jsonb_build_object('service_id', services.id, 'booking_id', services.booking_id,
        'service_date', services.service_date, 'service_type', coalesce(bookings.service_type, services.service_type))
        order by services.service_date, services.id), '[]')
      from public.services left join public.bookings on bookings.id = services.booking_id where invoice_id = invoice.id))
  from private.invoice_person(invoice) as person
$$;

create or replace function private.invoice_card_json(invoice public.service_invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.invoice_json(invoice) || jsonb_build_object(
    'customer_id', invoice.customer_id, 'phone', person.phone, 'email', person.email, 'comments', invoice.comments,
    'sent_how', invoice.sent_how, 'quote_id', invoice.quote_id,
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'amount_cents', amount_cents, 'method', method,
        'paid_on', paid_on, 'reference', reference, 'note', note, 'entered_by_name', private.name_of_account(entered_by),
        'created_at', created_at, 'taken_back_at', taken_back_at, 'taken_back_reason', taken_back_reason,
        'bank_line_id', to_jsonb(payments) ->> 'bank_line_id') order by paid_on, created_at, id), '[]')
      from public.payments where invoice_id = invoice.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', name, 'at', created_at, 'how', details ->> 'how',
        'is_said', details ? 'message', 'promised_on', details ->> 'promised_on', 'amount_cents', (details ->> 'amount_cents')::bigint, 'by_name', private.name_of_account(created_by))
        order by created_at, id), '[]')
      from public.events where subject_id = invoice.id and name <> 'invoice_unsaid' and not private.is_unsaid(events)))
  from private.invoice_person(invoice) as person
$$;

create or replace function private.invoice_card_of(wanted uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.invoice_card_json(service_invoices) from public.service_invoices where id = wanted $$;

create or replace function public.invoice_card(invoice_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  card jsonb := case when auth.has_role('staff') then private.invoice_card_of(invoice_id) end;
begin
  if card is null then perform private.refuse_invoice('invoice_not_found'); end if;
  return card;
end
$$;

-- For what the office does with one: held until the commit, with whose it is and the cleans on it, in this order.
create or replace function private.open_invoice_as_staff(wanted uuid) returns public.service_invoices
language plpgsql volatile security definer set search_path = '' as $$
declare
  invoice public.service_invoices;
begin
  if auth.has_role('staff') then
    perform from public.customers where id = (select customer_id from public.service_invoices where id = wanted) for no key update;
    perform from public.services where invoice_id = wanted order by id for no key update;
    select * into invoice from public.service_invoices where id = wanted for no key update;
  end if;
  if invoice.id is null then perform private.refuse_invoice('invoice_not_found'); end if;
  return invoice;
end
$$;

create or replace function private.record_invoice_event(event text, invoice uuid, details jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.events (name, subject_id, details, created_by) values (event, invoice, details, auth.uid())
$$;

create or replace function private.refuse_changed_invoice(invoice public.service_invoices, seen timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if invoice.updated_at is distinct from seen then
    perform private.refuse('changed_meanwhile', 'Somebody has changed this invoice meanwhile.',
      'Look at what changed and try again.');
  end if;
end
$$;

create or replace function private.refuse_invoice(code text) returns void
language plpgsql as $$
begin
  raise exception '%', case code
      when 'invoice_not_found' then 'There is no such invoice.'
      when 'already_cancelled' then 'This invoice has already been cancelled.'
      when 'payment_not_found' then 'There is no such payment.'
      when 'already_taken_back' then 'This payment has been taken back already.'
      when 'refund_too_much' then 'More would go back than was paid.'
      when 'too_much_credited' then 'Credit notes take off at most what the invoice comes to.'
      when 'nothing_open' then 'Nothing is open on this invoice.'
      when 'no_price' then 'This clean has no price.'
      when 'key_taken' then 'This was recorded otherwise already.'
      else 'This cannot be done with the invoice.' end
    using errcode = 'P0001', detail = code, hint = case code
      when 'no_price' then 'Set the price on its service record first.'
      when 'refund_too_much' then 'Enter at most what was paid.'
      else 'Reload the invoice.' end;
end
$$;

-- words: what is wrong with a field, and what would be right.
create or replace function private.refuse_field(field text, words text, what_to_do text) returns void
language plpgsql as $$
begin
  raise exception '%', words using errcode = 'P0001', detail = 'validation_failed:' || field, hint = what_to_do;
end
$$;

grant execute on function public.invoice_state to authenticated, service_role;
grant execute on function public.invoice_card to authenticated;
