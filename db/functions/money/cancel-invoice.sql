-- Cancels an invoice for good, with a reason: from then on it prints as a credit note and counts no more. What was right
-- about it is written anew, under a number of its own. What was paid waits as credit, and its cleans can be invoiced again.
-- seen: the updated_at that was on screen.
create or replace function public.cancel_invoice(invoice_id uuid, reason text, seen timestamptz)
returns public.service_invoices
language plpgsql volatile security definer set search_path = '' as $$
declare
  invoice public.service_invoices;
begin
  perform private.require_admin();
  invoice := private.open_invoice_as_staff(invoice_id);
  -- A repeat of what has arrived is the same answer.
  if invoice.cancelled_by = auth.uid() and invoice.cancel_reason = trim(reason) then return invoice; end if;
  if invoice.cancelled_at is not null then perform private.refuse_invoice('already_cancelled'); end if;
  perform private.refuse_changed_invoice(invoice, seen);
  update public.services set invoice_id = null, payment_status = 'pending' where services.invoice_id = invoice.id;
  update public.service_invoices set cancelled_at = now(), cancelled_by = auth.uid(), cancel_reason = trim(reason)
  where id = invoice.id returning * into invoice;
  perform private.record_invoice_event('invoice_cancelled', invoice.id);
  return invoice;
end
$$;

grant execute on function public.cancel_invoice to authenticated;
