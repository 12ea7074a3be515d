-- The console's clients and money: links found by date, exports on record, and each invoice number once.

create index referrals_newest_first on public.referrals (created_at desc, id desc);

-- Taking data along is an act like any other.
alter table public.audit_log drop constraint "an act inserts, updates or deletes";
alter table public.audit_log add constraint "an act inserts, updates, deletes or exports"
  check (action in ('insert', 'update', 'delete', 'export'));

-- Numbers given twice: the oldest keeps it, the others get the next free ending.
do $$
declare
  double record;
  ending integer;
begin
  for double in
    select id, left(invoice_number, 44) as number from (
      select id, invoice_number, created_at,
        row_number() over (partition by lower(invoice_number) order by created_at, id) as place
      from public.service_invoices
    ) as numbered where place > 1 order by created_at, id
  loop
    ending := 2;
    while exists (select from public.service_invoices where lower(invoice_number) = lower(double.number || '-' || ending)) loop
      ending := ending + 1;
    end loop;
    update public.service_invoices set invoice_number = double.number || '-' || ending where id = double.id;
  end loop;
end
$$;
drop index public.service_invoices_by_number;
create unique index service_invoices_by_number on public.service_invoices (lower(invoice_number));

-- Wherever the extension was before us.
set local search_path = public, extensions;
create index service_invoices_by_text on public.service_invoices
  using gin (lower(invoice_number || chr(10) || description) gin_trgm_ops);
reset search_path;
