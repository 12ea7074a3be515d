-- Nobody refers themselves, under whatever name: the same phone number or e-mail address is the same person.
create or replace function private.keep_referrals_honest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.customers as referrer, public.customers as friend
    where referrer.id = new.referrer_customer_id and friend.id = new.referred_customer_id
      and (referrer.phone = friend.phone or lower(referrer.email) = lower(friend.email))
  ) then
    raise exception 'Cannot refer the same customer'
      using errcode = 'P0001', detail = 'self_referral', hint = 'Choose two different people.';
  end if;
  return new;
end
$$;

revoke all on function private.keep_referrals_honest() from public;

create or replace trigger keep_referrals_honest before insert or update on public.referrals
for each row execute function private.keep_referrals_honest();
