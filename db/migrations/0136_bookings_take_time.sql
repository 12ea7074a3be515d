-- A booking takes a stretch of one crew's day. No two of one crew overlap: refused by the table itself, under whatever
-- the trigger does. Crew, day and minute are one number, so that it needs no extension.
alter table public.bookings
  -- The answer to the one question of its kind: bedrooms, panels, seats …
  add column size integer,
  add column extras text[] not null default '{}',
  add column suburb text,
  add column minutes integer,
  add column crew_id smallint references public.crews,
  -- From midnight. It lies in the window that the client chose.
  add column start_minute integer,
  -- Why it was laid over another: by the office, knowingly. Without a time: found so, when cleans got a length.
  add column overbooked_reason text,
  add column overbooked_by uuid,
  add column overbooked_at timestamptz,
  add constraint "a size is at least one" check (size between 1 and 10000),
  add constraint "extras are a few" check (cardinality(extras) <= 20),
  add constraint "a suburb has at most 80 characters" check (length(suburb) between 1 and 80),
  add constraint "a clean takes 10 minutes to a day" check (minutes between 10 and 1440),
  add constraint "a clean starts within the five slots" check (start_minute between 480 and 1079),
  add constraint "a reason for overbooking has 1 to 300 characters" check (length(trim(overbooked_reason)) between 1 and 300);

-- What a database needs that knew no lengths yet: also a backup from before, after it is restored.
create function private.catch_up_diary() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.crews (name, place) select 'Team ' || n, n
  from public.business_settings, generate_series(1, slot_capacity) as n where not exists (select from public.crews);
  perform setval('public.crews_id_seq', (select max(id) from public.crews));
  if not exists (select from public.clean_lengths) then
    insert into public.clean_lengths
      (kind, size_question, base_minutes, usual_size, minutes_per_unit, least_minutes, largest_size)
    values
      ('residential-standard', 'bedrooms', 180, 3, 30, 120, 8),
      ('residential-deep', 'bedrooms', 300, 3, 60, 180, 8),
      ('move-in-out', 'bedrooms', 360, 3, 60, 180, 8),
      ('carpet-clean', 'rooms', 120, 3, 30, 60, 12),
      ('mattress-clean', 'mattresses', 60, 2, 20, 60, 20),
      ('upholstery-clean', 'seats', 120, 6, 15, 60, 30),
      ('window', 'windows', 120, 15, 6, 60, 60),
      ('solar-panel-clean', 'panels', 90, 12, 5, 60, 80),
      ('steam-clean', 'rooms', 120, 3, 30, 60, 12),
      ('car-detail-clean', 'cars', 120, 1, 100, 120, 5),
      ('post-construction-clean', 'square-metres', 480, 150, 2, 240, 400),
      ('commercial', 'square-metres', 180, 150, 1, 60, 600);
    insert into public.clean_extras (key, label, minutes, kinds) values
      ('oven', 'Inside the oven', 30, '{residential-standard,residential-deep,move-in-out}'),
      ('fridge', 'Inside the fridge', 20, '{residential-standard,residential-deep,move-in-out}'),
      ('inside-windows', 'Windows from inside', 40, '{residential-standard,residential-deep,move-in-out,commercial}'),
      ('ironing', 'An hour of ironing', 60, '{residential-standard}'),
      ('garage', 'The garage', 40, '{residential-deep,move-in-out,post-construction-clean}');
  end if;
  if not exists (select from public.bookings where minutes is null) then return; end if;

  -- An update of every row that is no act of anybody.
  alter table public.bookings disable trigger user;
  -- Its usual length; in its slot the first crews, one each, from the slot's start. First as if all lay over another.
  with ordered as (
    select id, row_number() over (partition by service_date, service_time, status = 'cancelled', sender_check = 'waiting'
      order by created_at, id) as place
    from public.bookings where minutes is null
  ), numbered as (
    select id, row_number() over (order by place, id) as place, count(*) over () as crews from public.crews where is_active
  )
  update public.bookings set
    minutes = (select base_minutes from public.clean_lengths
      where kind = regexp_replace(bookings.service_type, '-(one-time|regular|custom)$', '')),
    -- A request whose sender has not answered holds no place.
    start_minute = case when sender_check <> 'waiting' then
      extract(hour from split_part(bookings.service_time, '-', 1)::time)::integer * 60 end,
    crew_id = case when sender_check <> 'waiting' then numbered.id end,
    overbooked_reason = 'Booked before cleans had a length'
  from ordered join numbered on numbered.place = (ordered.place - 1) % numbered.crews + 1
  where ordered.id = bookings.id;
  -- What does lie over an earlier one stays where it is, for the office to solve.
  update public.bookings set overbooked_reason = null
  where overbooked_reason is not null and overbooked_at is null and (status = 'cancelled' or not exists (
    select from public.bookings as earlier
    where earlier.service_date = bookings.service_date and earlier.crew_id = bookings.crew_id and earlier.status <> 'cancelled'
      and (earlier.start_minute, earlier.created_at, earlier.id) < (bookings.start_minute, bookings.created_at, bookings.id)
      and earlier.start_minute + earlier.minutes > bookings.start_minute));
  alter table public.bookings enable trigger user;
end
$$;
revoke all on function private.catch_up_diary() from public;
select private.catch_up_diary();

-- A range without bounds would be all of time, so what has no place has no range.
alter table public.bookings add column during int8range generated always as (
  case when crew_id is not null and start_minute is not null and minutes is not null then int8range(
    crew_id::bigint * 17592186044416 + (service_date - date '2000-01-01')::bigint * 4096 + start_minute,
    crew_id::bigint * 17592186044416 + (service_date - date '2000-01-01')::bigint * 4096 + start_minute + minutes)
  end) stored;
alter table public.bookings add constraint "no two cleans of one team overlap"
  exclude using gist (during with &&) where (status <> 'cancelled' and overbooked_reason is null);
create index bookings_of_crew on public.bookings (crew_id, service_date);
