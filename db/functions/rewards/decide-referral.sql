-- A claim that the rule cannot settle: it waits for staff, new in the Inbox, and earns nothing before they say so.
create or replace function private.doubt_requests(friend uuid, disguised uuid[], referrer uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.referral_requests set friend_customer_id = friend, status = 'doubtful', handled_at = null,
    doubt = case when id = any (disguised) then 'same_person' else 'several_claims' end,
    referrer_customer_id = case when id = any (disguised) then referrer else referrer_customer_id end
  where status = 'waiting' and (id = any (disguised) or friend_phone in (select private.phones_of(friend)))
$$;

-- The claims that staff are to look at; for a client whose code the friend only quoted, one is written down.
create or replace function private.requests_for(referrer uuid, told uuid[], friend uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  written uuid;
begin
  told := array_remove(told, null);
  if told <> '{}' or exists (select from public.referral_requests
    where referrer_customer_id = referrer and friend_customer_id = friend) then return told; end if;
  insert into public.referral_requests (user_id, referrer_name, referrer_phone, friend_name, friend_phone)
  select (select user_id from public.client_profiles where customer_id = one.id order by created_at limit 1),
    private.as_told(one), one.phone, private.as_told(other), other.phone
  from public.customers as one, public.customers as other
  where one.id = referrer and other.id = friend and num_nulls(one.phone, other.phone) = 0
  returning id into written;
  if written is null then perform private.suggest_pair(friend, referrer); return '{}'; end if;
  update public.referral_requests set status = 'waiting' where id = written;
  return array[written];
exception when raise_exception then
  perform private.suggest_pair(friend, referrer);
  return '{}';
end
$$;

-- Where there is no claim to write down, staff see the two as a pair that may be one person.
create or replace function private.suggest_pair(one uuid, other uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.customer_suggestions (customer_id, field, kept, offered)
  select one, 'same_person', one::text, other::text where not private.is_pair_known(one, other)
  on conflict do nothing
$$;

-- A form asks for two letters at least.
create or replace function private.as_told(customer public.customers) returns text
language sql immutable as $$
  select left(rpad(said.name, greatest(2, length(said.name)), '.'), 50)
  from (select public.full_name(customer.first_name, customer.last_name)) as said (name)
$$;

-- Staff accept a doubtful claim, which earns at once and leaves the others too late, or refuse it. A repeat of what
-- arrived is the same answer.
create or replace function public.decide_referral(request_id uuid, accept boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.referral_requests;
  linked public.referrals;
  referrer uuid;
begin
  if auth.has_role('staff') then
    select * into request from public.referral_requests where id = request_id for update;
  end if;
  if request.id is null then perform private.refuse('referral_not_found', 'There is no such referral.'); end if;
  if (accept, request.status) in ((true, 'earned'), (false, 'refused')) then return; end if;
  if request.status <> 'doubtful' then
    perform private.refuse('changed_meanwhile', 'Somebody has decided this meanwhile.', 'Look at it again.');
  end if;
  if not accept then
    update public.referral_requests set status = 'refused', handled_at = now() where id = request_id;
    return;
  end if;
  referrer := coalesce(request.referrer_customer_id, private.match_customer(private.referrer_of(request)));
  if private.link_referral(referrer, request.friend_customer_id) is null then
    perform private.refuse('self_referral', 'These two are one person, or somebody else has brought this client.',
      'Refuse it, or undo the other link first.');
  end if;
  select * into linked from public.referrals where referred_customer_id = request.friend_customer_id;
  perform private.settle_requests(request.friend_customer_id, array[request_id], linked);
  update public.referral_requests set handled_at = now() where id = request_id;
  perform private.reward_referrer(request.friend_customer_id);
end
$$;

-- For the panels of the office: everyone who named one of this friend's numbers, the earliest first.
create or replace function public.claims_on_friend(customer_uuid uuid, number text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', claim.id, 'name', claim.referrer_name, 'phone', claim.referrer_phone,
      'sent_at', claim.created_at, 'status', claim.status, 'doubt', claim.doubt,
      'is_client', private.is_verified_client(private.claimant_of(claim))) order by claim.created_at, claim.id), '[]')
  from public.referral_requests as claim
  where auth.has_role('staff')
    and (claim.friend_customer_id = customer_uuid or claim.friend_phone = number
      or claim.friend_phone in (select private.phones_of(customer_uuid)))
$$;

grant execute on function public.decide_referral, public.claims_on_friend to authenticated;
