-- Done, and new again: each time it happens is on record with who did it. The column that says so stands with each
-- trigger; reviews have the audit log, which keeps their words too.
create or replace function private.record_handling() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_done boolean := to_jsonb(old) ->> tg_argv[0] is not null;
  is_done boolean := to_jsonb(new) ->> tg_argv[0] is not null;
begin
  if was_done <> is_done then
    insert into public.events (name, subject_id, details, created_by)
    values (case when is_done then 'inbox_done' else 'inbox_reopened' end, new.id,
      jsonb_strip_nulls(jsonb_build_object('is_taken', to_jsonb(new) -> 'is_taken')), auth.uid());
  end if;
  return null;
end
$$;
