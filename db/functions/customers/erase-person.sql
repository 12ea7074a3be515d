-- Erases a person: afterwards name, phone number and e-mail address stand nowhere but on invoices, which the law wants
-- kept, with the name only. Work that was done stays, as nobody's. docs/decisions/0015-erasing-a-person.md says why.
-- Who kept many rows here is erased in several calls, none of which takes long: nothing else is touched, and is_done is
-- false, until a last call finds few enough. hold_slot looks at app.forgetting: emptying a suburb or a reason plans no clean
-- anew.
create or replace function public.erase_person(customer uuid, email text, phone text, claimed text[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' set app.forgetting = 'on' as $$
declare
  person record;
  marks text[];
begin
  perform private.require_admin();
  person := private.person_marks(customer, email, phone, claimed);
  marks := private.all_marks(customer, email, phone, claimed);
  if cardinality(marks) = 0 then perform private.refuse('person_not_found', 'There is nobody like that.'); end if;
  if exists (select from public.user_roles where user_id = any (person.users)) then
    perform private.refuse('person_is_staff', 'This person works here.', 'Take their role away first.');
  end if;
  if exists (select from public.bookings where id = any (person.bookings) and private.is_upcoming(bookings)) then
    perform private.refuse('bookings_ahead', 'There are bookings to come.', 'Cancel them first, so that the client is told.');
  end if;
  if exists (select from public.plans where customer_id = any (person.customers)
    and (until_day is null or until_day >= private.business_now()::date))
  then
    perform private.refuse('bookings_ahead', 'There are regular visits.', 'End the plan first, so that the client is told.');
  end if;
  if not private.clear_kept_rows(person.users, 2000) then return jsonb_build_object('is_done', false); end if;
  -- Other clients' own notes about the person are emptied like our record.
  perform private.forget_records(person.customers || array(select id from public.customers as held
    where not is_ours and (lower(held.email) = any (person.emails) or held.phone = any (person.phones))), person.bookings);
  perform private.forget_writings(person.customers, person.users, person.bookings, person.emails, person.phones);
  -- What they put into buckets; the server's own pictures are nobody's.
  delete from storage.objects where owner = any (person.users);
  delete from auth.users where id = any (person.users);
  perform private.forget_copies(marks);
  perform private.sweep_person(person.emails, person.phones, person.names);
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'delete', 'people', coalesce(person.customers[1]::text, 'a person without a record'),
    jsonb_build_object('what', 'erased', 'records', cardinality(person.customers),
      'bookings', cardinality(person.bookings), 'accounts', cardinality(person.users)));
  return jsonb_build_object('is_done', true, 'bookings', cardinality(person.bookings), 'accounts', cardinality(person.users));
end
$$;

-- What a client kept here for themselves, the copies for undoing, and what the log tells of either; at most so many
-- rows. Says whether that was all. It leaves no copies of its own: app.erasing tells the triggers.
create or replace function private.clear_kept_rows(owners uuid[], most integer) returns boolean
language plpgsql volatile security definer set search_path = '' set app.erasing = 'on' as $$
declare
  kept record;
  cleared integer;
begin
  for kept in
    select * from (values
      ('public.services', 'user_id = any ($1) and not is_ours'),
      ('public.customers', 'user_id = any ($1) and not is_ours'),
      ('private.deleted_customers', 'user_id = any ($1) and not private.was_ours(took)'),
      ('public.audit_log', $c$actor = any ($1) and table_name in ('customers', 'services')
        and coalesce(after, before) ->> 'is_ours' = 'false'$c$)
    ) as places (table_name, condition)
  loop
    execute format('delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $2))',
      kept.table_name, kept.condition) using owners, most;
    get diagnostics cleared = row_count;
    most := most - cleared;
    exit when most = 0;
  end loop;
  return most > 0;
end
$$;

-- The name goes; that a clean was done, when and for how much, stays.
create or replace function private.forget_records(erased_customers uuid[], erased_bookings uuid[]) returns void
language sql volatile security definer set search_path = '' as $$
  -- No link opens them any more.
  delete from private.invoice_keys where invoice_id in (
    select id from public.service_invoices where customer_id = any (erased_customers));
  delete from private.statement_keys where customer_id = any (erased_customers);
  update public.service_invoices set customer_id = null, comments = null, suburb = null
  where customer_id = any (erased_customers);
  update public.payments set customer_id = null, reference = null, note = null,
    customer_name = case when invoice_id is not null then customer_name end
  where customer_id = any (erased_customers);
  update public.customers set first_name = 'Erased', last_name = 'client ' || left(id::text, 4), email = null,
    phone = null, address = null, city = null, state = null, zip_code = null, notes = null, status = 'inactive'
  where id = any (erased_customers);
  update public.services set notes = null, customer_name = null where customer_id = any (erased_customers);
  update public.bookings set guest_name = null, guest_email = null, guest_phone = null, address = 'Erased',
    special_instructions = null, cancel_reason = null, suburb = null,
    overbooked_reason = case when overbooked_reason is not null then 'Erased' end
  where id = any (erased_bookings);
  update public.plans set address = 'Erased', suburb = null, special_instructions = null
  where customer_id = any (erased_customers);
  -- What was agreed stays, as nobody's; no link opens it any more.
  delete from private.quote_keys where quote_id in (
    select id from public.quotes where booking_id = any (erased_bookings) or customer_id = any (erased_customers));
  update public.quotes set name = null, email = null, phone = null, address = null, suburb = null, note = null, decline_reason = null
  where booking_id = any (erased_bookings) or customer_id = any (erased_customers);
  -- With their copies in the gallery.
  delete from public.job_photos where booking_id = any (erased_bookings);
  delete from public.messages where customer_id = any (erased_customers) or booking_id = any (erased_bookings);
  update public.customers set channel = null where id = any (erased_customers);
  delete from public.waiting_list_entries
  where customer_id = any (erased_customers) or booking_id = any (erased_bookings);
  update public.events set details = details - 'overbooked_reason'
  where subject_id = any (erased_bookings) and details ? 'overbooked_reason';
$$;

-- A consent stays as proof: a person who knows the address can find it by its hash, but nobody can read the address there.
create or replace function private.forget_writings(
  erased_customers uuid[], erased_users uuid[], erased_bookings uuid[], emails text[], phones text[]
) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.customer_suggestions
  where customer_id = any (erased_customers) or booking_id = any (erased_bookings)
    or offered = any (erased_customers::text[]);
  -- A quote that came to nothing belongs to the message that asked for it.
  delete from public.quotes where booking_id is null and (lower(email) = any (emails) or phone = any (phones));
  delete from public.contact_messages where lower(email) = any (emails) or phone = any (phones);
  delete from public.reviews where lower(email) = any (emails) or booking_id = any (erased_bookings);
  delete from public.loyalty_registrations
  where lower(email) = any (emails) or phone = any (phones) or customer_id = any (erased_customers)
    or user_id = any (erased_users);
  delete from public.referral_requests
  where referrer_phone = any (phones) or friend_phone = any (phones) or user_id = any (erased_users)
    or referrer_customer_id = any (erased_customers) or friend_customer_id = any (erased_customers);
  delete from public.newsletter_subscriptions where email = any (emails);
  delete from private.newsletter_recipients where email = any (emails);
  update public.consents set customer_id = null, phone = null, withdrawn_at = coalesce(withdrawn_at, now()),
    email = encode(sha256(convert_to(lower(coalesce(email, phone)), 'UTF8')), 'hex') || '@erased.invalid'
  where customer_id = any (erased_customers) or lower(email) = any (emails) or phone = any (phones);
$$;

-- Letters, copies for undoing, counts per caller, and what the audit log keeps of all that.
create or replace function private.forget_copies(marks text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  patterns text[] := array(select private.containing(mark) from unnest(marks) as mark);
begin
  delete from public.mail_outbox as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.deleted_customers as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.customer_merges as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.imported_customers as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.import_people as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.review_requests as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.reminder_wishes as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.review_refusals as held where lower(to_jsonb(held.*)::text) like any (patterns);
  delete from private.rate_limits as held where lower(to_jsonb(held.*)::text) like any (patterns);
  update public.audit_log as held set before = private.without_person(before), after = private.without_person(after)
  where lower(to_jsonb(held.*)::text) like any (patterns);
end
$$;

create or replace function private.without_person(kept jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select kept - array['first_name', 'last_name', 'name', 'shown_name', 'customer_name', 'guest_name', 'referrer_name',
    'friend_name', 'email', 'guest_email', 'phone', 'guest_phone', 'referrer_phone', 'friend_phone', 'address', 'city',
    'state', 'zip_code', 'suburb', 'notes', 'comments', 'special_instructions', 'cancel_reason',
    'overbooked_reason', 'note', 'reference', 'decline_reason', 'message', 'review_text', 'reply', 'kept', 'offered', 'search_text']
$$;

-- The rest is in other people's texts: notes, messages, reasons. Every text column of every table.
create or replace function private.sweep_person(emails text[], phones text[], names text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  held record;
  marks text[];
begin
  for held in
    select attrelid::regclass as table_name, attname, atttypid::regtype::text as type
    from pg_catalog.pg_attribute
    join pg_catalog.pg_class on pg_class.oid = attrelid join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and (nspname in ('public', 'private', 'auth') or (attrelid = 'storage.objects'::regclass and attname <> 'bucket_id')) and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid in ('text'::regtype, 'jsonb'::regtype)
    -- The log last: what is changed before is written there.
    order by relname = 'audit_log'
  loop
    marks := emails || phones || private.numbers_at_home(phones)
      || case when held.table_name in ('public.service_invoices'::regclass, 'public.payments'::regclass) then '{}' else names end;
    execute format('update %s set %I = private.without_marks(%I::text, $1, $2)::%s where lower(%I::text) like any ($3)',
      held.table_name, held.attname, held.attname, held.type, held.attname)
      using emails, marks, array(select private.containing(mark) from unnest(marks) as mark);
  end loop;
end
$$;

-- As people write them into notes: 082 123 4567, 0821234567.
create or replace function private.numbers_at_home(phones text[]) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(shape), '{}') from unnest(phones) as phone, lateral (values
    ('0' || substr(phone, 4)),
    ('0' || substr(phone, 4, 2) || ' ' || substr(phone, 6, 3) || ' ' || substr(phone, 9)),
    ('0' || substr(phone, 4, 2) || '-' || substr(phone, 6, 3) || '-' || substr(phone, 9)),
    ('+27 ' || substr(phone, 4, 2) || ' ' || substr(phone, 6, 3) || ' ' || substr(phone, 9))
  ) as written (shape) where phone like '+27%'
$$;

-- An address gives way to one that is none, so that a column for addresses still holds one.
create or replace function private.without_marks(held text, emails text[], marks text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  mark text;
begin
  foreach mark in array marks loop
    held := regexp_replace(held, regexp_replace(mark, '([^[:alnum:] ])', '\\\1', 'g'),
      case when mark = any (emails) then 'erased@erased.invalid' when mark like '+%' then '+27000000000' else 'erased' end,
      'gi');
  end loop;
  return held;
end
$$;

grant execute on function public.erase_person to authenticated;
