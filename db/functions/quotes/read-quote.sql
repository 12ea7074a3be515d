-- The client's side of a quote: for whoever holds its private link, and for the signed-in client whose it is. Somebody
-- else's quote and none at all get the same answer.
create or replace function private.quote_of_key(key text) returns uuid
language sql stable security definer set search_path = '' as $$
  select quote_id from private.quote_keys where token_hash = private.token_hash(key)
$$;

create or replace function private.is_own_quote(quote public.quotes) returns boolean
language sql stable security definer set search_path = '' as $$
  select quote.status <> 'draft' and (
    exists (select from public.bookings where id = quote.booking_id and user_id = auth.uid())
    or exists (select from public.client_profiles
      where user_id = auth.uid() and customer_id = (private.quote_person(quote)).customer_id))
$$;

-- The version that was opened: by a key of any version of it, or by its id when it is one's own.
create or replace function private.find_quote(key text, wanted uuid) returns public.quotes
language plpgsql stable security definer set search_path = '' as $$
declare
  quote public.quotes;
begin
  select * into quote from public.quotes where id = private.quote_of_key(key);
  if quote.id is null and auth.uid() is not null then
    select * into quote from public.quotes where id = wanted and private.is_own_quote(quotes);
  end if;
  if quote.id is null then perform private.refuse_quote('quote_not_found'); end if;
  return quote;
end
$$;

-- The newest that has gone out.
create or replace function private.current_version(quote public.quotes) returns public.quotes
language sql stable security definer set search_path = '' as $$
  select quotes from public.quotes where number = quote.number and (status <> 'draft') order by version desc limit 1
$$;

-- Held, with its booking, until the commit; refused where the caller has seen another version.
create or replace function private.open_quote(key text, wanted uuid, seen_version integer) returns public.quotes
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened public.quotes := private.find_quote(key, wanted);
  quote public.quotes := private.current_version(opened);
begin
  perform from public.bookings where id = quote.booking_id for no key update;
  perform from public.quotes where number = opened.number order by version for update;
  quote := private.current_version(opened);
  if quote.version is distinct from seen_version then perform private.refuse_quote('quote_changed'); end if;
  return quote;
end
$$;

-- Read by its client, a quote is seen. `was` is the version before, where this one changes it; `new_day` what was asked for
-- after it had lapsed, until the office has answered.
create or replace function public.read_quote(key text default null, quote_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened public.quotes := private.find_quote(key, read_quote.quote_id);
  quote public.quotes := private.current_version(opened);
begin
  if quote.status = 'sent' and quote.seen_at is null and not auth.has_role('staff') then
    update public.quotes set seen_at = private.quote_now() where id = quote.id and seen_at is null;
    select * into quote from public.quotes where id = quote.id;
  end if;
  return private.quote_json(quote) || jsonb_build_object(
    'opened_version', opened.version,
    'credits_cents', private.credits_offered(quote, key),
    'was', (select jsonb_build_object('version', version, 'status', status, 'lines', lines, 'total_cents', total_cents,
        'service_type', service_type, 'size', size)
      from public.quotes as before where number = quote.number and before.version < quote.version
        and before.status in ('replaced', 'approved') and quote.status in ('sent', 'approved')
      order by before.version desc limit 1),
    'new_day', (select jsonb_build_object('day', asked.service_date, 'slot', asked.service_time)
      from public.quotes as next join public.bookings as asked on asked.id = next.booking_id
      where next.number = quote.number and next.status = 'draft' and next.booking_id is distinct from quote.booking_id
        and asked.status = 'pending'));
end
$$;

-- On the dashboard: all that were sent to the signed-in client, the newest first, of each its last version.
create or replace function public.own_quotes() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.quote_json(quotes)
    || jsonb_build_object('credits_cents', private.credits_offered(quotes, null)) order by sent_at desc), '[]')
  from public.quotes
  where auth.uid() is not null and status in ('sent', 'approved', 'declined', 'lapsed') and (
    booking_id in (select id from public.bookings where user_id = auth.uid())
    or private.is_own_quote(quotes) and coalesce(customer_id, (select bookings.customer_id from public.bookings where id = booking_id))
      in (select client_profiles.customer_id from public.client_profiles where user_id = auth.uid()))
    and not exists (select from public.quotes as later
      where later.number = quotes.number and later.version > quotes.version and later.status <> 'draft')
$$;

-- As it is printed. The office prints any version; others what they may read. Nothing, where there is none.
create or replace function public.quote_paper(key text, quote_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.quote_json(quotes) || jsonb_build_object('name', (private.quote_person(quotes)).name)
  from public.quotes
  where quotes.id = (select id from private.current_version((select opened from public.quotes as opened
      where opened.id = private.quote_of_key(key))))
    or quotes.id = quote_paper.quote_id and (auth.has_role('staff') or private.is_own_quote(quotes))
  limit 1
$$;

grant execute on function public.read_quote, public.quote_paper to anon, authenticated;
grant execute on function public.own_quotes to authenticated;
