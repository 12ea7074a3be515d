-- The client declines, or asks.

-- The day is free again, unless it was agreed before: then the change is declined and the clean stays as it was.
create or replace function public.decline_quote(
  version integer, key text default null, quote_id uuid default null, reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.quotes := private.open_quote(key, decline_quote.quote_id, decline_quote.version);
begin
  if quote.status = 'declined' then return private.quote_json(quote); end if;
  perform private.refuse_closed_quote(quote);
  if length(trim(reason)) > 300 then
    perform private.refuse('validation_failed:reason', 'Please keep it to 300 characters.', 'Or phone us.');
  end if;
  update public.quotes set status = 'declined', answered_at = private.quote_now(), decline_reason = nullif(trim(reason), '')
  where id = quote.id returning * into quote;
  perform private.free_day(quote, nullif(trim(reason), ''));
  perform private.record_quote_event('quote_declined', quote);
  return private.quote_json(quote);
end
$$;

-- One letter tells both that the quote ended and that the day is free.
create or replace function private.free_day(quote public.quotes, reason text) returns void
language plpgsql volatile security definer set search_path = '' set app.quoting = 'on' as $$
declare
  freed uuid;
begin
  update public.bookings set status = 'cancelled', cancel_reason = reason
  where id = quote.booking_id and status = 'pending' returning id into freed;
  update public.events set mailed_at = clock_timestamp()
  where subject_id = freed and name = 'booking_cancelled' and mailed_at is null;
  delete from public.quotes where number = quote.number and status = 'draft';
end
$$;

-- Into the Inbox, with the number of the quote. email: where there is none on record to answer to.
create or replace function public.ask_about_quote(
  words text, key text default null, quote_id uuid default null, email text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  quote public.quotes := private.find_quote(key, ask_about_quote.quote_id);
  person record := private.quote_person(quote);
  answer_to text := coalesce(person.email, nullif(trim(ask_about_quote.email), ''));
begin
  if (length(trim(words)) between 1 and 900) is not true then
    perform private.refuse('validation_failed:words', 'Please write your question, in at most 900 characters.', 'Or phone us.');
  end if;
  if (answer_to ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$') is not true then
    perform private.refuse('validation_failed:email', 'Please say where we may answer.',
      'An e-mail address, or ask on WhatsApp.');
  end if;
  perform from public.quotes where id = quote.id for update;
  -- A repeat of what arrived is the same answer.
  if exists (select from public.contact_messages where quote_id = quote.id
    and message = format('Quote %s: %s', quote.number, trim(words)) and created_at > now() - interval '10 minutes')
  then
    return jsonb_build_object('number', quote.number);
  end if;
  if (select count(*) from public.contact_messages where quote_id = quote.id and created_at > now() - interval '1 day') >= 5 then
    perform private.refuse('too_many_questions', 'You have asked several times today.', 'Please phone us.');
  end if;
  insert into public.contact_messages (name, email, phone, message, quote_id)
  values (case when length(trim(person.name)) > 1 then left(trim(person.name), 50) else 'A client' end, answer_to, person.phone,
    format('Quote %s: %s', quote.number, trim(words)), quote.id);
  return jsonb_build_object('number', quote.number);
end
$$;

grant execute on function public.decline_quote, public.ask_about_quote to anon, authenticated;
