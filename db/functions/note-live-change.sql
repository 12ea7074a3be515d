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

-- A review that waits is on no page.
create or replace trigger note_live_change_insert after insert on public.reviews
for each row when (new.status = 'approved') execute function private.note_live_change('reviews');
create or replace trigger note_live_change_update after update on public.reviews
for each row when (old.status = 'approved' or new.status = 'approved') execute function private.note_live_change('reviews');
create or replace trigger note_live_change_delete after delete on public.reviews
for each row when (old.status = 'approved') execute function private.note_live_change('reviews');

create or replace trigger note_live_change_hours after update on public.business_settings
for each row when (
  (old.weekday_opens_at, old.weekday_closes_at, old.saturday_opens_at, old.saturday_closes_at)
  <> (new.weekday_opens_at, new.weekday_closes_at, new.saturday_opens_at, new.saturday_closes_at)
) execute function private.note_live_change('hours');

create or replace trigger note_measurement_change after update on public.business_settings
for each row when (old.measurement_id is distinct from new.measurement_id)
execute function private.note_live_change('measurement');

create or replace trigger note_promotions_change after insert or update or delete on public.promotions
for each row execute function private.note_live_change('promotions');

create or replace trigger note_live_change after insert or update or delete on public.gallery_pictures
for each statement execute function private.note_live_change('gallery');
