-- The letters that have left and may be read by everybody: their words, and nothing of anybody who got them.
create or replace function public.newsletter_archive() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(shown.*) order by shown.number desc), '[]')
  from (
    select number, subject, body, picture, (sent_at at time zone 'Africa/Johannesburg')::date as sent_on
    from public.newsletters where sent_at is not null and in_archive order by number desc limit 200
  ) as shown
$$;

grant execute on function public.newsletter_archive to anon, authenticated, service_role;
