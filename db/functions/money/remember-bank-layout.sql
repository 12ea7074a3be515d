-- Which column is what in the files of one bank: said once.
create or replace function public.remember_bank_layout(key text, layout jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if (length(remember_bank_layout.key) between 1 and 500 and jsonb_typeof(remember_bank_layout.layout) = 'object'
      and length(remember_bank_layout.layout::text) <= 500) is not true then
    perform private.refuse_field('layout', 'Say which column is what.', 'Read the file again.');
  end if;
  insert into public.bank_layouts as kept (key, layout, entered_by)
  values (remember_bank_layout.key, remember_bank_layout.layout, auth.uid())
  on conflict on constraint bank_layouts_pkey do update set layout = excluded.layout, entered_by = excluded.entered_by;
end
$$;

-- Invoices, paid ones too, that these references name: for what a line says that fits nothing open.
create or replace function public.invoices_named(keys text[])
returns table (id uuid, invoice_number text, customer_id uuid, customer_name text, open_cents bigint, due_on date)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select held.id, held.invoice_number, held.customer_id, held.customer_name, held.open_cents, held.due_on
    from public.service_invoices as held where private.reference_key(held.invoice_number) = any (keys)
      and length(private.reference_key(held.invoice_number)) >= 3 limit 1000;
end
$$;

grant execute on function public.remember_bank_layout, public.invoices_named to authenticated;
