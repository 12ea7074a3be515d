-- The invoice of a clean that was agreed with a quote: its lines, its discounts and its sum, to the cent. A repeat is the same
-- invoice; one that was cancelled is written anew.
create or replace function public.invoice_quote(booking_id uuid, description text, id uuid default gen_random_uuid())
returns public.service_invoices
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking_as_staff(invoice_quote.booking_id);
  quote public.quotes;
  invoice public.service_invoices;
begin
  select * into quote from public.quotes where quotes.booking_id = booking.id and status = 'approved' for update;
  if quote.id is null then perform private.refuse_quote('quote_not_found'); end if;
  select * into invoice from public.service_invoices where quote_id = quote.id and cancelled_at is null;
  if invoice.id is not null then return invoice; end if;
  if booking.status <> 'completed' then
    raise exception 'This clean is %.', booking.status
      using errcode = 'P0001', detail = 'status_move', hint = 'Complete it first.';
  end if;
  insert into public.service_invoices (id, user_id, customer_id, service_date, invoice_number, description, amount_paid, suburb,
    quote_id, lines, credit_cents)
  values (invoice_quote.id, auth.uid(), booking.customer_id, booking.service_date, public.next_invoice_number(),
    invoice_quote.description, quote.total_cents / 100.0, booking.suburb, quote.id, quote.lines, quote.credit_cents)
  returning * into invoice;
  return invoice;
end
$$;

revoke all on function public.invoice_quote(uuid, text, uuid) from public;
grant execute on function public.invoice_quote(uuid, text, uuid) to authenticated;
