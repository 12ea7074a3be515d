-- Why nobody can book this slot, before asking who else has; null when it is open. The owner's word goes before the
-- calendar's, and a day she opens is open from the first slot to the last.
create or replace function private.why_closed(wanted_day date, wanted_slot text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  override public.day_overrides;
  saturday_ends time;
begin
  select * into override from public.day_overrides where day = wanted_day;
  if override.is_open then return null; end if;
  if override.day is not null then return coalesce(override.reason, 'Closed'); end if;
  if public.public_holiday_name(wanted_day) is not null then return public.public_holiday_name(wanted_day); end if;
  if extract(isodow from wanted_day) = 7 then return 'Sunday'; end if;
  if extract(isodow from wanted_day) = 6 then
    select saturday_closes_at into saturday_ends from public.business_settings;
    if private.slot_ends_at(wanted_slot) > saturday_ends then
      return 'Saturday until ' || to_char(saturday_ends, 'HH24:MI');
    end if;
  end if;
  return null;
end
$$;

revoke all on function private.why_closed(date, text) from public;
