-- Counts the changes of what public pages show. The topic stands with each trigger; pages/live-site.ts compares the
-- numbers and renders again what has moved.
create or replace function private.note_live_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.live_changes (topic) values (tg_argv[0])
  on conflict (topic) do update set version = live_changes.version + 1;
  return null;
end
$$;

create or replace function public.live_versions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(topic, version), '{}') || jsonb_build_object('promotions',
    -- A promotion begins and ends by itself: each new day counts as a change.
    coalesce(sum(version) filter (where topic = 'promotions'), 0) + (private.business_now()::date - date '2026-01-01'))
  from private.live_changes
$$;

revoke all on function private.note_live_change() from public;
revoke all on function public.live_versions() from public;
grant execute on function public.live_versions() to backend;
