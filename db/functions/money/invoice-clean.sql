-- From a clean that was done to its invoice: with the lines, discounts and credits of the quote it was agreed with, to the
-- cent, or at the price of its record. A repeat is the same invoice; one that was cancelled is written anew.
create or replace function public.invoice_clean(service_id uuid, description text, id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  record public.services := private.open_clean_as_staff(invoice_clean.service_id);
  quote public.quotes;
  words text := private.invoice_words(invoice_clean.description);
  made uuid;
begin
  if record.invoice_id is not null then return private.invoice_card_of(record.invoice_id); end if;
  perform private.refuse_unfinished(record);
  select * into quote from public.quotes where booking_id = record.booking_id and status = 'approved';
  -- Written before it was known which clean it is for.
  select service_invoices.id into made from public.service_invoices where quote_id = quote.id and cancelled_at is null;
  if made is null and quote.id is null and record.price_cents is null then perform private.refuse_invoice('no_price'); end if;
  if made is null then
    perform private.hold_invoice_numbers();
    insert into public.service_invoices (id, user_id, customer_id, customer_name, service_date, invoice_number, description,
      amount_paid, suburb, quote_id, lines, credit_cents)
    values (coalesce(invoice_clean.id, gen_random_uuid()), auth.uid(), record.customer_id, record.customer_name,
      record.service_date, public.next_invoice_number(), words, coalesce(quote.total_cents, record.price_cents) / 100.0,
      (select suburb from public.bookings where bookings.id = record.booking_id), quote.id,
      coalesce(quote.lines, jsonb_build_array(private.line_of_clean(record, words))), coalesce(quote.credit_cents, 0))
    returning service_invoices.id into made;
    perform private.record_invoice_event('invoice_made', made);
  end if;
  perform private.put_on_invoice(array[record.id], made);
  return private.invoice_card_of(made);
end
$$;

-- Held, after the booking it comes of, until the commit.
create or replace function private.open_clean_as_staff(wanted uuid) returns public.services
language plpgsql volatile security definer set search_path = '' as $$
declare
  record public.services;
begin
  if auth.has_role('staff') then
    perform from public.bookings where id = (select booking_id from public.services where id = wanted) for no key update;
    perform from public.customers where id = (select customer_id from public.services where id = wanted) for no key update;
    select * into record from public.services where id = wanted and is_ours for no key update;
  end if;
  if record.id is null then
    perform private.refuse('service_not_found', 'There is no such service record.', 'Reload the list of services.');
  end if;
  return record;
end
$$;

create or replace function private.refuse_unfinished(record public.services) returns void
language plpgsql as $$
begin
  if record.status <> 'completed' then
    raise exception 'This clean is %.', record.status
      using errcode = 'P0001', detail = 'status_move', hint = 'Complete it first.';
  end if;
end
$$;

create or replace function private.invoice_words(description text) returns text
language plpgsql as $$
begin
  if (length(trim(description)) between 1 and 1000) is not true then
    perform private.refuse_field('description', 'Say what was done, in 1 to 1000 characters.', 'It stands on the invoice.');
  end if;
  return trim(description);
end
$$;

-- Of two invoices at once the second takes the number after the first.
create or replace function private.hold_invoice_numbers() returns void
language sql volatile security definer set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('next invoice number', 727304)) $$;

create or replace function private.line_of_clean(record public.services, words text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('kind', 'clean', 'key', record.service_type, 'words', words, 'amount_cents', record.price_cents)
$$;

-- What was paid for these cleans before goes along, and from now on they say what the invoice says.
create or replace function private.put_on_invoice(cleans uuid[], invoice uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.services set invoice_id = invoice where id = any (cleans);
  update public.payments set invoice_id = invoice
  where service_id = any (cleans) and payments.invoice_id is null and taken_back_at is null;
  perform private.follow_with_cleans(service_invoices) from public.service_invoices where id = invoice;
end
$$;

grant execute on function public.invoice_clean to authenticated;
