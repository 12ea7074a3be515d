-- Why nobody can book this slot, before asking who else has; null when it is open. The owner's word goes before the
-- calendar's, and a day she opens is open from the first slot to the last. A clean begins within the opening hours; on
-- a Saturday it ends within them too.
create or replace function private.why_closed(wanted_day date, wanted_slot text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  override public.day_overrides;
  hours public.business_settings;
begin
  select * into override from public.day_overrides where day = wanted_day;
  if override.is_open then return null; end if;
  if override.day is not null then return coalesce(override.reason, 'Closed'); end if;
  if public.public_holiday_name(wanted_day) is not null then return public.public_holiday_name(wanted_day); end if;
  if extract(isodow from wanted_day) = 7 then return 'Sunday'; end if;
  select * into hours from public.business_settings;
  if extract(isodow from wanted_day) = 6 then
    if private.slot_starts_at(wanted_slot) < hours.saturday_opens_at then
      return 'Saturday from ' || to_char(hours.saturday_opens_at, 'HH24:MI');
    end if;
    if private.slot_ends_at(wanted_slot) > hours.saturday_closes_at then
      return 'Saturday until ' || to_char(hours.saturday_closes_at, 'HH24:MI');
    end if;
    return null;
  end if;
  if private.slot_starts_at(wanted_slot) < hours.weekday_opens_at then
    return 'Open from ' || to_char(hours.weekday_opens_at, 'HH24:MI');
  end if;
  if private.slot_starts_at(wanted_slot) >= hours.weekday_closes_at then
    return 'Open until ' || to_char(hours.weekday_closes_at, 'HH24:MI');
  end if;
  return null;
end
$$;

revoke all on function private.why_closed(date, text) from public;
