-- The friend's first clean is done and paid: who brought them? Whose code the friend quoted in the notes of a booking;
-- else the earliest verified client who named their number; else the one visitor who did. Where several visitors did, or
-- the friend looks like the referrer in disguise, staff decide. A referral that an admin has linked stays as it is.
-- See docs/decisions/0035-what-a-phone-proves.md.
create or replace function private.find_referrer(friend uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  linked public.referrals;
  claim record;
  referrer uuid;
  theirs uuid[];
begin
  select * into linked from public.referrals where referred_customer_id = friend;
  if linked.id is not null then
    theirs := array(select request from private.referral_claims(friend) where claimant = linked.referrer_customer_id::text);
    perform private.settle_requests(friend, theirs, linked);
    return;
  end if;
  for claim in select * from private.referral_claims(friend) loop
    if claim.rank = 4 and private.is_contested(friend) then
      perform private.doubt_requests(friend, '{}', null);
      return;
    end if;
    -- Before the matching gives the claimant a record.
    theirs := array(select request from private.referral_claims(friend) where claimant = claim.claimant);
    referrer := private.match_customer(claim.person);
    continue when private.is_same_person(referrer, friend);
    if private.is_disguise(referrer, friend) then
      perform private.doubt_requests(friend, private.requests_for(referrer, theirs, friend), referrer);
      return;
    end if;
    perform private.link_referral(referrer, friend);
    select * into linked from public.referrals where referred_customer_id = friend;
    exit when linked.id is not null;
  end loop;
  perform private.settle_requests(friend, theirs, linked);
end
$$;

create or replace function private.link_referral(referrer uuid, friend uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
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

-- Those who may have brought a friend, the best claim first. claimant: the same for all claims of one person.
create or replace function private.referral_claims(friend uuid)
returns table (request uuid, person private.person, claimant text, rank integer)
language sql stable security definer set search_path = '' as $$
  with codes as (
    select distinct upper(found.code[1]) as code from public.bookings,
      lateral regexp_matches(bookings.special_instructions, '\m(CC[A-Z0-9]{6})\M', 'gi') as found (code)
    where bookings.customer_id = friend
  ), claims as (
    select null::uuid as request, private.person_of_account(profile.user_id) as person,
      coalesce(profile.customer_id, profile.user_id)::text as claimant, 1 as rank, profile.created_at
    from codes join public.client_profiles as profile on profile.referral_code = codes.code
    union all
    select null, private.referrer_of(quoted), private.claimant_of(quoted), 2, quoted.created_at
    from codes join public.referral_requests as quoted on quoted.code = codes.code
    union all
    select told.id, private.referrer_of(told), private.claimant_of(told),
      case when private.is_verified_client(private.claimant_of(told)) then 3 else 4 end, told.created_at
    from public.referral_requests as told
    where told.status = 'waiting' and told.friend_phone in (select private.phones_of(friend))
  )
  select claims.request, claims.person, claims.claimant, claims.rank from claims order by claims.rank, claims.created_at
$$;

create or replace function private.claimant_of(request public.referral_requests) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select coalesce(profile.customer_id, profile.user_id)::text from public.client_profiles as profile
      where profile.user_id = request.user_id),
    coalesce(request.user_id, request.referrer_customer_id)::text, private.customer_with_phone(request.referrer_phone)::text, request.referrer_phone)
$$;

create or replace function private.is_verified_client(claimant text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.customers
    where id = case when private.is_uuid(claimant) then claimant::uuid end and is_ours and is_phone_verified)
$$;

-- Only visitors claim the friend, and more than one: the first to type a number has shown nothing by that.
create or replace function private.is_contested(friend uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(distinct claimant) filter (where rank = 4) > 1 from private.referral_claims(friend)
$$;

create or replace function private.phones_of(customer uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select phone from public.customers where id = customer
  union
  select guest_phone from public.bookings where customer_id = customer
$$;

-- A client by the account, so that the reward is on their own card; a visitor by the phone number.
create or replace function private.referrer_of(request public.referral_requests) returns private.person
language plpgsql stable security definer set search_path = '' as $$
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

-- All who named this friend and wait for an answer: the one who brought them has earned it, the others came too late.
create or replace function private.settle_requests(friend uuid, winners uuid[], linked public.referrals) returns void
language sql volatile security definer set search_path = '' as $$
  update public.referral_requests set friend_customer_id = friend, doubt = null,
    referrer_customer_id = case when id = any (winners) and linked.id is not null
      then linked.referrer_customer_id else referrer_customer_id end,
    status = case when id = any (winners) and linked.id is not null then 'earned' else 'too_late' end,
    referral_id = case when id = any (winners) then linked.id end
  where status in ('waiting', 'doubtful')
    and (friend_customer_id = friend or friend_phone in (select private.phones_of(friend)))
$$;
