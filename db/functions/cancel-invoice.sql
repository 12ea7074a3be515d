-- Cancels an invoice for good, with a reason: from then on it prints as a credit note and counts no more. What was right
-- about it is written anew, under a number of its own. seen: the updated_at that was on screen.
create or replace function public.cancel_invoice(invoice_id uuid, reason text, seen timestamptz)
returns public.service_invoices
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invoice public.service_invoices;
begin
  perform private.require_admin();
  select * into invoice from public.service_invoices where id = invoice_id for update;
  if invoice.id is null then
    raise exception 'There is no such invoice.'
      using errcode = 'P0001', detail = 'invoice_not_found', hint = 'Reload the list of invoices.';
  end if;
  -- A repeat of what has arrived is the same answer.
  if invoice.cancelled_by = auth.uid() and invoice.cancel_reason = trim(reason) then return invoice; end if;
  if invoice.cancelled_at is not null then
    raise exception 'This invoice has already been cancelled.'
      using errcode = 'P0001', detail = 'already_cancelled', hint = 'Reload the list of invoices.';
  end if;
  if invoice.updated_at <> seen then
    raise exception 'Somebody has changed this invoice meanwhile.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at what changed and try again.';
  end if;
  update public.service_invoices set cancelled_at = now(), cancelled_by = auth.uid(), cancel_reason = trim(reason)
  where id = invoice_id returning * into invoice;
  return invoice;
end
$$;

revoke all on function public.cancel_invoice(uuid, text, timestamptz) from public;
grant execute on function public.cancel_invoice(uuid, text, timestamptz) to authenticated;
