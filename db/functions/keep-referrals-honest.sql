-- Nobody refers themselves, under whatever name: the same phone number or e-mail address is the same person.
create or replace function private.is_same_person(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select one = other or exists (
    select from public.customers as a, public.customers as b
    where a.id = one and b.id = other and (a.phone = b.phone or lower(a.email) = lower(b.email))
  )
$$;

create or replace function private.keep_referrals_honest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One and the same row is refused by the table itself.
  if new.referrer_customer_id <> new.referred_customer_id
    and private.is_same_person(new.referrer_customer_id, new.referred_customer_id)
  then
    raise exception 'Cannot refer the same customer'
      using errcode = 'P0001', detail = 'self_referral', hint = 'Choose two different people.';
  end if;
  return new;
end
$$;

revoke all on function private.is_same_person(uuid, uuid) from public;
revoke all on function private.keep_referrals_honest() from public;

create or replace trigger keep_referrals_honest before insert or update on public.referrals
for each row execute function private.keep_referrals_honest();
