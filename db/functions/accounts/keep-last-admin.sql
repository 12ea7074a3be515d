-- Someone must always be able to let others in.
create or replace function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.user_id = old.user_id then return new; end if;
  -- Two admins who remove each other at once would both see the other still there.
  perform pg_advisory_xact_lock(727302, 0);
  if not exists (select from public.user_roles where role = 'admin' and id <> old.id) then
    perform private.refuse('last_admin', 'The last admin cannot be removed.', 'Make someone else an admin first.');
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
