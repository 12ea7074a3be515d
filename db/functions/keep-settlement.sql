-- Who settled a suggestion and when; one that is opened again is as if nobody had.
create or replace function private.keep_settlement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.settled_at is null then
    new.settled_by := null;
    new.is_taken := null;
  elsif old.settled_at is null then
    new.settled_at := now();
    new.settled_by := auth.uid();
    new.is_taken := coalesce(new.is_taken, false);
  end if;
  return new;
end
$$;

revoke all on function private.keep_settlement() from public;

create or replace trigger keep_settlement before update of settled_at on public.customer_suggestions
for each row execute function private.keep_settlement();
