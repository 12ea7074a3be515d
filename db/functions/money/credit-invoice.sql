-- Takes a part off an invoice that was handed over, with a number of its own; the whole is taken off by cancel_invoice.
create or replace function public.credit_invoice(id uuid, invoice_id uuid, amount_cents bigint, reason text, seen timestamptz)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  invoice public.service_invoices;
  known public.credit_notes;
begin
  perform private.require_admin();
  invoice := private.open_invoice_as_staff(credit_invoice.invoice_id);
  select * into known from public.credit_notes where credit_notes.id = credit_invoice.id;
  if known.id is not null then
    if (known.invoice_id, known.amount_cents) is distinct from (invoice.id, credit_invoice.amount_cents) then
      perform private.refuse_invoice('key_taken');
    end if;
    return private.invoice_card_of(invoice.id);
  end if;
  perform private.refuse_short_reason(credit_invoice.reason);
  if (credit_invoice.amount_cents > 0) is not true then
    perform private.refuse_field('amount_cents', 'A credit note takes something off.', 'Enter an amount such as 50.00.');
  end if;
  if invoice.cancelled_at is not null then perform private.refuse_invoice('already_cancelled'); end if;
  perform private.refuse_changed_invoice(invoice, seen);
  if credit_invoice.amount_cents > invoice.amount_paid_cents - invoice.credited_cents then
    perform private.refuse_invoice('too_much_credited');
  end if;
  insert into public.credit_notes (id, invoice_id, number, amount_cents, reason, noted_on, entered_by)
  values (credit_invoice.id, invoice.id, 'CN-' || invoice.invoice_number || '-'
      || (select count(*) + 1 from public.credit_notes where credit_notes.invoice_id = invoice.id),
    credit_invoice.amount_cents, trim(credit_invoice.reason), private.business_now()::date, auth.uid());
  perform private.record_invoice_event('invoice_credited', invoice.id, jsonb_build_object('amount_cents', credit_invoice.amount_cents));
  return private.invoice_card_of(invoice.id);
end
$$;

grant execute on function public.credit_invoice to authenticated;
