-- What the office does with a quote that is out: agreed by word of mouth, taken back, followed up.

-- Agreed by word of mouth, on record with who wrote it down.
create or replace function public.approve_by_phone(
  quote_id uuid, seen timestamptz, new_date date default null, new_time text default null, details jsonb default '{}',
  use_credits boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
begin
  if quote.status = 'approved' then return private.office_quote_json(quote); end if;
  perform private.refuse_changed_quote(quote, seen);
  if quote.status = 'draft' then
    if quote.booking_id is null and new_date is not null then
      quote.offers := jsonb_build_array(jsonb_build_object('day', new_date, 'slot', new_time));
    end if;
    quote := private.put_out(quote, 'phone');
  end if;
  quote := private.agree(quote, 'phone', new_date, new_time, details, use_credits);
  return private.office_quote_json(quote);
end
$$;

-- Taken back by the office; the request waits on.
create or replace function public.withdraw_quote(quote_id uuid, seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
begin
  if quote.status = 'withdrawn' then return private.office_quote_json(quote); end if;
  perform private.refuse_changed_quote(quote, seen);
  if quote.status not in ('draft', 'sent') then perform private.refuse_quote('quote_answered'); end if;
  update public.quotes set status = 'withdrawn' where id = quote.id returning * into quote;
  update public.rewards set used_by = null, used_at = null
  where used_by = quote.booking_id and id = any (private.rewards_of(quote.lines))
    and exists (select from public.bookings where id = quote.booking_id and status = 'pending');
  perform private.record_quote_event('quote_withdrawn', quote);
  return private.office_quote_json(quote);
end
$$;

-- Whom to remind: those whose day is about to go, then those who have not answered for a while.
create or replace function public.quotes_due() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.office_quote_json(quotes) || jsonb_build_object('why', why) order by why, held_until), '[]')
  from public.quotes, private.why_quote_due(quotes) as why
  where status = 'sent' and why is not null and auth.has_role('staff')
$$;

-- Why somebody should be asked about it again, or null.
create or replace function private.why_quote_due(quote public.quotes) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.quote_state(quote) = 'lapsing' and (quote.followed_up_at > private.quote_now() - interval '1 day') is not true
      then 'lapsing'
    when private.quote_state(quote) in ('sent', 'seen') and greatest(quote.sent_at, quote.followed_up_at)
      <= private.quote_now() - make_interval(days => (private.terms()).follow_up_days) then 'unanswered' end
$$;

create or replace function public.mark_followed_up(quote_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
begin
  update public.quotes set followed_up_at = private.quote_now() where id = quote.id returning * into quote;
  return private.office_quote_json(quote);
end
$$;

grant execute on function public.approve_by_phone, public.withdraw_quote, public.quotes_due, public.mark_followed_up
  to authenticated;
