-- What happens when rows of public.user_roles are written, in the order in which it happens.

-- Before each row:

-- Somebody must always be able to let others in.
create trigger keep_last_admin before delete or update on public.user_roles
for each row when (old.role = 'admin') execute function private.keep_last_admin();

-- After each row:

-- Who joins the office brings along whom they entered before.
create trigger bring_along after insert or update of user_id on public.user_roles
for each row execute function private.bring_along();

-- Who leaves the office no longer reads the diary in a calendar program.
create trigger end_lost_calendar_address after update or delete on public.user_roles
for each row execute function private.end_lost_calendar_address();

-- Nor do they get notices on their phone.
create trigger end_lost_push_devices after update or delete on public.user_roles
for each row execute function private.end_lost_push_devices();

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.user_roles
for each row execute function private.record_audit();
