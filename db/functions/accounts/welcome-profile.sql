-- A new profile gets the referral code that stays, and finds its customer by the verified address of the account.
create or replace function private.welcome_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.referral_code := coalesce(new.referral_code, private.new_referral_code());
  if new.customer_id is null then
    select customers.id into new.customer_id from public.customers
    join auth.users on users.id = new.user_id and users.email_confirmed_at is not null
      and lower(users.email) = lower(customers.email)
    where customers.is_ours order by customers.created_at, customers.id limit 1;
  end if;
  return new;
end
$$;
