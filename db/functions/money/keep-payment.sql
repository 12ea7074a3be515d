-- The spec's payment status of a service record, and the payments behind it. Without an invoice, to say "paid" writes a
-- payment of the price, and to say otherwise takes it back. On an invoice the status follows the invoice.
create or replace function private.keep_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_paid boolean := false;
  is_paid boolean := new.is_ours and new.payment_status = 'paid' and coalesce(new.price_cents, 0) > 0;
begin
  if tg_op = 'UPDATE' then
    -- Functions that put a clean on an invoice, or take it off, see to its payments.
    if new.invoice_id is distinct from old.invoice_id then return null; end if;
    if new.invoice_id is not null then
      if new.payment_status <> old.payment_status then perform private.pay_as_invoiced(new, old.payment_status); end if;
      return null;
    end if;
    was_paid := old.is_ours and old.payment_status = 'paid' and coalesce(old.price_cents, 0) > 0;
    if was_paid and is_paid and (old.price_cents, old.payment_method) is not distinct from (new.price_cents, new.payment_method) then
      return null;
    end if;
  end if;
  if was_paid then
    perform private.take_back_of_clean(new.id, null, case when is_paid then 'Changed on the service record' else 'Not paid after all' end);
  end if;
  if is_paid then
    insert into public.payments (service_id, customer_id, customer_name, amount_cents, method, paid_on, entered_by)
    values (new.id, new.customer_id, new.customer_name, new.price_cents, coalesce(new.payment_method, 'other'),
      case when tg_op = 'INSERT' or was_paid then least(new.service_date, private.business_now()::date)
        else private.business_now()::date end, auth.uid());
  end if;
  return null;
end
$$;

-- Typed on the record of a clean that stands on an invoice.
create or replace function private.pay_as_invoiced(record public.services, was text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invoice public.service_invoices;
begin
  select * into invoice from public.service_invoices where id = record.invoice_id for no key update;
  if record.payment_status = private.payment_status_of(invoice) then return; end if;
  if record.payment_status = 'paid' and (select count(*) from public.services where invoice_id = invoice.id) = 1 then
    insert into public.payments (invoice_id, service_id, customer_id, customer_name, amount_cents, method, paid_on, entered_by)
    values (invoice.id, record.id, invoice.customer_id, invoice.customer_name, invoice.open_cents,
      coalesce(record.payment_method, 'other'), private.business_now()::date, auth.uid());
    return;
  end if;
  if was = 'paid' then
    perform private.take_back_of_clean(record.id, invoice.id, 'Not paid after all');
    select * into invoice from public.service_invoices where id = invoice.id;
    -- It follows by itself: overdue, where its day has passed.
    if private.payment_status_of(invoice) <> 'paid' then return; end if;
  end if;
  perform private.refuse('follows_invoice', format('This clean stands on invoice %s.', invoice.invoice_number),
    'Record or take back the payment on the invoice.');
end
$$;

create or replace function private.take_back_of_clean(clean uuid, invoice uuid, why text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.payments set taken_back_at = now(), taken_back_by = auth.uid(), taken_back_reason = why
  where service_id = clean and invoice_id is not distinct from invoice and taken_back_at is null
$$;

create or replace function private.take_back_payments_of_clean() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Nobody is left without a bill, or with one for nothing, by the way.
  if old.invoice_id is not null and current_setting('role') = 'authenticated' then perform private.refuse_invoiced(old); end if;
  perform private.take_back_of_clean(old.id, null, 'The service record was removed');
  return old;
end
$$;

create or replace function private.refuse_invoiced(record public.services) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse('on_invoice', format('This clean stands on invoice %s.', (select invoice_number from public.service_invoices where id = record.invoice_id)),
    'Cancel the invoice first.');
end
$$;
