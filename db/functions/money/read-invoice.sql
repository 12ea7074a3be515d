-- The client's side of an invoice: for whoever holds its private link, and for the signed-in client whose it is. Somebody
-- else's and none at all get the same answer.
create or replace function private.find_invoice(key text, wanted uuid) returns public.service_invoices
language plpgsql stable security definer set search_path = '' as $$
declare
  invoice public.service_invoices;
begin
  select * into invoice from public.service_invoices
  where id = (select invoice_id from private.invoice_keys where token_hash = private.token_hash(key));
  if invoice.id is null and auth.uid() is not null then
    select * into invoice from public.service_invoices where id = wanted
      and customer_id in (select client_profiles.customer_id from public.client_profiles where user_id = auth.uid());
  end if;
  if invoice.id is null then perform private.refuse_invoice('invoice_not_found'); end if;
  return invoice;
end
$$;

create or replace function public.read_invoice(key text default null, invoice_id uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.invoice_json(private.find_invoice(key, invoice_id)) $$;

-- On the dashboard: all of the signed-in client's, the newest first, what is open of them, and their credits.
create or replace function public.own_invoices() returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (select customer_id from public.client_profiles where user_id = auth.uid() and customer_id is not null)
  select jsonb_build_object(
    'invoices', (select coalesce(jsonb_agg(private.invoice_json(service_invoices) order by service_date desc, id desc), '[]')
      from public.service_invoices where customer_id in (select customer_id from own)),
    'open_cents', (select coalesce(sum(open_cents), 0) from public.service_invoices where customer_id in (select customer_id from own)),
    'credits_cents', (select coalesce(sum((credits * 100)::bigint), 0) from public.customers where id in (select customer_id from own)))
$$;

grant execute on function public.read_invoice to anon, authenticated;
grant execute on function public.own_invoices to authenticated;
