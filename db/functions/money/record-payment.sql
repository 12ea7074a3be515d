-- A payment on an invoice, or below zero one back to the client. A repeat of what arrived is the same payment.
create or replace function public.record_payment(
  id uuid, invoice_id uuid, amount_cents bigint, method text, paid_on date, reference text default null, note text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  invoice public.service_invoices := private.open_invoice_as_staff(record_payment.invoice_id);
  known public.payments;
begin
  select * into known from public.payments where payments.id = record_payment.id;
  if known.id is not null then
    if (known.invoice_id, known.amount_cents) is distinct from (invoice.id, record_payment.amount_cents) then
      perform private.refuse_invoice('key_taken');
    end if;
    return private.invoice_card_of(invoice.id);
  end if;
  perform private.add_payment(invoice, record_payment.id, record_payment.amount_cents, record_payment.method,
    record_payment.paid_on, record_payment.reference, record_payment.note);
  return private.invoice_card_of(invoice.id);
end
$$;

-- On an invoice that is held; whoever calls has asked who may.
create or replace function private.add_payment(
  invoice public.service_invoices, id uuid, amount_cents bigint, method text, paid_on date, reference text, note text
) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
begin
  if add_payment.amount_cents is null or add_payment.amount_cents = 0 or abs(add_payment.amount_cents) >= 1000000000000 then
    perform private.refuse_field('amount_cents', 'A payment is not nothing.', 'Enter an amount such as 589.00.');
  end if;
  if (add_payment.method in ('cash', 'credit-card', 'check', 'bank-transfer', 'other')) is not true then
    perform private.refuse_field('method', 'Say how it was paid.', 'Choose one of the ways to pay.');
  end if;
  if (add_payment.paid_on between '2000-01-01' and private.business_now()::date) is not true then
    perform private.refuse_field('paid_on', 'A payment was made today or before.', 'Choose the day on which it was paid.');
  end if;
  if length(trim(add_payment.reference)) > 140 then
    perform private.refuse_field('reference', 'A reference has at most 140 characters.', 'Shorten it.');
  end if;
  if length(trim(add_payment.note)) > 300 then
    perform private.refuse_field('note', 'A note has at most 300 characters.', 'Shorten it.');
  end if;
  if invoice.cancelled_at is not null and add_payment.amount_cents > 0 then perform private.refuse_invoice('already_cancelled'); end if;
  if -add_payment.amount_cents > invoice.paid_cents then perform private.refuse_invoice('refund_too_much'); end if;
  insert into public.payments (id, invoice_id, customer_id, customer_name, amount_cents, method, paid_on, reference, note, entered_by)
  values (coalesce(add_payment.id, gen_random_uuid()), invoice.id, invoice.customer_id, invoice.customer_name,
    add_payment.amount_cents, add_payment.method, add_payment.paid_on, nullif(trim(add_payment.reference), ''),
    nullif(trim(add_payment.note), ''), auth.uid())
  returning * into payment;
  perform private.record_invoice_event(case when add_payment.amount_cents > 0 then 'payment_recorded' else 'payment_refunded' end,
    invoice.id, jsonb_build_object('amount_cents', add_payment.amount_cents, 'how', add_payment.method));
  return payment;
end
$$;

grant execute on function public.record_payment to authenticated;
