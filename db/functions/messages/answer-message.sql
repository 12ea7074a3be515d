-- Did it go? 'sent' and 'skipped' take it off the list, 'due' puts it back. A repeat of what arrived, or what a colleague has
-- answered already, changes nothing: each is counted once. The text is kept without the key of its link.
create or replace function public.answer_message(message_id uuid, answer text, body text default null, how text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  message public.messages;
  token text := (select message_keys.token from private.message_keys where message_keys.message_id = answer_message.message_id);
begin
  if not auth.has_role('staff') then perform private.refuse_message(); end if;
  select * into message from public.messages where id = answer_message.message_id for update;
  if not found then perform private.refuse_message(); end if;
  if message.state = answer or (message.state <> 'due' and answer <> 'due') then return private.message_json(message); end if;
  update public.messages set state = answer,
    answered_at = case when answer <> 'due' then now() end, answered_by = case when answer <> 'due' then auth.uid() end,
    body = case when answer = 'sent' then replace(answer_message.body, coalesce(token, ' never '), '…') end,
    how = case when answer = 'sent' then coalesce(answer_message.how, 'whatsapp') end
  where id = message.id returning * into message;
  if message.occasion = 'quote' then
    update public.quotes set followed_up_at = case when answer <> 'due' then private.quote_now() end where id = message.thing;
  end if;
  if message.occasion = 'invoice' then perform private.note_invoice_said(message); end if;
  if message.occasion = 'unpaid' then perform private.note_reminders_said(message); end if;
  return private.message_json(message);
end
$$;

-- It has gone by hand: the invoice knows. Taken back, it has not gone.
create or replace function private.note_invoice_said(message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if message.state = 'sent' then
    update public.service_invoices set sent_at = private.quote_now(), sent_how = message.how
    where id = message.thing and sent_at is null and cancelled_at is null;
    if found then perform private.note_said('invoice_sent', message.thing, message); end if;
  elsif message.state = 'due' and private.note_unsaid(message.thing, message) then
    update public.service_invoices set sent_at = null, sent_how = null where id = message.thing;
  end if;
end
$$;

-- Each invoice that the text named.
create or replace function private.note_reminders_said(message public.messages) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  invoice uuid;
begin
  foreach invoice in array coalesce(message.invoice_ids, '{}') loop
    if message.state = 'sent' then perform private.note_said('invoice_reminded', invoice, message); end if;
    if message.state = 'due' then perform private.note_unsaid(invoice, message); end if;
  end loop;
end
$$;

create or replace function private.note_said(event text, invoice uuid, message public.messages) returns void
language sql volatile security definer set search_path = ''
as $$ select private.record_invoice_event(event, invoice, jsonb_build_object('how', message.how, 'message', message.id)) $$;

-- Whether the last that was noted of this invoice's going out was this message; history keeps both.
create or replace function private.note_unsaid(invoice uuid, message public.messages) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  last public.events;
begin
  select * into last from public.events where subject_id = invoice and name in ('invoice_sent', 'invoice_reminded')
  order by created_at desc, id desc limit 1;
  if exists (select from public.events where subject_id = invoice and details ->> 'message' = message.id::text
    and name <> 'invoice_unsaid' and not private.is_unsaid(events)) then
    perform private.record_invoice_event('invoice_unsaid', invoice, jsonb_build_object('message', message.id));
  end if;
  return coalesce(last.details ->> 'message' = message.id::text, false);
end
$$;

create or replace function private.refuse_message() returns void
language plpgsql as $$
begin
  raise exception 'This message is no longer due.'
    using errcode = 'P0001', detail = 'message_gone', hint = 'Look at the list again.';
end
$$;

-- On my way, from Today: told once somebody says that it went.
create or replace function public.note_on_my_way(booking_id uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
  message public.messages;
begin
  insert into public.messages (occasion, thing, about, booking_id, customer_id, state, body, how, answered_at, answered_by)
  values ('on-my-way', booking.id, booking.service_date::text, booking.id, booking.customer_id, 'sent', note_on_my_way.body, 'whatsapp',
    now(), auth.uid())
  on conflict on constraint "a thing is said once" do update set state = 'sent', body = excluded.body, how = 'whatsapp',
    answered_at = excluded.answered_at, answered_by = excluded.answered_by
  returning * into message;
  return private.message_json(message);
end
$$;

grant execute on function public.answer_message, public.note_on_my_way to authenticated;
