-- A day of counting ends ten minutes late, so that what a server gathered before midnight still arrives in it.
create or replace function private.visit_day_ended(asked_day date) returns boolean
language sql stable set search_path = '' as $$
  select asked_day < (private.business_now() - interval '10 minutes')::date
$$;
