-- Lines become payments: each wholly or not at all, whatever becomes of the others. A line is booked once, however many
-- people tap. bookings: [{line_id, shares: [{id, invoice_id, cents, open_cents}]}], where open_cents is what the screen showed as open.
create or replace function public.book_bank_lines(bookings jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  said text;
  code text;
  booked uuid[] := '{}';
  refused jsonb := '[]';
begin
  perform private.require_admin();
  if (jsonb_typeof(bookings) = 'array' and jsonb_array_length(bookings) between 1 and 200) is not true then
    perform private.refuse_field('bookings', 'Book 1 to 200 lines at a time.', 'Book the others after these.');
  end if;
  -- In one order for all, as db/functions/money/take-back-payment.sql has it: the invoices, then the lines.
  perform private.open_invoice_as_staff(id) from public.service_invoices
  where id in (select (share ->> 'invoice_id')::uuid from jsonb_path_query(bookings, '$[*].shares[*]') as share) order by id;
  perform from public.bank_lines where id in (select (line ->> 'line_id')::uuid from jsonb_array_elements(bookings) as line)
  order by id for update;
  for one in select * from jsonb_to_recordset(bookings) as asked (line_id uuid, shares jsonb) loop
    begin
      perform private.book_bank_line(one.line_id, one.shares);
      booked := booked || one.line_id;
    exception when raise_exception then
      get stacked diagnostics said = message_text, code = pg_exception_detail;
      refused := refused || jsonb_build_object('line_id', one.line_id, 'code', code, 'message', said);
    end;
  end loop;
  return jsonb_build_object('booked', to_jsonb(booked), 'refused', refused);
end
$$;

create or replace function private.book_bank_line(wanted uuid, shares jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  line public.bank_lines;
  share record;
  invoice public.service_invoices;
begin
  select * into line from public.bank_lines where id = wanted for update;
  if line.id is null then perform private.refuse_bank_line('line_not_found'); end if;
  -- A repeat of what has arrived.
  if not exists (select from jsonb_to_recordset(shares) as asked (id uuid) where not exists (
      select from public.payments where payments.id = asked.id and bank_line_id = line.id and taken_back_at is null))
    and jsonb_array_length(shares) > 0 then return; end if;
  if line.left_cents = 0 then perform private.refuse_bank_line('line_booked'); end if;
  if line.aside_at is not null then perform private.refuse_bank_line('line_aside'); end if;
  if (select sum(cents) = line.left_cents and bool_and(sign(cents) = sign(line.left_cents)) and count(*) = count(distinct invoice_id)
      from jsonb_to_recordset(shares) as asked (cents bigint, invoice_id uuid)) is not true then
    perform private.refuse_bank_line('line_shares');
  end if;
  for share in select * from jsonb_to_recordset(shares) as asked (id uuid, invoice_id uuid, cents bigint, open_cents bigint) loop
    invoice := private.open_invoice_as_staff(share.invoice_id);
    if invoice.open_cents is distinct from share.open_cents then perform private.refuse_bank_line('changed_meanwhile'); end if;
    invoice.id := (private.add_payment(invoice, share.id, share.cents, 'bank-transfer',
      least(line.day, private.business_now()::date), left(line.words, 140), null)).id;
    update public.payments set bank_line_id = line.id where id = invoice.id;
  end loop;
end
$$;

-- All that was booked from this line; it waits again.
create or replace function public.take_back_bank_line(line_id uuid, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment record;
  taken integer := 0;
begin
  perform private.require_admin();
  perform private.refuse_short_reason(reason);
  if not exists (select from public.bank_lines where id = line_id) then perform private.refuse_bank_line('line_not_found'); end if;
  for payment in select id from public.payments where bank_line_id = line_id and taken_back_at is null order by invoice_id loop
    if (private.open_payment_as_staff(payment.id)).taken_back_at is null then
      perform private.undo_payment(payments, reason) from public.payments where id = payment.id;
      taken := taken + 1;
    end if;
  end loop;
  return jsonb_build_object('taken_back', taken);
end
$$;

create or replace function private.refuse_bank_line(code text) returns void
language plpgsql as $$
begin
  raise exception '%', case code
      when 'line_not_found' then 'There is no such line of the bank.'
      when 'line_booked' then 'This line has been booked already.'
      when 'line_aside' then 'This line has been set aside.'
      when 'line_shares' then 'The parts do not come to the amount of the line.'
      else 'Somebody has just changed this invoice.' end
    using errcode = 'P0001', detail = code, hint = 'Look at the list again.';
end
$$;

grant execute on function public.book_bank_lines, public.take_back_bank_line to authenticated;
