-- For the accountant, by admins alone: what was written, taken off and paid in a span of days. Pages begin after the last
-- row of the one before, in the order of the file.
create or replace function public.accountant_invoices(
  from_day date, to_day date, after jsonb default null, page_size integer default 500
) returns table (at timestamptz, id uuid, number text, issued_on date, service_date date, due_on date, client text, description text,
  total_cents bigint, credit_cents bigint, credited_cents bigint, paid_cents bigint, open_cents bigint, state text,
  cancelled_on date, cancel_reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select held.created_at, held.id, held.invoice_number, private.day_there(held.created_at), held.service_date, held.due_on,
      held.customer_name, held.description, held.amount_paid_cents, held.credit_cents::bigint, held.credited_cents,
      held.paid_cents, held.open_cents, public.invoice_state(held), private.day_there(held.cancelled_at), held.cancel_reason
    from public.service_invoices as held
    where held.created_at >= private.midnight_of(from_day) and held.created_at < private.midnight_of(to_day + 1)
      and (after is null or (held.created_at, held.id) > ((after ->> 'at')::timestamptz, (after ->> 'id')::uuid))
    order by held.created_at, held.id limit least(greatest(page_size, 1), 1000);
end
$$;

-- The partial ones, and for each cancelled invoice the note that takes off what was left of it.
create or replace function public.accountant_credit_notes(
  from_day date, to_day date, after jsonb default null, page_size integer default 500
) returns table (at timestamptz, id uuid, number text, noted_on date, invoice text, client text, amount_cents bigint, is_whole boolean,
  reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select notes.* from (
      select credit_notes.created_at as at, credit_notes.id, credit_notes.number, credit_notes.noted_on, held.invoice_number,
        held.customer_name::text, credit_notes.amount_cents, false, credit_notes.reason
      from public.credit_notes join public.service_invoices as held on held.id = credit_notes.invoice_id
      where credit_notes.noted_on between from_day and to_day
      union all
      select held.cancelled_at, held.id, 'CN-' || held.invoice_number, private.day_there(held.cancelled_at), held.invoice_number,
        held.customer_name::text, held.amount_paid_cents - held.credited_cents, true, held.cancel_reason
      from public.service_invoices as held
      where held.cancelled_at >= private.midnight_of(from_day) and held.cancelled_at < private.midnight_of(to_day + 1)
    ) as notes
    where after is null or (notes.at, notes.id) > ((after ->> 'at')::timestamptz, (after ->> 'id')::uuid)
    order by notes.at, notes.id limit least(greatest(page_size, 1), 1000);
end
$$;

-- By the day on which the money moved. What was taken back is told apart: it never came.
create or replace function public.accountant_payments(
  from_day date, to_day date, after jsonb default null, page_size integer default 500
) returns table (at date, id uuid, paid_on date, invoice text, client text, amount_cents bigint, method text, reference text,
  note text, entered_on date, taken_back_on date, taken_back_reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select paid.paid_on, paid.id, paid.paid_on, held.invoice_number, coalesce(held.customer_name, paid.customer_name)::text,
      paid.amount_cents, paid.method, paid.reference, paid.note, private.day_there(paid.created_at),
      private.day_there(paid.taken_back_at), paid.taken_back_reason
    from public.payments as paid left join public.service_invoices as held on held.id = paid.invoice_id
    where paid.paid_on between from_day and to_day
      and (after is null or (paid.paid_on, paid.id) > ((after ->> 'at')::date, (after ->> 'id')::uuid))
    order by paid.paid_on, paid.id limit least(greatest(page_size, 1), 1000);
end
$$;

-- What the three files come to. VAT is in the prices: of each invoice and note to the cent, as on its paper; 0 where there
-- is no VAT number.
create or replace function public.accountant_totals(from_day date, to_day date, vat_percent integer default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'invoices', (
      select jsonb_build_object('count', count(*), 'cents', coalesce(sum(amount_paid_cents), 0),
        'vat_cents', coalesce(sum(private.vat_in(amount_paid_cents, vat_percent)), 0),
        'cancelled', count(*) filter (where cancelled_at is not null))
      from public.service_invoices
      where created_at >= private.midnight_of(from_day) and created_at < private.midnight_of(to_day + 1)),
    'credit_notes', (
      select jsonb_build_object('count', count(*), 'cents', coalesce(sum(cents), 0),
        'vat_cents', coalesce(sum(private.vat_in(cents, vat_percent)), 0))
      from (
        select amount_cents as cents from public.credit_notes where noted_on between from_day and to_day
        union all
        select amount_paid_cents - credited_cents from public.service_invoices
        where cancelled_at >= private.midnight_of(from_day) and cancelled_at < private.midnight_of(to_day + 1)
      ) as notes),
    'payments', (
      select jsonb_build_object('count', count(*) filter (where taken_back_at is null),
        'in_cents', coalesce(sum(amount_cents) filter (where taken_back_at is null and amount_cents > 0), 0),
        'back_cents', -coalesce(sum(amount_cents) filter (where taken_back_at is null and amount_cents < 0), 0),
        'taken_back', count(*) filter (where taken_back_at is not null))
      from public.payments where paid_on between from_day and to_day));
end
$$;

-- On record before the first row leaves. file: invoices, credit-notes or payments.
create or replace function public.record_accountant_file(file text, from_day date, to_day date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  table_of text := case file when 'invoices' then 'service_invoices' when 'credit-notes' then 'credit_notes'
    when 'payments' then 'payments' end;
begin
  perform private.require_admin();
  if table_of is null or from_day is null or to_day is null or to_day < from_day or to_day - from_day > 3660 then
    perform private.refuse('validation_failed:days', 'Choose a file, and days within ten years, the first before the last.',
      'Choose the days again.');
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'export', table_of, file || '.csv', jsonb_build_object('from', from_day, 'to', to_day));
end
$$;

create or replace function private.vat_in(cents bigint, percent integer) returns bigint
language sql immutable
as $$ select round(cents::numeric * percent / (100 + percent))::bigint $$;

create or replace function private.midnight_of(day date) returns timestamptz
language sql stable
as $$ select day::timestamp at time zone 'Africa/Johannesburg' $$;

grant execute on function public.accountant_invoices, public.accountant_credit_notes, public.accountant_payments,
  public.accountant_totals, public.record_accountant_file to authenticated;
