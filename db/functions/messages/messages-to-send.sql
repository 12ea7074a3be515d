-- The list to send, for staff: each due message with what its text is made of, and what was sent today. Reading it gives each
-- row its private link, so that the whole text can be shown before it goes; one that is no longer due goes with its link.
create or replace function public.messages_to_send(sends_mail boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then return jsonb_build_object('due', '[]'::jsonb, 'sent', '[]'::jsonb, 'texts', '[]'::jsonb); end if;
  -- Two who open the list at once get the same rows.
  perform pg_advisory_xact_lock(727306);
  delete from public.messages where state = 'due' and (occasion, thing, about) not in
    (select due.occasion, due.thing, due.about from private.due_messages(sends_mail) as due);
  insert into public.messages (occasion, thing, about, booking_id, customer_id)
  select occasion, thing, about, booking_id, customer_id from private.due_messages(sends_mail)
  on conflict on constraint "a thing is said once" do nothing;
  perform private.name_unpaid_invoices();
  perform private.give_message_keys();
  return jsonb_build_object(
    'due', (select coalesce(jsonb_agg(private.message_json(messages) || jsonb_build_object('runs_out', due.runs_out)
        order by due.place, due.runs_out, bookings.start_minute, messages.created_at, messages.id), '[]')
      from private.due_messages(sends_mail) as due join public.messages
        on (messages.occasion, messages.thing, messages.about) = (due.occasion, due.thing, due.about)
      left join public.bookings on bookings.id = messages.booking_id),
    'sent', (select coalesce(jsonb_agg(private.message_json(messages) order by answered_at desc), '[]') from public.messages
      where state = 'sent' and (answered_at at time zone 'Africa/Johannesburg')::date
        = (now() at time zone 'Africa/Johannesburg')::date),
    'texts', (select coalesce(jsonb_agg(jsonb_build_object('occasion', occasion, 'language', language, 'body', body)), '[]')
      from public.message_texts where body is not null));
end
$$;

-- Keys of what was answered long ago are of no use here any more; they still open their clean.
create or replace function private.give_message_keys() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  message public.messages;
  token text;
  quote public.quotes;
begin
  delete from private.message_keys where message_id in
    (select id from public.messages where answered_at < now() - interval '1 day');
  for message in
    select * from public.messages where state = 'due' and occasion not in ('cancelled', 'skipped', 'price', 'milestone', 'absent')
      and (booking_id is not null or occasion in ('quote', 'invoice', 'unpaid'))
      and not exists (select from private.message_keys where message_id = messages.id)
    order by id
  loop
    if message.occasion = 'quote' then
      select * into quote from public.quotes where id = message.thing;
      token := private.make_quote_key(quote, (private.quote_person(quote)).phone);
    elsif message.occasion = 'invoice' then
      token := private.make_invoice_key(invoices, 'whatsapp') from public.service_invoices as invoices where id = message.thing;
    elsif message.occasion = 'unpaid' then
      token := private.make_unpaid_key(message);
    elsif message.occasion = 'done' then
      token := public.ask_for_review(message.booking_id, private.address_of(message.booking_id));
    else
      token := public.make_manage_token(message.booking_id);
    end if;
    -- Another clean of the same client asks already.
    if token is null then
      delete from public.messages where id = message.id;
      continue;
    end if;
    insert into private.message_keys (message_id, token) values (message.id, token);
  end loop;
end
$$;

create or replace function private.address_of(wanted uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(person.email, person.phone) from public.bookings, private.booking_person(bookings) as person
  where bookings.id = wanted
$$;

create or replace function private.message_json(message public.messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', message.id, 'occasion', message.occasion, 'state', message.state, 'body', message.body, 'how', message.how,
    'booking_id', message.booking_id, 'customer_id', message.customer_id, 'answered_at', message.answered_at,
    'updated_at', message.updated_at,
    'token', (select token from private.message_keys where message_id = message.id),
    'name', coalesce(person.name, asker.name, client.name), 'phone', coalesce(person.phone, asker.phone, client.phone),
    'email', case when message.occasion <> 'reminder' or not private.has_stopped_reminders(person.email)
      then coalesce(person.email, asker.email, client.email) end,
    'language', coalesce(person.language, client.language, 'en'),
    'service_type', coalesce(bookings.service_type, quotes.service_type, plans.service_type), 'service_date', bookings.service_date,
    'service_time', bookings.service_time, 'suburb', coalesce(bookings.suburb, quotes.suburb),
    'price_cents', coalesce(quotes.total_cents, invoices.open_cents, unpaid.open_cents, prices.price_cents, bookings.price_cents),
    'reason', bookings.cancel_reason, 'number', coalesce(quotes.number, invoices.invoice_number), 'held_until', quotes.held_until,
    'from_day', coalesce(prices.from_day, invoices.due_on), 'cleans', rewards.milestone,
    'unpaid', unpaid.listed)
  from (select 1) as always
  left join public.bookings on bookings.id = message.booking_id
  left join public.quotes on message.occasion = 'quote' and quotes.id = message.thing
  left join public.service_invoices as invoices on message.occasion = 'invoice' and invoices.id = message.thing
  left join lateral (
    select sum(held.open_cents)::bigint as open_cents, jsonb_agg(jsonb_build_object('number', held.invoice_number,
      'reference', private.eft_reference(held.invoice_number), 'open_cents', held.open_cents, 'due_on', held.due_on)
      order by held.due_on, held.id) as listed
    from public.service_invoices as held where held.id = any (message.invoice_ids) and held.open_cents > 0
  ) as unpaid on message.occasion = 'unpaid'
  left join public.plan_prices as prices
    on message.occasion = 'price' and prices.plan_id = message.thing and prices.from_day::text = message.about
  left join public.plans on plans.id = prices.plan_id
  left join public.rewards on message.occasion = 'milestone' and rewards.id = message.thing
  left join lateral private.customer_person(message.customer_id) as client on message.booking_id is null
  left join lateral private.booking_person(bookings) as person on bookings.id is not null
  left join lateral private.quote_person(quotes) as asker on quotes.id is not null
$$;

grant execute on function public.messages_to_send to authenticated;
