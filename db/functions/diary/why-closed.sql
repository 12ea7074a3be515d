-- Why nobody can book this slot, before asking who else has; null when it is open. The owner's word goes before the
-- calendar's, and a day she opens is open from the first slot to the last. An arrival window
-- begins within the opening hours; on a Saturday it ends within them too.
create or replace function private.why_closed(wanted_day date, wanted_slot text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  override public.day_overrides;
  hours public.business_settings;
begin
  select * into override from public.day_overrides where day = wanted_day;
  if override.is_open then return null; end if;
  if override.day is not null then return coalesce(override.reason, 'Closed'); end if;
  select * into hours from public.business_settings;
  return coalesce(private.why_day_closed(wanted_day), private.why_hours_closed(wanted_day, wanted_slot, hours));
end
$$;

create or replace function private.why_day_closed(wanted_day date) returns text
language sql immutable parallel safe as $$
  select coalesce(
    public.public_holiday_name(wanted_day),
    case when extract(isodow from wanted_day) = 7 then 'Sunday' end)
$$;

create or replace function private.why_hours_closed(wanted_day date, wanted_slot text, hours public.business_settings)
returns text
language sql immutable parallel safe as $$
  select case
    when extract(isodow from wanted_day) = 6 then case
      when private.slot_starts_at(wanted_slot) < hours.saturday_opens_at
        then 'Saturday from ' || to_char(hours.saturday_opens_at, 'HH24:MI')
      when private.slot_ends_at(wanted_slot) > hours.saturday_closes_at
        then 'Saturday until ' || to_char(hours.saturday_closes_at, 'HH24:MI')
      end
    when private.slot_starts_at(wanted_slot) < hours.weekday_opens_at
      then 'Open from ' || to_char(hours.weekday_opens_at, 'HH24:MI')
    when private.slot_starts_at(wanted_slot) >= hours.weekday_closes_at
      then 'Open until ' || to_char(hours.weekday_closes_at, 'HH24:MI')
  end
$$;
