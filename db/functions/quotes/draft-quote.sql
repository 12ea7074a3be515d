-- A quote as it is filled in for a request or a message.

-- All that the editor needs for a request or a message: the quote so far, the owner's list, what is due to this client, what
-- they paid before, what is usual, and which clean comes next that day. domain/price.ts makes lines of it.
create or replace function public.draft_quote(booking_id uuid default null, message_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  booking public.bookings;
  letter public.contact_messages;
  quote public.quotes;
  customer uuid;
begin
  if not auth.has_role('staff') then perform private.refuse_quote('quote_not_found'); end if;
  select * into booking from public.bookings where id = draft_quote.booking_id;
  select * into letter from public.contact_messages where id = draft_quote.message_id;
  if num_nonnulls(booking.id, letter.id) <> 1 then perform private.refuse_quote('quote_not_found'); end if;
  select * into quote from public.quotes
  where quotes.booking_id = booking.id or quotes.message_id = letter.id order by version desc limit 1;
  customer := coalesce(booking.customer_id, quote.customer_id);
  return jsonb_build_object(
    'quote', case when quote.id is not null then private.office_quote_json(quote) end,
    -- What the client has in hand, where that is not the newest.
    'out', (select private.office_quote_json(quotes) from public.quotes
      where quotes.number = quote.number and status in ('sent', 'approved') and quotes.id <> quote.id order by version desc limit 1),
    'booking', case when booking.id is not null then private.booking_json(booking) end,
    'message', case when letter.id is not null then to_jsonb(letter) - 'search_text' end,
    'prices', private.prices(),
    'is_first_clean', private.is_first_clean(customer, booking.id, null),
    'is_first_renovation', private.is_first_clean(customer, booking.id, 'post-construction-clean'),
    'rewards', private.rewards_for(customer, booking),
    'credits_cents', coalesce((select (credits * 100)::bigint from public.customers where id = customer), 0),
    'paid_before', private.paid_before(customer, booking),
    'usual_cents', private.usual_cents(coalesce(booking.service_type, quote.service_type), coalesce(booking.size, quote.size), booking.id),
    'next_clean', private.next_clean(booking));
end
$$;

-- Nothing done and nothing agreed before, of this kind or at all.
create or replace function private.is_first_clean(customer uuid, besides uuid, of_kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.customers where id = customer and of_kind is null and total_cleaning_count > 0)
    and not exists (select from public.bookings where customer_id = customer and id is distinct from besides
      and status in ('confirmed', 'completed') and (of_kind is null or private.kind_of(service_type) = of_kind))
    and not exists (select from public.services where customer_id = customer and booking_id is distinct from besides
      and status <> 'cancelled' and (of_kind is null or service_type = private.record_type_of(of_kind || '-one-time')))
$$;

-- Those that wait, and those that are on this clean already.
create or replace function private.rewards_for(customer uuid, booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', rewards.id, 'kind', kind, 'milestone', milestone, 'earned_on', earned_on,
    'lapses_on', lapses_on, 'friend', friends.first_name) order by lapses_on nulls first, earned_on, rewards.id), '[]')
  from public.rewards
  left join public.referrals on referrals.id = rewards.referral_id
  left join public.customers as friends on friends.id = referrals.referred_customer_id
  where rewards.customer_id = customer and (used_by = booking.id or used_at is null
    and (lapses_on is null or lapses_on >= coalesce(booking.service_date, private.business_now()::date)))
$$;

-- The same kind first, the latest first.
create or replace function private.paid_before(customer uuid, booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(paid) order by is_same_kind desc, service_date desc), '[]') from (
    select price_cents, full_price_cents, service_date, service_type, size,
      private.kind_of(service_type) is not distinct from private.kind_of(booking.service_type) as is_same_kind
    from public.bookings as before
    where customer_id = customer and status in ('confirmed', 'completed') and price is not null and id is distinct from booking.id
    order by is_same_kind desc, service_date desc limit 4
  ) as paid
$$;

-- What others pay for this kind and size, as the middle one of the last thirty; null for want of three.
create or replace function private.usual_cents(of_type text, of_size integer, besides uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when count(*) >= 3 then percentile_disc(0.5) within group (order by full_price_cents) end from (
    select full_price_cents from public.bookings
    where service_type = any (array[of_type, private.kind_of(of_type) || '-one-time', private.kind_of(of_type) || '-regular',
        private.kind_of(of_type) || '-custom'])
      and size is not distinct from of_size and status in ('confirmed', 'completed') and full_price is not null
      and id is distinct from besides
    order by service_date desc limit 30
  ) as latest
$$;

create or replace function private.next_clean(booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('start_minute', following.start_minute, 'suburb', following.suburb,
    'name', coalesce(following.guest_name, public.full_name(customers.first_name, customers.last_name)))
  from public.bookings as following left join public.customers on customers.id = following.customer_id
  where following.service_date = booking.service_date and following.crew_id = booking.crew_id
    and following.start_minute > booking.start_minute and following.status <> 'cancelled' and following.id <> booking.id
  order by following.start_minute limit 1
$$;

grant execute on function public.draft_quote to authenticated;
