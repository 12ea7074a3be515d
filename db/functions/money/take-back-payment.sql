-- A payment that was entered by mistake: it stays on record and counts no more. That of a clean without an invoice is taken
-- back by saying so on its service record, and has no card to answer with.
create or replace function public.take_back_payment(payment_id uuid, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments := private.open_payment_as_staff(payment_id);
begin
  perform private.refuse_short_reason(reason);
  if payment.taken_back_at is not null then
    -- A repeat of what has arrived is the same answer.
    if (payment.taken_back_by, payment.taken_back_reason) is distinct from (auth.uid(), trim(reason)) then
      perform private.refuse_invoice('already_taken_back');
    end if;
    return private.invoice_card_of(payment.invoice_id);
  end if;
  perform private.undo_payment(payment, reason);
  return private.invoice_card_of(payment.invoice_id);
end
$$;

create or replace function private.undo_payment(payment public.payments, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.payments set taken_back_at = now(), taken_back_by = auth.uid(), taken_back_reason = trim(reason)
  where id = payment.id;
  if payment.invoice_id is null then
    update public.services set payment_status = 'pending' where id = payment.service_id and payment_status = 'paid';
    return;
  end if;
  perform private.record_invoice_event('payment_taken_back', payment.invoice_id,
    jsonb_build_object('amount_cents', payment.amount_cents, 'how', payment.method));
end
$$;

-- Held, with its invoice, until the commit.
create or replace function private.open_payment_as_staff(wanted uuid) returns public.payments
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
begin
  if auth.has_role('staff') then
    select * into payment from public.payments where id = wanted;
    if payment.invoice_id is not null then perform private.open_invoice_as_staff(payment.invoice_id);
    else perform from public.services where id = payment.service_id for no key update; end if;
    select * into payment from public.payments where id = wanted for update;
  end if;
  if payment.id is null then perform private.refuse_invoice('payment_not_found'); end if;
  return payment;
end
$$;

create or replace function private.refuse_short_reason(reason text) returns void
language plpgsql as $$
begin
  if (length(trim(reason)) between 3 and 300) is not true then
    perform private.refuse_field('reason', 'Say why, in 3 to 300 characters.', 'It stays on record.');
  end if;
end
$$;

grant execute on function public.take_back_payment to authenticated;
