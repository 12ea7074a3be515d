-- Counts the changes of what public pages show. The topic stands with each trigger; pages/live-site.ts compares the
-- numbers and renders again what has moved.
create or replace function private.note_live_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.live_changes (topic) values (tg_argv[0])
  on conflict (topic) do update set version = live_changes.version + 1;
  return null;
end
$$;

create or replace function public.live_versions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(topic, version), '{}') || jsonb_build_object('promotions',
    -- A promotion begins and ends by itself, and an article has its day: each new day counts as a change.
    coalesce(sum(version) filter (where topic = 'promotions'), 0) + (private.business_now()::date - date '2026-01-01'),
    'texts', coalesce(sum(version) filter (where topic = 'texts'), 0) + (private.business_now()::date - date '2026-01-01'),
    'days', private.free_days_mark())
  from private.live_changes
$$;

-- Another number when the free days ahead may be others: with each hour, and with each row of what they are reckoned from.
-- No trigger counts here, as bookings would then wait for one another at the counter, and for one another's days.
create or replace function private.free_days_mark() returns integer
language sql stable security definer set search_path = '' as $$
  select hashtext(concat_ws(' ', to_char(private.business_now(), 'YYYY-MM-DD HH24'),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.bookings
      where service_date between private.business_now()::date and private.business_now()::date + 74),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.day_overrides),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.crews),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.crew_hours),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.crew_days_off),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.clean_lengths),
    (select concat_ws('/', count(*), sum(xmin::text::bigint)) from public.business_settings)))
$$;

grant execute on function public.live_versions to backend;
