-- The salt of a day's visitor marks: shared by all servers, made by the first one to ask, and gone once the day is over.
create or replace function public.visit_salt(asked_day date) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.visit_day_ended(asked_day) or asked_day > private.business_now()::date + 1 then return null; end if;
  insert into private.visit_salts (day) values (asked_day) on conflict do nothing;
  return (select salt from private.visit_salts where day = asked_day);
end
$$;

grant execute on function public.visit_salt to backend;
