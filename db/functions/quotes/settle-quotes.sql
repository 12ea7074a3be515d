-- What happens to the quotes of a booking that goes its way without them: cancelled, confirmed by the office at once, moved.
-- Answers to a quote set app.quoting and see to it themselves.
create or replace function private.settle_quotes(booking public.bookings, was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_quoting() then return; end if;
  if booking.status <> was.status then
    delete from public.quotes where booking_id = booking.id and status = 'draft' and booking.status <> 'confirmed';
    update public.quotes set status = case when booking.status = 'cancelled' and private.is_client_acting() then 'declined' else 'withdrawn' end,
      answered_at = private.quote_now()
    where booking_id = booking.id and status = 'sent';
  elsif booking.status = 'pending' and (booking.service_date, booking.service_time) is distinct from (was.service_date, was.service_time) then
    update public.quotes set held_until = private.held_until(booking.service_date, booking.service_time, valid_until)
    where booking_id = booking.id and status = 'sent';
  end if;
  if booking.status = 'cancelled' and was.status <> 'cancelled' then perform private.give_credits_back(booking.id); end if;
end
$$;

create or replace function private.is_quoting() returns boolean
language sql stable
as $$ select current_setting('app.quoting', true) is not distinct from 'on' $$;

create or replace function private.give_credits_back(booking uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.quotes;
begin
  for quote in select * from public.quotes where booking_id = booking and status = 'approved' and credit_cents > 0 for update loop
    insert into public.ledger (customer_id, kind, delta, reason, quote_id)
    select (private.quote_person(quote)).customer_id, 'credits', quote.credit_cents / 100.0, 'Back from quote ' || quote.number, quote.id
    where (private.quote_person(quote)).customer_id is not null;
    update public.quotes set credit_cents = 0 where id = quote.id;
  end loop;
end
$$;

-- A reward that comes off, or goes from, a clean that was agreed with a quote is on that quote too: so it says what the
-- invoice says. It only ever changes by what was promised anyway.
create or replace function private.put_discounts_on_quote(booking public.bookings) returns void
language sql volatile security definer set search_path = '' as $$
  update public.quotes set lines = kept.lines || private.reward_lines(
    private.sum_of_lines(kept.lines), array(select id from public.rewards where used_by = booking.id))
  from (select id, (select jsonb_agg(line order by place) from jsonb_array_elements(lines) with ordinality as held (line, place)
      where line ->> 'kind' not in ('loyalty', 'referral')) as lines
    from public.quotes where booking_id = booking.id and status = 'approved') as kept
  where quotes.id = kept.id
$$;
