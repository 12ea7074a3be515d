-- Everything as spreadsheets, server/reports/serve-tables.ts: for admins, and on record before the first row leaves.
create or replace function public.record_table_export() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'export', 'everything', 'everything.zip', jsonb_build_object('files', 'csv'));
end
$$;

grant execute on function public.record_table_export to authenticated;
