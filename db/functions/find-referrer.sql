-- The friend's first clean is done: who brought them? Whoever named their number first; else whose code stands in the
-- notes of a booking. A referral that an admin has linked stays as it is.
create or replace function private.find_referrer(friend uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  claimant private.person;
  referrer uuid;
  linked uuid;
begin
  select id, referrer_customer_id into linked, referrer from public.referrals where referred_customer_id = friend;
  if linked is null then
    for claimant in select * from private.referral_claims(friend) loop
      referrer := private.match_customer(claimant);
      linked := private.link_referral(referrer, friend);
      exit when linked is not null;
    end loop;
  end if;
  perform private.settle_requests(friend, referrer, linked);
end
$$;

create or replace function private.link_referral(referrer uuid, friend uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  linked uuid;
begin
  if referrer is null or private.is_same_person(referrer, friend) or private.closes_ring(referrer, friend) then
    return null;
  end if;
  insert into public.referrals (referrer_customer_id, referred_customer_id) values (referrer, friend)
  on conflict do nothing returning id into linked;
  if linked is not null then
    update public.customers set referral_count = referral_count + 1 where id = referrer;
  end if;
  return linked;
end
$$;

-- Those who may have brought a friend, the best claim first.
create or replace function private.referral_claims(friend uuid) returns setof private.person
language sql stable security definer set search_path = ''
as $$
  with told as (
    select private.referrer_of(request) as referrer, 1 as rank, request.created_at
    from public.referral_requests as request
    where request.status = 'waiting' and request.friend_phone in (select private.phones_of(friend))
  ), codes as (
    select distinct upper(found.code[1]) as code from public.bookings,
      lateral regexp_matches(bookings.special_instructions, '\m(CC[A-Z0-9]{6})\M', 'gi') as found (code)
    where bookings.customer_id = friend
  ), quoted as (
    select private.person_of_account(profile.user_id) as referrer, 2 as rank, profile.created_at
    from codes join public.client_profiles as profile on profile.referral_code = codes.code
    union all
    select private.referrer_of(request), 3, request.created_at
    from codes join public.referral_requests as request on request.code = codes.code
  )
  select claims.referrer from (select * from told union all select * from quoted) as claims
  order by claims.rank, claims.created_at
$$;

create or replace function private.phones_of(customer uuid) returns setof text
language sql stable security definer set search_path = ''
as $$
  select phone from public.customers where id = customer
  union
  select guest_phone from public.bookings where customer_id = customer
$$;

-- A client by the account, so that the reward is on their own card; a visitor by the phone number.
create or replace function private.referrer_of(request public.referral_requests) returns private.person
language plpgsql stable security definer set search_path = ''
as $$
declare
  person private.person := private.person_of_account(request.user_id);
begin
  if person.email is null then
    person.first_name := private.first_word(request.referrer_name);
    person.last_name := private.other_words(request.referrer_name);
    person.is_verified := false;
    person.phone := request.referrer_phone;
  end if;
  return person;
end
$$;

create or replace function private.settle_requests(friend uuid, referrer uuid, linked uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.referral_requests set friend_customer_id = friend,
    referrer_customer_id = coalesce(whose.customer_id, referrer_customer_id),
    status = case when linked is not null and whose.customer_id = referrer then 'earned' else 'too_late' end,
    referral_id = case when whose.customer_id = referrer then linked end
  from (
    select request.id, coalesce(profile.customer_id, private.customer_with_phone(request.referrer_phone)) as customer_id
    from public.referral_requests as request
    left join public.client_profiles as profile on profile.user_id = request.user_id
    where request.status = 'waiting' and request.friend_phone in (select private.phones_of(friend))
  ) as whose
  where referral_requests.id = whose.id
$$;

revoke all on function private.find_referrer(uuid) from public;
revoke all on function private.link_referral(uuid, uuid) from public;
revoke all on function private.referral_claims(uuid) from public;
revoke all on function private.phones_of(uuid) from public;
revoke all on function private.referrer_of(public.referral_requests) from public;
revoke all on function private.settle_requests(uuid, uuid, uuid) from public;
