-- The audit log: who did what, with the row before and after.
create or replace function private.record_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  -- If a reason for the deletion was given.
  reason text := nullif(current_setting('app.reason', true), '');
  kept jsonb := coalesce(after, before);
begin
  -- Erasing a person is told as one act.
  if current_setting('app.erasing', true) = 'on' then return null; end if;
  -- So is bringing in a file of people.
  if current_setting('app.importing', true) = 'on' then return null; end if;
  -- Whoever was erased stands on the papers that the law wants kept, and not in what is told of them later.
  if tg_table_name in ('service_invoices', 'payments') and kept ->> 'customer_id' is null then
    before := before - 'customer_name';
    after := after - 'customer_name';
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name, coalesce(kept ->> 'id', kept ->> 'plan_id', kept ->> 'day', kept ->> 'name', kept ->> 'kind', kept ->> 'key',
      kept ->> 'crew_id', kept ->> 'town', kept ->> 'occasion'), before,
    case when tg_op = 'DELETE' and reason is not null then jsonb_build_object('reason', reason) else after end);
  return null;
end
$$;
