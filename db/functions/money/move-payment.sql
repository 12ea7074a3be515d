-- A payment that was booked on the wrong invoice: taken back there and recorded here, both or neither. Answers the card of
-- the invoice it was on.
create or replace function public.move_payment(payment_id uuid, to_invoice uuid, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  payment public.payments;
  target public.service_invoices;
begin
  -- Both invoices in one order, so that two moves the other way round wait for each other and not in a ring.
  if auth.has_role('staff') then
    perform private.open_invoice_as_staff(invoice.id) from public.service_invoices as invoice
    where invoice.id in (to_invoice, (select payments.invoice_id from public.payments where payments.id = payment_id)) order by invoice.id;
  end if;
  payment := private.open_payment_as_staff(payment_id);
  target := private.open_invoice_as_staff(to_invoice);
  perform private.refuse_short_reason(reason);
  if exists (select from public.payments as moved where moved.moved_from = payment.id and moved.invoice_id = target.id) then
    return private.invoice_card_of(payment.invoice_id);
  end if;
  if payment.taken_back_at is not null then perform private.refuse_invoice('already_taken_back'); end if;
  if payment.invoice_id = target.id then
    perform private.refuse_field('to_invoice', 'The payment stands on this invoice already.', 'Choose another invoice.');
  end if;
  if target.cancelled_at is not null then perform private.refuse_invoice('already_cancelled'); end if;
  perform private.undo_payment(payment, reason);
  -- All that it says goes along, also what a later version keeps of it.
  insert into public.payments
  select (jsonb_populate_record(null::public.payments, to_jsonb(payment) || jsonb_build_object(
    'id', gen_random_uuid(), 'invoice_id', target.id, 'service_id', null, 'customer_id', target.customer_id,
    'customer_name', target.customer_name, 'moved_from', payment.id, 'entered_by', auth.uid(),
    'created_at', now(), 'updated_at', now()))).*;
  perform private.record_invoice_event('payment_moved_here', target.id,
    jsonb_build_object('amount_cents', payment.amount_cents, 'how', payment.method));
  return private.invoice_card_of(payment.invoice_id);
end
$$;

grant execute on function public.move_payment to authenticated;
