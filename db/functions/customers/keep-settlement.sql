-- Records who settled a suggestion and when; reopening it clears both.
create or replace function private.keep_settlement() returns trigger
language plpgsql security definer set search_path = '' as $$
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
