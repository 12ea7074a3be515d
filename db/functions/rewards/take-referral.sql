-- A friend is named. A client's code is the one that stays; nobody names themselves; who is a customer already was not
-- brought by anyone. Only a client is held to all numbers that we know of them: a visitor who could try two numbers
-- would learn that they are one person's. Their rest is seen to when the reward would be earned.
create or replace function private.take_referral() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.client_profiles;
begin
  select * into profile from public.client_profiles where user_id = new.user_id;
  new.code := coalesce(profile.referral_code, new.code, private.new_referral_code());
  new.referrer_customer_id := coalesce(profile.customer_id, private.customer_with_phone(new.referrer_phone));
  new.friend_customer_id := private.customer_with_phone(new.friend_phone);
  if new.friend_phone in (new.referrer_phone, profile.phone) or new.friend_customer_id = profile.customer_id then
    perform private.refuse('self_referral:friend_phone', 'You cannot refer yourself. Please enter your friend''s number.',
      'Enter the number of a friend.');
  end if;
  if exists (select from public.customers where id = new.friend_customer_id and total_cleaning_count > 0) then
    new.status := 'too_late';
  end if;
  return new;
end
$$;

-- Whose number it is, as far as more than somebody's own word says so: decisions/0035-what-a-phone-proves.md.
create or replace function private.customer_with_phone(wanted text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.customers where is_ours and is_phone_verified and phone = wanted order by created_at, id limit 1
$$;
