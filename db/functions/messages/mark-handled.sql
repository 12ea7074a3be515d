-- What lies in the Inbox is new or done. Staff set handled_at to any time, or to null to take it back; who did it and
-- when is written here, and a second hand does not take the credit of the first.
create or replace function private.mark_handled() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.handled_at is null then
    new.handled_by := null;
  elsif old.handled_at is null then
    new.handled_at := now();
    new.handled_by := auth.uid();
  else
    new.handled_at := old.handled_at;
    new.handled_by := old.handled_by;
  end if;
  return new;
end
$$;
