-- What an invoice says is paid and taken off is the sum of its payments and credit notes, summed anew each time.
create or replace function private.sum_invoice_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.sum_invoice(old.invoice_id); end if;
  if tg_op = 'INSERT' then perform private.sum_invoice(new.invoice_id);
  elsif tg_op = 'UPDATE' and new.invoice_id is distinct from old.invoice_id then perform private.sum_invoice(new.invoice_id); end if;
  return null;
end
$$;

create or replace function private.sum_invoice(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid bigint;
  credited bigint;
begin
  -- Locked before it is summed, so that of two payments at once the second counts the first.
  perform from public.service_invoices where id = wanted for no key update;
  select coalesce(sum(amount_cents), 0) into paid from public.payments where invoice_id = wanted and taken_back_at is null;
  select coalesce(sum(amount_cents), 0) into credited from public.credit_notes where invoice_id = wanted;
  if paid < 0 then
    perform private.refuse('refund_too_much', 'More would have gone back than was paid.',
      'Take back the payment to the client first.');
  end if;
  update public.service_invoices set paid_cents = paid, credited_cents = credited
  where id = wanted and (paid_cents, credited_cents) is distinct from (paid, credited);
end
$$;

-- More than was asked for. What credits paid when the quote was approved counts for the invoice that is written anew.
create or replace function private.overpaid_cents(invoice public.service_invoices) returns bigint
language sql immutable as $$
  select case when invoice.cancelled_at is not null then invoice.paid_cents
    else greatest(0, invoice.paid_cents + invoice.credit_cents + invoice.credited_cents - (invoice.amount_paid * 100)::bigint) end
$$;

create or replace function private.follow_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_overpaid(new);
  perform private.follow_with_cleans(new);
  return null;
end
$$;

-- Waits as credit with the client whose invoice it is: the ledger's rows of this invoice come to it. Without a client it
-- stands on the invoice alone.
create or replace function private.keep_overpaid(invoice public.service_invoices) returns void
language plpgsql security definer set search_path = '' as $$
declare
  waits bigint := private.overpaid_cents(invoice);
  kept record;
begin
  for kept in
    select customer_id, sum(cents) as change from (
      select customer_id, -(delta * 100)::bigint as cents from public.ledger where invoice_id = invoice.id and kind = 'credits'
      union all select invoice.customer_id, waits where invoice.customer_id is not null
    ) as moves group by customer_id having sum(cents) <> 0 order by sum(cents)
  loop
    -- Nobody's any more, since the client was erased: what they had stays as it was.
    continue when invoice.customer_id is null;
    perform from public.customers where id = kept.customer_id for no key update;
    if (select credits * 100 from public.customers where id = kept.customer_id) + kept.change < 0 then
      perform private.refuse('credit_used', 'The client has used this money as credit already.',
        'Record what is missing as a payment first.');
    end if;
    insert into public.ledger (customer_id, kind, delta, reason, invoice_id)
    values (kept.customer_id, 'credits', kept.change / 100.0, case when kept.change > 0 then 'Paid too much on invoice '
      else 'No longer too much on invoice ' end || invoice.invoice_number, invoice.id);
  end loop;
end
$$;

-- After customers were parted or restored: an invoice is of whom its cleans are, a payment of whom its invoice or clean is, and
-- what waits as credit waits with them.
create or replace function private.settle_money_of(wanted uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.service_invoices as invoices set customer_id = theirs.customer_id
  from (select invoice_id, min(customer_id::text)::uuid as customer_id from public.services
    where invoice_id in (select services.invoice_id from public.services where customer_id = any (wanted))
    group by invoice_id having count(distinct customer_id) = 1) as theirs
  where theirs.invoice_id = invoices.id and invoices.customer_id is distinct from theirs.customer_id;
  update public.payments set customer_id = invoices.customer_id from public.service_invoices as invoices
  where invoices.id = payments.invoice_id and invoices.customer_id = any (wanted)
    and payments.customer_id is distinct from invoices.customer_id;
  update public.payments set customer_id = services.customer_id from public.services
  where services.id = payments.service_id and payments.invoice_id is null and services.customer_id = any (wanted)
    and payments.customer_id is distinct from services.customer_id;
  perform private.keep_overpaid(service_invoices) from public.service_invoices
  where customer_id = any (wanted)
    and (private.overpaid_cents(service_invoices) > 0 or exists (select from public.ledger where invoice_id = service_invoices.id));
end
$$;

-- In the words that a service record has for it.
create or replace function private.payment_status_of(invoice public.service_invoices) returns text
language sql stable security definer set search_path = '' as $$
  select case public.invoice_state(invoice) when 'paid' then 'paid' when 'overdue' then 'overdue' else 'pending' end
$$;

create or replace function private.follow_with_cleans(invoice public.service_invoices) returns void
language plpgsql security definer set search_path = '' as $$
declare
  now_is text := private.payment_status_of(invoice);
  paid_by text;
begin
  if now_is = 'paid' then
    select method into paid_by from public.payments
    where invoice_id = invoice.id and taken_back_at is null and amount_cents > 0 and method <> 'other'
    order by paid_on desc, created_at desc, id limit 1;
  end if;
  update public.services set payment_status = now_is, payment_method = coalesce(paid_by, payment_method)
  where invoice_id = invoice.id
    and (payment_status <> now_is or paid_by is not null and payment_method is distinct from paid_by);
end
$$;

-- By when it is to be paid: so many days after it was written, or after the clean if that comes later.
create or replace function private.keep_due_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.due_on := greatest(private.business_now()::date, new.service_date)
    + (select invoice_due_days from public.business_settings);
  return new;
end
$$;

-- A day has passed: the server asks each hour. Answers how many cleans are overdue since.
create or replace function public.follow_due_days() returns bigint
language sql volatile security definer set search_path = '' as $$
  with late as (
    update public.services set payment_status = 'overdue' from public.service_invoices as invoices
    where invoices.id = services.invoice_id and invoices.open_cents > 0 and invoices.due_on < private.business_now()::date
      and services.payment_status <> 'overdue' returning 1
  )
  select count(*) from late
$$;

grant execute on function public.follow_due_days to backend;
