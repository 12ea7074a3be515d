-- Someone must always be able to let others in.
create or replace function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.user_id = old.user_id then return new; end if;
  -- Two admins who remove each other at once would both see the other still there.
  perform pg_advisory_xact_lock(727302, 0);
  if not exists (select from public.user_roles where role = 'admin' and id <> old.id) then
    raise exception 'The last admin cannot be removed.'
      using errcode = 'P0001', detail = 'last_admin', hint = 'Make someone else an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

revoke all on function private.keep_last_admin() from public;
