-- The server's hourly round: an unanswered quote whose time is over lapses, says so to both, and frees its day. Links of
-- quotes that ended long ago end with them. Answers how many lapsed.
create or replace function public.lapse_quotes(reason text) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  quote public.quotes;
  lapsed bigint := 0;
begin
  for due in
    select id, booking_id from public.quotes where status = 'sent' and held_until <= private.quote_now()
    order by id limit 500
  loop
    -- Whoever is answering it at this moment goes first; the next round looks again.
    if due.booking_id is not null then
      perform from public.bookings where id = due.booking_id for no key update skip locked;
      continue when not found;
    end if;
    select * into quote from public.quotes where id = due.id and status = 'sent' for update skip locked;
    continue when not found;
    perform private.let_lapse(quote, reason);
    lapsed := lapsed + 1;
  end loop;
  delete from private.quote_keys where quote_id in (
    select quotes.id from public.quotes left join public.bookings on bookings.id = quotes.booking_id
    where quotes.status not in ('draft', 'sent') and quotes.updated_at < now() - interval '60 days'
      and (bookings.id is null or bookings.service_date < private.business_now()::date - 60));
  return lapsed;
end
$$;

create or replace function private.let_lapse(quote public.quotes, reason text) returns public.quotes
language plpgsql volatile security definer set search_path = '' as $$
declare
  person record := private.quote_person(quote);
begin
  update public.quotes set status = 'lapsed' where id = quote.id returning * into quote;
  perform private.free_day(quote, reason);
  -- Who chooses another day at this moment knows. Where a change of an agreed clean lapses, nothing changes for the client.
  if reason is not null and person.email is not null
    and not exists (select from public.bookings where id = quote.booking_id and status in ('confirmed', 'completed'))
  then
    perform public.queue_mail('quote-lapsed', person.email, public.quote_letter(quote)
      || jsonb_build_object('key', private.make_quote_key(quote, lower(person.email))), 'quote-lapsed ' || quote.id);
  end if;
  perform private.record_quote_event('quote_lapsed', quote, jsonb_build_object('by', 'office'));
  return quote;
end
$$;

grant execute on function public.lapse_quotes to backend;
