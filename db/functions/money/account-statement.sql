-- A statement of account: the rows of one client until a day. domain/statement.ts makes balances of them.

-- What was charged, credited and paid. Credits that stand for what was paid too much are left out: the payment is there.
create or replace function private.statement_json(customer public.customers, from_day date, to_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', public.full_name(customer.first_name, customer.last_name),
    'address', array(select trim(line) from unnest(string_to_array(coalesce(customer.address, ''), e'\n')
      || case when position(lower(customer.city) in lower(coalesce(customer.address, ''))) > 0 then null else customer.city end
      || concat_ws(' ', customer.state, customer.zip_code)) as line where trim(line) <> ''),
    'from', from_day, 'to', to_day,
    'invoices', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', invoice_number,
        'issued_on', private.day_there(created_at), 'due_on', due_on, 'description', description,
        'total_cents', amount_paid_cents, 'credit_cents', credit_cents, 'cancelled_on', private.day_there(cancelled_at))
        order by created_at, id), '[]')
      from public.service_invoices where customer_id = customer.id and private.day_there(created_at) <= to_day),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('invoice_id', invoice_id, 'paid_on', paid_on,
        'amount_cents', amount_cents, 'method', method) order by paid_on, created_at, id), '[]')
      from public.payments where taken_back_at is null and paid_on <= to_day
        and invoice_id in (select id from public.service_invoices where service_invoices.customer_id = customer.id)),
    'credit_notes', (select coalesce(jsonb_agg(jsonb_build_object('invoice_id', invoice_id, 'number', number,
        'noted_on', noted_on, 'amount_cents', amount_cents) order by noted_on, number), '[]')
      from public.credit_notes where noted_on <= to_day
        and invoice_id in (select id from public.service_invoices where service_invoices.customer_id = customer.id)),
    'credits', (select coalesce(jsonb_agg(jsonb_build_object('moved_on', private.day_there(ledger.created_at),
        'amount_cents', (delta * 100)::bigint, 'number', quotes.number) order by ledger.created_at, ledger.id), '[]')
      from public.ledger left join public.quotes on quotes.id = ledger.quote_id
      where ledger.customer_id = customer.id and kind = 'credits' and ledger.invoice_id is null
        and private.day_there(ledger.created_at) <= to_day))
$$;

-- Of whom: any client of ours for the office, and for a client only they themselves. Somebody else and nobody are alike.
create or replace function private.find_account(wanted uuid) returns public.customers
language sql stable security definer set search_path = '' as $$
  select customers from public.customers
  where case when auth.has_role('staff') and wanted is not null then customers.id = wanted and is_ours
    else customers.id = (select client_profiles.customer_id from public.client_profiles where user_id = auth.uid())
      and customers.id = coalesce(wanted, customers.id) end
$$;

-- Nothing where there is no such client, or no such time.
create or replace function public.account_statement(customer_id uuid default null, from_day date default null, to_day date default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  account public.customers := private.find_account(account_statement.customer_id);
  until date := coalesce(to_day, private.business_now()::date);
  since date := coalesce(from_day, until - 90);
begin
  if account.id is null or since > until then return null; end if;
  return private.statement_json(account, since, until);
end
$$;

create or replace function public.statement_paper(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.statement_json(customers, keys.from_day, keys.to_day)
  from private.statement_keys as keys join public.customers on customers.id = keys.customer_id
  where token_hash = private.token_hash(statement_paper.key)
$$;

-- What a client owed on the evening of a day; below zero it is theirs. domain/statement.ts reckons the same, line by line.
create or replace function private.balance_on(customer uuid, day date) returns bigint
language sql stable security definer set search_path = '' as $$
  select (coalesce(sum(case when private.day_there(cancelled_at) <= day then 0 else amount_paid_cents - credit_cents
        - (select coalesce(sum(amount_cents), 0) from public.credit_notes where invoice_id = held.id and noted_on <= day) end
      - (select coalesce(sum(amount_cents), 0) from public.payments
        where invoice_id = held.id and taken_back_at is null and paid_on <= day)), 0)
    - (select coalesce(sum(delta * 100), 0) from public.ledger where customer_id = customer and kind = 'credits'
      and invoice_id is null and private.day_there(created_at) <= day))::bigint
  from public.service_invoices as held where customer_id = customer and private.day_there(created_at) <= day
$$;

-- how: mail, whatsapp, or link for one that the office passes on itself. Answers what is owed, and but for mail the key.
create or replace function public.send_statement(customer_id uuid, from_day date, to_day date, how text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  account public.customers;
  key text := encode(uuid_send(gen_random_uuid()), 'hex');
  owed bigint;
begin
  if auth.has_role('staff') then account := private.find_account(send_statement.customer_id); end if;
  if account.id is null then perform private.refuse_unknown_customer(); end if;
  if (how in ('mail', 'whatsapp', 'link')) is not true then
    perform private.refuse_field('how', 'A statement goes by mail, by WhatsApp or as a link.', 'Choose one of them.');
  end if;
  if (from_day <= to_day) is not true then
    perform private.refuse_field('from_day', 'A statement ends after it begins.', 'Choose the days again.');
  end if;
  if how = 'mail' and account.email is null or how = 'whatsapp' and account.phone is null then
    raise exception 'There is no % to reach them at.', case how when 'mail' then 'e-mail address' else 'phone number' end
      using errcode = 'P0001', detail = case how when 'mail' then 'no_email' else 'no_phone' end, hint = 'Send it the other way.';
  end if;
  owed := private.balance_on(account.id, to_day);
  insert into private.statement_keys (token_hash, customer_id, from_day, to_day, sent_to)
  values (private.token_hash(key), account.id, from_day, to_day,
    case how when 'mail' then lower(account.email) when 'whatsapp' then account.phone end);
  if how = 'mail' then
    perform public.queue_mail('statement', account.email, jsonb_build_object('name',
      public.full_name(account.first_name, account.last_name), 'from', from_day, 'to', to_day, 'closingCents', owed, 'key', key));
  end if;
  perform private.record_invoice_event('statement_sent', account.id,
    jsonb_build_object('how', how, 'from_day', from_day, 'to_day', to_day));
  return jsonb_build_object('key', case when how <> 'mail' then key end, 'closing_cents', owed);
end
$$;

-- A link to a statement is good for two months.
create or replace function public.forget_statement_links() returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.statement_keys where created_at < now() - interval '2 months' $$;

grant execute on function public.account_statement, public.send_statement to authenticated;
grant execute on function public.statement_paper to anon, authenticated;
grant execute on function public.forget_statement_links to backend;
