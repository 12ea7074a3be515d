-- An invoice on its way to the client, and the reminders after it.

-- how: mail, whatsapp, or link for one that the office passes on itself. Answers the invoice, and but for mail the key of the
-- link, which is nowhere kept in clear. A repeat of what arrived sends nothing twice.
create or replace function public.send_invoice(invoice_id uuid, how text, seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invoice public.service_invoices := private.open_invoice_as_staff(invoice_id);
  key text;
begin
  if (how in ('mail', 'whatsapp', 'link')) is not true then
    perform private.refuse_field('how', 'An invoice goes by mail, by WhatsApp or as a link.', 'Choose one of them.');
  end if;
  if invoice.cancelled_at is not null then perform private.refuse_invoice('already_cancelled'); end if;
  if invoice.updated_at is distinct from seen and invoice.sent_how = how then
    return jsonb_build_object('invoice', private.invoice_card_json(invoice),
      'key', case when how <> 'mail' then private.make_invoice_key(invoice, how) end);
  end if;
  perform private.refuse_changed_invoice(invoice, seen);
  key := private.post_invoice(invoice, how, 'invoice-sent');
  update public.service_invoices set sent_at = private.quote_now(), sent_how = how where id = invoice.id;
  perform private.record_invoice_event('invoice_sent', invoice.id, jsonb_build_object('how', how));
  return jsonb_build_object('invoice', private.invoice_card_of(invoice.id), 'key', key);
end
$$;

-- Of what is open. By mail it is queued; a call, a message or a link is noted as what the office did itself, with the
-- day for which payment was promised, if one was. One within the same minute is a repeat.
create or replace function public.remind_of_invoice(invoice_id uuid, how text, promised_on date default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invoice public.service_invoices := private.open_invoice_as_staff(invoice_id);
  key text;
begin
  if (how in ('mail', 'whatsapp', 'call', 'link')) is not true then
    perform private.refuse_field('how', 'A reminder goes by mail, by WhatsApp, by phone or as a link.', 'Choose one of them.');
  end if;
  if invoice.open_cents = 0 then perform private.refuse_invoice('nothing_open'); end if;
  if promised_on < private.business_now()::date then
    perform private.refuse_field('promised_on', 'A promise is for today or later.', 'Choose a later day.');
  end if;
  if exists (select from public.events where subject_id = invoice.id and name = 'invoice_reminded'
    and not private.is_unsaid(events) and details ->> 'how' = remind_of_invoice.how
    and (details ->> 'promised_on')::date is not distinct from remind_of_invoice.promised_on and created_at > now() - interval '1 minute') then
    return jsonb_build_object('invoice', private.invoice_card_json(invoice),
      'key', case when how in ('whatsapp', 'link') then private.make_invoice_key(invoice, how) end);
  end if;
  key := private.post_invoice(invoice, how, 'invoice-reminder');
  perform private.record_invoice_event('invoice_reminded', invoice.id,
    jsonb_strip_nulls(jsonb_build_object('how', how, 'promised_on', promised_on)));
  return jsonb_build_object('invoice', private.invoice_card_of(invoice.id), 'key', key);
end
$$;

create or replace function private.post_invoice(invoice public.service_invoices, how text, letter text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  person record := private.invoice_person(invoice);
begin
  if how = 'mail' and person.email is null or how in ('whatsapp', 'call') and person.phone is null then
    raise exception 'There is no % to reach them at.', case how when 'mail' then 'e-mail address' else 'phone number' end
      using errcode = 'P0001', detail = case how when 'mail' then 'no_email' else 'no_phone' end, hint = 'Send it the other way.';
  end if;
  if how = 'call' then return null; end if;
  if how <> 'mail' then return private.make_invoice_key(invoice, how); end if;
  perform public.queue_mail(letter, person.email, private.invoice_letter(invoice)
    || jsonb_build_object('key', private.make_invoice_key(invoice, how)));
  return null;
end
$$;

-- 128 bits: short enough for a message on a phone. Of a link that is passed on nobody knows where it goes.
create or replace function private.make_invoice_key(invoice public.service_invoices, how text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text := encode(uuid_send(gen_random_uuid()), 'hex');
  person record := private.invoice_person(invoice);
begin
  insert into private.invoice_keys (token_hash, invoice_id, sent_to)
  values (private.token_hash(key), invoice.id, case how when 'mail' then lower(person.email) when 'whatsapp' then person.phone end);
  return key;
end
$$;

-- The facts that its letters are filled with: src/server/mail/payloads.ts.
create or replace function private.invoice_letter(invoice public.service_invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', invoice.invoice_number, 'reference', private.eft_reference(invoice.invoice_number),
    'name', (private.invoice_person(invoice)).name, 'description', invoice.description, 'serviceDate', invoice.service_date,
    'dueOn', invoice.due_on, 'lines', case when invoice.lines <> '[]' then invoice.lines end,
    'cardUrl', (select card_payment_url from public.business_settings), 'totalCents', invoice.amount_paid_cents,
    'paidCents', invoice.paid_cents + invoice.credit_cents, 'creditedCents', invoice.credited_cents,
    'openCents', invoice.open_cents, 'isOverdue', public.invoice_state(invoice) = 'overdue')
$$;

grant execute on function public.send_invoice, public.remind_of_invoice to authenticated;
