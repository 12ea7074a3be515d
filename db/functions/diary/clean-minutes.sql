-- How long a clean takes. domain/clean-length.ts reckons the same for those who look before; a test holds them together.
create or replace function private.kind_of(type text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(type, '-(one-time|regular|custom)$', '')
$$;

-- What the booking form asks and reckons with: per kind its question and figures, and the extras that are offered.
create or replace function public.clean_choices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'lengths', (select jsonb_agg(to_jsonb(clean_lengths) - 'updated_at' order by kind) from public.clean_lengths),
    'extras', (select coalesce(jsonb_agg(to_jsonb(clean_extras) - array['updated_at', 'price_cents'] order by label), '[]')
      from public.clean_extras where is_active),
    'longest_minutes', private.longest_minutes(),
    -- Null unless the owner publishes them.
    'prices', public.published_prices())
$$;

-- Null for a kind that we do not know.
create or replace function private.clean_minutes(of_type text, of_size integer, with_extras text[]) returns integer
language sql stable security definer set search_path = '' as $$
  select least(1440, greatest(least_minutes,
      ceil((base_minutes + (coalesce(of_size, usual_size) - usual_size)::bigint * minutes_per_unit) / 10.0) * 10)
    + (select coalesce(sum(minutes), 0) from public.clean_extras where key = any (with_extras)))::integer
  from public.clean_lengths where kind = private.kind_of(of_type)
$$;

-- For whoever has not said what they want.
create or replace function private.shortest_minutes() returns integer
language sql stable security definer set search_path = ''
as $$ select min(least_minutes) from public.clean_lengths $$;

-- What no day could take on any team: a matter for a message.
create or replace function private.longest_minutes() returns integer
language sql stable security definer set search_path = '' as $$
  select closing_grace_minutes + greatest(
    private.minute_of(weekday_closes_at) - greatest(private.minute_of(weekday_opens_at), 480),
    private.minute_of(saturday_closes_at) - greatest(private.minute_of(saturday_opens_at), 480),
    (select max(private.minute_of(closes_at) - greatest(private.minute_of(opens_at), 480))
      from public.crew_hours join public.crews on crews.id = crew_id and is_active))
  from public.business_settings
$$;

-- '3½ hours', '40 minutes': to the half hour, never less than it takes, as aboutHours of domain/clean-length.ts says it.
create or replace function private.hours_in_words(minutes integer) returns text
language sql immutable parallel safe as $$
  select case when minutes < 60 then minutes || ' minutes'
    else halves / 2 || case when halves % 2 = 1 then '½' else '' end || case when halves = 2 then ' hour' else ' hours' end end
  from (select (minutes + 29) / 30 as halves) as rounded
$$;

create or replace function private.refuse_too_long(booking public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if booking.minutes > private.longest_minutes()
    or booking.size > (select largest_size from public.clean_lengths where kind = private.kind_of(booking.service_type))
  then
    perform private.refuse('too_long', 'A clean of that size does not fit into one day.',
      'Please write to us, and we plan it with you.');
  end if;
end
$$;

create or replace function private.refuse_unknown_extras(booking public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from unnest(booking.extras) as wanted where wanted is null or not exists (
    select from public.clean_extras where key = wanted and private.kind_of(booking.service_type) = any (kinds)))
  then
    perform private.refuse('validation_failed:extras', 'We do not offer that with this clean.', 'Please choose from the list.');
  end if;
end
$$;

grant execute on function public.clean_choices to anon, authenticated, service_role;
