-- The clock on the wall in Mossel Bay: "today" and "past" mean there.
create or replace function private.business_now() returns timestamp
language sql stable as $$
  select now() at time zone 'Africa/Johannesburg'
$$;
