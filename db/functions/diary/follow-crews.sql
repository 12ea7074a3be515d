-- slot_capacity is the number of crews that go out. Whoever changes one changes the other.
create or replace function private.follow_crews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  active integer;
begin
  if current_setting('app.following_capacity', true) = 'on' then return null; end if;
  -- Locked before it is counted: of two who stop the last two at once, the second sees what the first has done.
  perform from public.business_settings for no key update;
  active := (select count(*) from public.crews where is_active);
  if active = 0 then
    perform private.refuse('last_crew', 'At least one team goes out.', 'Close the days on which nobody works.');
  end if;
  update public.business_settings set slot_capacity = active where slot_capacity <> active;
  return null;
end
$$;

-- More: those who stopped come back first, then new ones. Fewer: the last stop; nothing they had to do changes by itself.
create or replace function private.follow_capacity() returns trigger
language plpgsql security definer set search_path = '' set app.following_capacity = 'on' as $$
declare
  missing integer := new.slot_capacity - (select count(*) from public.crews where is_active);
begin
  if missing = 0 then return null; end if;
  update public.crews set is_active = missing > 0 where id in (
    select id from public.crews where is_active = (missing < 0)
    order by case when missing > 0 then place else -place end, id * sign(missing) limit abs(missing));
  insert into public.crews (name, place)
  select 'Team ' || place, place from generate_series((select count(*) + 1 from public.crews), new.slot_capacity) as place
  where missing > 0;
  return null;
end
$$;
