-- Whom to remind of what is open past its due day: one message for each client, with all of it.
-- By itself it stands in the list when something came past its day lately, and a week after the last reminder, twice; then it
-- is a call, from Money. From there the office also puts everybody into the list at once.

-- Of these clients. said_on: when we last reminded them, or decided not to. An invoice that has just been written and has not
-- gone out is no reason yet.
create or replace function private.late_clients(wanted uuid[]) returns table (
  customer_id uuid, invoice_ids uuid[], about date, said_on date, times bigint, promised_on date
)
language sql stable security definer set search_path = '' as $$
  select held.customer_id, array_agg(held.id order by held.due_on, held.id),
    greatest(max(held.due_on), max(said.last_on), max(answered.last_on)), greatest(max(said.last_on), max(answered.last_on)),
    min(said.times), max(said.promised_on)
  from public.service_invoices as held
  cross join lateral (
    select max(private.day_there(events.created_at)) as last_on, count(*) as times, max((details ->> 'promised_on')::date) as promised_on
    from public.events where subject_id = held.id and name = 'invoice_reminded' and not private.is_unsaid(events)
  ) as said
  cross join lateral (
    select max(private.day_there(answered_at)) as last_on from public.messages
    where occasion = 'unpaid' and thing = held.customer_id and state <> 'due'
  ) as answered
  where held.customer_id = any (wanted) and held.open_cents > 0 and held.due_on < private.business_now()::date
    and (held.sent_at is not null or held.created_at <= private.quote_now() - interval '5 days')
  group by held.customer_id
$$;

create or replace function private.due_unpaid() returns table (
  occasion text, thing uuid, about text, booking_id uuid, quote_id uuid, customer_id uuid, runs_out timestamptz, place integer,
  channel text, email text
)
language sql stable security definer set search_path = '' as $$
  with recent as (
    select held.customer_id from public.service_invoices as held
    where open_cents > 0 and due_on between private.business_now()::date - 20 and private.business_now()::date - 1
    union
    select held.customer_id from public.events join public.service_invoices as held on held.id = events.subject_id
    where name = 'invoice_reminded' and events.created_at > private.quote_now() - interval '21 days' and held.open_cents > 0
    union
    select messages.thing from public.messages where occasion = 'unpaid' and state = 'due'
  )
  select 'unpaid', late.customer_id, late.about::text, null::uuid, null::uuid, late.customer_id, null::timestamptz, 3,
    person.channel, person.email
  from private.late_clients(array(select recent.customer_id from recent)) as late, private.customer_person(late.customer_id) as person
  where num_nonnulls(person.phone, person.email) > 0 and person.channel <> 'none'
    and (late.promised_on >= private.business_now()::date) is not true
    and (
      late.times < 2 and late.about > private.business_now()::date - 21
        and (late.said_on > private.business_now()::date - 7) is not true
      -- The office has put it there, or it stands there already.
      or exists (select from public.messages where messages.occasion = 'unpaid' and messages.thing = late.customer_id
        and messages.about = late.about::text and state = 'due'))
$$;

-- Everybody who is late, at once: also those who are not due by themselves. Nobody twice on one day, and nobody before the day
-- for which they have promised. Answers how many stand in the list, and how many do not.
create or replace function public.put_unpaid_in_list(sends_mail boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
  owing uuid[] := array(select distinct customer_id from public.service_invoices
    where open_cents > 0 and due_on < today and customer_id is not null);
  standing bigint;
begin
  perform private.require_staff();
  if exists (select from public.message_texts where occasion = 'unpaid' and not is_on) then
    perform private.refuse('switched_off', 'Reminders of what is unpaid are switched off.',
      'An admin switches them on under Texts.');
  end if;
  -- As messages_to_send does.
  perform pg_advisory_xact_lock(727306);
  insert into public.messages (occasion, thing, about, customer_id)
  select 'unpaid', late.customer_id, late.about::text, late.customer_id from private.late_clients(owing) as late
  where late.said_on is distinct from today
  on conflict on constraint "a thing is said once" do nothing;
  -- Whom the list would not offer goes again.
  delete from public.messages where occasion = 'unpaid' and state = 'due' and (thing, about) not in
    (select due.thing, due.about from private.due_messages(sends_mail) as due where due.occasion = 'unpaid');
  select count(*) into standing from public.messages where occasion = 'unpaid' and state = 'due';
  return jsonb_build_object('in_list', standing, 'left_out', cardinality(owing) - standing);
end
$$;

-- Which invoices the text names, and a link that fits them.
create or replace function private.name_unpaid_invoices() returns void
language sql volatile security definer set search_path = '' as $$
  with named as (
    update public.messages set invoice_ids = late.invoice_ids
    from private.late_clients(array(select thing from public.messages where occasion = 'unpaid' and state = 'due')) as late
    where occasion = 'unpaid' and state = 'due' and thing = late.customer_id and messages.invoice_ids is distinct from late.invoice_ids
    returning messages.id
  )
  delete from private.message_keys where message_id in (select id from named)
$$;

-- One invoice has a page of its own; several stand together on a statement of account.
create or replace function private.make_unpaid_key(message public.messages) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text := encode(uuid_send(gen_random_uuid()), 'hex');
begin
  if cardinality(message.invoice_ids) = 1 then
    return private.make_invoice_key(invoices, 'whatsapp') from public.service_invoices as invoices where id = message.invoice_ids[1];
  end if;
  insert into private.statement_keys (token_hash, customer_id, from_day, to_day, sent_to)
  select private.token_hash(key), message.thing, min(private.day_there(created_at)), private.business_now()::date,
    (private.customer_person(message.thing)).phone
  from public.service_invoices where id = any (message.invoice_ids);
  return key;
end
$$;

-- What was said to have gone, and then not to have.
create or replace function private.is_unsaid(event public.events) returns boolean
language sql stable security definer set search_path = '' as $$
  select event.details ? 'message' and exists (select from public.events as later
    where later.subject_id = event.subject_id and later.name = 'invoice_unsaid'
      and later.details ->> 'message' = event.details ->> 'message' and later.created_at > event.created_at)
$$;

grant execute on function public.put_unpaid_in_list to authenticated;
