-- The five two-hour windows, as the bookings' own check names them.
create or replace function private.time_slots() returns text[]
language sql immutable parallel safe as $$
  select array['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00']
$$;

create or replace function private.slot_starts_at(slot text) returns time
language sql immutable parallel safe as $$
  select split_part(slot, '-', 1)::time
$$;

create or replace function private.slot_ends_at(slot text) returns time
language sql immutable parallel safe as $$
  select split_part(slot, '-', 2)::time
$$;

-- The same as minutes from midnight.
create or replace function private.slot_minutes() returns table (slot text, starts integer, ends integer)
language sql immutable parallel safe as $$
  values ('08:00-10:00', 480, 600), ('10:00-12:00', 600, 720), ('12:00-14:00', 720, 840), ('14:00-16:00', 840, 960),
    ('16:00-18:00', 960, 1080)
$$;
