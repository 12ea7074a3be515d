-- What we hold about a person, table by table; what another client keeps for themselves is theirs and no part of it. The tables are read from the catalogue, so that one which someone adds
-- tomorrow is in it too.
create or replace function private.rows_about(marks text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb := '{}';
  rows jsonb;
  held record;
begin
  for held in
    select pg_class.oid::regclass as name, nspname, relname
    from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and (nspname = 'public'
      or (nspname, relname) in (('auth', 'users'), ('auth', 'identities'), ('auth', 'sessions'), ('auth', 'webauthn_credentials'),
        ('private', 'deleted_customers'), ('private', 'customer_merges'), ('private', 'imported_customers'),
        ('private', 'review_requests'), ('private', 'review_refusals'), ('private', 'reminder_wishes'), ('private', 'newsletter_recipients'),
        ('private', 'push_devices'), ('private', 'notice_settings'), ('storage', 'objects')))
    order by nspname desc, relname
  loop
    -- Keys and letters open doors, a search text only repeats, and what a suggestion would change in somebody
    -- else's record is that person's. Why the office laid one clean over another may tell of the other client.
    execute format($q$
      select jsonb_agg((held - array['encrypted_password', 'token', 'token_hash', 'payload', 'body_text', 'body_html',
        'search_text', 'overbooked_reason', 'overbooked_by', 'endpoint', 'p256dh', 'auth_secret']) #- '{details,overbooked_reason}'
        #- '{before,overbooked_reason}' #- '{after,overbooked_reason}'
        #- array[case when (held ->> 'customer_id' = any ($2)) is false then 'kept' else '' end])
      from (select to_jsonb(kept.*) from %s as kept) as rows (held) where lower(held::text) like any ($1)
        and not private.is_kept_by_another(held, $2)$q$,
      held.name) into rows using array(select private.containing(mark) from unnest(marks) as mark), marks;
    if rows is not null then found := found || jsonb_build_object(held.relname, rows); end if;
  end loop;
  return found;
end
$$;

-- The row itself, its copy for undoing, or what the log tells of it.
create or replace function private.is_kept_by_another(held jsonb, marks text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_or(shape ->> 'is_ours' = 'false' and (shape ->> 'user_id' = any (marks)) is not true), false)
  from unnest(array[held, held -> 'took' -> 'customer', held -> 'after', held -> 'before']) as shape
  where jsonb_typeof(shape) = 'object'
$$;

create or replace function private.containing(mark text) returns text
language sql immutable set search_path = '' as $$
  select '%' || replace(replace(replace(lower(mark), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- An overview before anything is done: how many rows of each kind, and what prevents erasing.
create or replace function public.person_overview(customer uuid, email text, phone text, claimed text[] default '{}')
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person record;
begin
  perform private.require_admin();
  person := private.person_marks(customer, email, phone, claimed);
  return jsonb_build_object(
    'names', person.names, 'emails', person.emails, 'phones', person.phones,
    'claimed', private.claimed_marks(customer, email, phone),
    'counts', (select coalesce(jsonb_object_agg(held.key, jsonb_array_length(held.value)), '{}') from jsonb_each(
      private.rows_about(private.all_marks(customer, email, phone, claimed))) as held
      where held.key <> 'audit_log'),
    'invoices', (select count(*) from public.service_invoices where customer_id = any (person.customers)),
    'is_staff', exists (select from public.user_roles where user_id = any (person.users)),
    'upcoming', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'service_date', service_date, 'service_time', service_time) order by service_date, service_time), '[]')
      from public.bookings where id = any (person.bookings) and private.is_upcoming(bookings)));
end
$$;

create or replace function private.is_upcoming(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_open(booking.status) and booking.service_date >= private.business_now()::date
$$;

create or replace function private.all_marks(customer uuid, email text, phone text, claimed text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select customers::text[] || users::text[] || bookings::text[] || emails || phones
    || array(select id::text from public.plans where customer_id = any (customers))
    -- For the credit notes and the history of an invoice.
    || array(select id::text from public.service_invoices where customer_id = any (customers))
  from private.person_marks(customer, email, phone, claimed)
$$;

create or replace function public.export_person(customer uuid, email text, phone text, claimed text[] default '{}')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  everything jsonb;
begin
  perform private.require_admin();
  everything := private.rows_about(private.all_marks(customer, email, phone, claimed))
    || private.photos_of((private.person_marks(customer, email, phone, claimed)).bookings)
    || private.files_of((private.person_marks(customer, email, phone, claimed)).users);
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'export', 'people', coalesce(customer::text, 'a person without a record'),
    jsonb_build_object('what', 'exported'));
  return everything;
end
$$;

-- The photographs themselves, each in its largest file.
create or replace function private.photos_of(wanted uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) = 0 then '{}' else jsonb_build_object('job_photo_files', jsonb_agg(jsonb_build_object(
    'id', job_photos.id, 'type', 'image/webp', 'base64', translate(encode(largest.bytes, 'base64'), e'\n', ''))
    order by created_at, job_photos.id)) end
  from public.job_photos join lateral (
    select bytes from private.picture_files('cleans', job_photos.id) where format = 'webp' order by width desc limit 1
  ) as largest on true
  where booking_id = any (wanted)
$$;

-- The files that they put into buckets, whole.
create or replace function private.files_of(owners uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) = 0 then '{}' else jsonb_build_object('object_files', jsonb_agg(jsonb_build_object(
    'bucket', bucket_id, 'name', objects.name, 'type', metadata ->> 'mimetype',
    'base64', translate(encode(bytes, 'base64'), e'\n', '')) order by bucket_id, objects.name)) end
  from storage.objects join private.object_bytes on object_id = objects.id
  where owner = any (owners)
$$;

grant execute on function public.person_overview, public.export_person to authenticated;
