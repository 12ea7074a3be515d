-- The looked-at people become customers, all or none. choices: what the owner decided otherwise for a place of the file, such
-- as {"12": "new", "15": "skip", "18": "merge"}; seen: the mark of the preview that she saw; unread: rows that could not be
-- read and were left out before they came here.
create or replace function public.run_import(
  import_id uuid, file_name text, status text, choices jsonb, seen text, unread integer
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  done public.customer_imports;
  fates jsonb;
begin
  perform private.require_admin();
  -- One import after the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.customer_imports'));
  select * into done from public.customer_imports as known where known.id = run_import.import_id;
  -- A repeat of what has arrived is the same answer.
  if found then return private.import_answer(done); end if;
  if not exists (select from private.import_people as waiting where waiting.import_id = run_import.import_id) then
    perform private.refuse_field('people', 'The file is not here any more.', 'Read the file again.');
  end if;
  if (status in ('active', 'prospect', 'inactive') and length(trim(file_name)) between 1 and 200 and jsonb_typeof(choices) = 'object'
    and unread between 0 and 1000000) is not true then
    perform private.refuse_field('status', 'Say who these people are.', 'Read the file again.');
  end if;
  fates := private.import_fates(import_id);
  if md5(fates::text) is distinct from seen then perform private.refuse_changed_meanwhile(); end if;
  insert into public.customer_imports (id, file_name, made, merged, skipped, entered_by)
  values (import_id, trim(file_name), 0, 0, 0, auth.uid());
  perform set_config('app.importing', 'on', true);
  perform private.settle_import(import_id, fates, choices);
  perform private.make_imported(import_id, status);
  perform set_config('app.importing', '', true);
  -- What changes somebody who was here is told by itself, like any change.
  perform private.fill_imported(import_id);
  perform private.note_imported_consents(import_id);
  update public.customer_imports as kept set
    made = (select count(*) from private.imported_customers as one where one.import_id = kept.id and one.is_new),
    merged = (select count(*) from private.imported_customers as one where one.import_id = kept.id and not one.is_new),
    skipped = unread + (select count(*) from private.import_people as one where one.import_id = kept.id)
      - (select count(*) from private.imported_customers as one where one.import_id = kept.id)
  where kept.id = run_import.import_id returning * into done;
  delete from private.import_people as waiting where waiting.import_id = run_import.import_id;
  perform private.note_import(done, 'insert');
  return private.import_answer(done);
end
$$;

create or replace function private.import_answer(done public.customer_imports) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('made', done.made, 'merged', done.merged, 'skipped', done.skipped, 'stayed', done.stayed)
$$;

-- One note for the whole file.
create or replace function private.note_import(done public.customer_imports, action text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, after) values (auth.uid(), action, 'customer_imports', done.id, to_jsonb(done))
$$;

-- Who is made, and who is written on. Two lines about one customer write once.
create or replace function private.settle_import(wanted uuid, fates jsonb, choices jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.imported_customers (import_id, place, customer_id, is_new)
  select wanted, place, case when settled = 'new' then gen_random_uuid() else customer_id end, settled = 'new'
  from (
    select fates.*, chosen.settled, row_number() over (partition by chosen.settled, fates.customer_id order by fates.place) as turn
    from jsonb_to_recordset(settle_import.fates) as fates (place integer, fate text, customer_id uuid, fills jsonb), lateral (select case
      when choices ->> fates.place::text in ('new', 'skip') then choices ->> fates.place::text
      when choices ->> fates.place::text = 'merge' and fates.customer_id is not null and fates.fills <> '[]' then 'merge'
      else fates.fate end as settled) as chosen
  ) as decided
  where settled = 'new' or (settled = 'merge' and turn = 1)
$$;

create or replace function private.make_imported(wanted uuid, status text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('app.moving_people', 'on', true);
  insert into public.customers (id, user_id, first_name, last_name, email, phone, address, city, state, zip_code, notes, status,
    total_cleaning_count, last_clean_before)
  select made.customer_id, auth.uid(), person ->> 'first_name', person ->> 'last_name', person ->> 'email', person ->> 'phone', person ->> 'address',
    person ->> 'city', person ->> 'state', person ->> 'zip_code', person ->> 'notes', make_imported.status,
    coalesce((person ->> 'cleans')::integer, 0), (person ->> 'last_clean')::date
  from private.imported_customers as made join private.import_people as told on told.import_id = wanted and told.place = made.place
  where made.import_id = wanted and made.is_new;
  insert into public.ledger (customer_id, kind, delta, reason, created_by)
  select made.customer_id, 'cleans', (person ->> 'cleans')::integer, private.import_reason(wanted), auth.uid()
  from private.imported_customers as made join private.import_people as told on told.import_id = wanted and told.place = made.place
  where made.import_id = wanted and made.is_new and (person ->> 'cleans')::integer > 0;
  perform set_config('app.moving_people', '', true);
end
$$;

create or replace function private.import_reason(wanted uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'Cleans from before, from ' || file_name from public.customer_imports where id = wanted
$$;

-- Only what the record does not say yet; what it was and what it became are kept, to undo it.
create or replace function private.fill_imported(wanted uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.imported_customers as kept set was = changed.was, wrote = changed.wrote
  from (
    select told.place, jsonb_object_agg(field, to_jsonb(customers) -> field) as was, jsonb_object_agg(field, case field
      when 'notes' then to_jsonb(concat_ws(chr(10), customers.notes, person ->> 'notes')) else person -> field end) as wrote
    from private.imported_customers as one
    join private.import_people as told on told.import_id = wanted and told.place = one.place
    join public.customers on customers.id = one.customer_id, unnest(private.import_fills(customers.id, told.person)) as field
    where one.import_id = wanted and not one.is_new group by told.place
  ) as changed
  where kept.import_id = wanted and kept.place = changed.place;
  update public.customers set email = coalesce(wrote ->> 'email', email), phone = coalesce(wrote ->> 'phone', phone),
    address = coalesce(wrote ->> 'address', address), city = coalesce(wrote ->> 'city', city), state = coalesce(wrote ->> 'state', state),
    zip_code = coalesce(wrote ->> 'zip_code', zip_code), notes = coalesce(wrote ->> 'notes', notes),
    last_clean_before = coalesce((wrote ->> 'last_clean')::date, last_clean_before)
  from private.imported_customers as one
  where one.import_id = wanted and not one.is_new and customers.id = one.customer_id and one.wrote - array['cleans', 'consent'] <> '{}';
  insert into public.ledger (customer_id, kind, delta, reason, created_by)
  select one.customer_id, 'cleans', (wrote ->> 'cleans')::integer, private.import_reason(wanted), auth.uid()
  from private.imported_customers as one where one.import_id = wanted and not one.is_new and wrote ? 'cleans';
end
$$;

-- consent: what stands in the column that says so.
create or replace function private.note_imported_consents(wanted uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.consents (customer_id, email, phone, kind, wording, source, source_id)
  select customers.id, customers.email, customers.phone, 'marketing',
    'Brought in from ' || imports.file_name || ', which says: ' || (person ->> 'consent'), 'import', wanted
  from private.imported_customers as one
  join public.customer_imports as imports on imports.id = one.import_id
  join private.import_people as told on told.import_id = wanted and told.place = one.place
  join public.customers on customers.id = one.customer_id
  where one.import_id = wanted and person ->> 'consent' is not null and num_nonnulls(customers.email, customers.phone) > 0
    and (one.is_new or wrote ? 'consent')
$$;

grant execute on function public.run_import to authenticated;
