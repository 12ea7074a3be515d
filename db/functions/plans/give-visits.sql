-- Whoever gets an account, or is found to be a customer, sees the visits that their plan has made already as their own.
create or replace function private.give_visits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  visits uuid[];
begin
  if new.customer_id is null then return null; end if;
  -- In order, as everybody who changes a plan takes them.
  visits := array(select id from public.bookings where customer_id = new.customer_id and plan_id is not null and user_id is null
    and private.is_open(status) order by id for no key update);
  update public.bookings set user_id = new.user_id, client_profile_id = new.id where id = any (visits);
  return null;
end
$$;
