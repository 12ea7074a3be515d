-- The twelve public holidays of South Africa, computed. Days proclaimed for one year only (elections) are for the
-- owner to close.

-- The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8); the letters are the book's.
create or replace function private.easter_sunday(of_year integer) returns date
language plpgsql immutable parallel safe as $$
declare
  b integer := of_year / 100;
  c integer := of_year % 100;
  h integer := (19 * (of_year % 19) + b - b / 4 - (8 * b + 13) / 25 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := (of_year % 19 + 11 * h + 19 * l) / 433;
  easter_month integer := (h + l - 7 * m + 90) / 25;
begin
  return make_date(of_year, easter_month, (h + l - 7 * m + 33 * easter_month + 19) % 32);
end
$$;

create or replace function private.holiday_on_its_date(day date) returns text
language sql immutable parallel safe as $$
  select coalesce(
    case day - private.easter_sunday(extract(year from day)::integer)
      when -2 then 'Good Friday'
      when 1 then 'Family Day'
    end,
    case (extract(month from day) * 100 + extract(day from day))::integer
      when 101 then 'New Year''s Day'
      when 321 then 'Human Rights Day'
      when 427 then 'Freedom Day'
      when 501 then 'Workers'' Day'
      when 616 then 'Youth Day'
      when 809 then 'National Women''s Day'
      when 924 then 'Heritage Day'
      when 1216 then 'Day of Reconciliation'
      when 1225 then 'Christmas Day'
      when 1226 then 'Day of Goodwill'
    end
  )
$$;

-- Public Holidays Act 36 of 1994, section 2(1): the Monday after a holiday on a Sunday is one too. It makes no third
-- day when that Monday already is a holiday (Christmas on a Sunday).
create or replace function public.public_holiday_name(day date) returns text
language sql immutable parallel safe security definer set search_path = '' as $$
  select coalesce(
    private.holiday_on_its_date(day),
    case when extract(isodow from day) = 1 then private.holiday_on_its_date(day - 1) || ' observed' end
  )
$$;

grant execute on function public.public_holiday_name to anon, authenticated, service_role, backend;
