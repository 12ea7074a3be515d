-- Nobody can refer themselves under another name: the same phone number or e-mail address is the same person.
create or replace function private.is_same_person(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select one = other or exists (
    select from public.customers as a, public.customers as b
    where a.id = one and b.id = other and (a.phone = b.phone or lower(a.email) = lower(b.email))
  )
$$;

-- Would the referrer then have been brought, however many hands in between, by the one they bring?
create or replace function private.closes_ring(referrer uuid, friend uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with recursive brought_by (id) as (
    select referrer
    union
    select referrals.referrer_customer_id from public.referrals
    join brought_by on referrals.referred_customer_id = brought_by.id
  )
  select exists (select from brought_by where id = friend)
$$;

create or replace function private.keep_referrals_honest() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One and the same row is refused by the table itself.
  if new.referrer_customer_id <> new.referred_customer_id
    and private.is_same_person(new.referrer_customer_id, new.referred_customer_id)
  then
    perform private.refuse('self_referral', 'Cannot refer the same customer', 'Choose two different people.');
  end if;
  -- One after the other: two links at once could close a ring that neither sees.
  perform pg_advisory_xact_lock(727306, 0);
  if new.referrer_customer_id <> new.referred_customer_id
    and private.closes_ring(new.referrer_customer_id, new.referred_customer_id)
  then
    perform private.refuse('referral_ring', 'That would go round in a ring: the referrer was brought by this client.',
      'Choose someone whom this client did not bring.');
  end if;
  return new;
end
$$;
