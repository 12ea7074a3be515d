-- Brings in people from a file. They come in parts, are looked at, and become customers in one transaction.
-- person: {first_name, last_name, email, phone, address, city, state, zip_code, notes, cleans, last_clean, consent}.
create or replace function public.take_import_people(import_id uuid, starts_at integer, people jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_admin();
  if (import_id is not null and starts_at between 0 and 9999 and jsonb_typeof(people) = 'array'
      and jsonb_array_length(people) between 1 and 1000 and starts_at + jsonb_array_length(people) <= 10000) is not true then
    perform private.refuse_field('people', 'A file has up to 10000 people, in parts of 1000.', 'Read the file again.');
  end if;
  perform private.refuse_bad_people(people);
  delete from private.import_people as old where old.created_at < now() - interval '1 day';
  insert into private.import_people as kept (import_id, place, person)
  select import_id, starts_at + told.place::integer, told.person
  from jsonb_array_elements(people) with ordinality as told (person, place)
  on conflict on constraint import_people_pkey do update set person = excluded.person;
  return (select count(*) from private.import_people as kept where kept.import_id = take_import_people.import_id);
end
$$;

create or replace function private.refuse_bad_people(people jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  bad bigint;
begin
  select place into bad from jsonb_array_elements(people) with ordinality as told (person, place)
  where (length(person ->> 'first_name') between 1 and 50 and length(person ->> 'last_name') between 1 and 50
    and coalesce(person ->> 'email', 'a@b.c') ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(coalesce(person ->> 'email', '')) <= 254
    and coalesce(person ->> 'phone', '+27821234567') ~ '^\+[1-9][0-9]{7,14}$'
    and length(coalesce(person ->> 'address', '')) <= 500 and length(coalesce(person ->> 'city', '')) <= 50
    and length(coalesce(person ->> 'state', '')) <= 50 and length(coalesce(person ->> 'zip_code', '')) <= 10
    and length(coalesce(person ->> 'notes', '')) <= 1000 and coalesce(person ->> 'cleans', '0') ~ '^\d{1,4}$'
    and coalesce(person ->> 'last_clean', '2000-01-01') ~ '^\d{4}-\d\d-\d\d$'
    and coalesce(person ->> 'last_clean', '2000-01-01') <= to_char(private.business_now(), 'YYYY-MM-DD')
    and length(coalesce(person ->> 'consent', '')) <= 200) is not true
  order by place limit 1;
  if bad is not null then
    perform private.refuse_field('people', format('Person %s of the file cannot be kept.', bad), 'Nothing was brought in.');
  end if;
  perform (person ->> 'last_clean')::date from jsonb_array_elements(people) as person;
exception when datetime_field_overflow then
  perform private.refuse_field('people', 'A day of the file is none.', 'Nothing was brought in.');
end
$$;

-- What would become of each, and a mark by which run_import sees that nothing has changed since.
create or replace function public.preview_import(import_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fates jsonb;
begin
  perform private.require_admin();
  fates := private.import_fates(preview_import.import_id);
  return jsonb_build_object('people', fates, 'seen', md5(fates::text));
end
$$;

create or replace function private.import_fates(wanted uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('place', fates.place, 'fate', fates.fate, 'why', fates.why,
    'customer_id', fates.customer_id, 'name', public.full_name(customers.first_name, customers.last_name),
    'other', fates.other_place, 'fills', fates.fills) order by fates.place), '[]')
  from private.reckon_import(wanted) as fates left join public.customers on customers.id = fates.customer_id
$$;

-- A phone number or an e-mail address finds who is here already; a name alone only those who come without either. Who has the
-- number and another name is a question, and so is a number of several people.
create or replace function private.reckon_import(wanted uuid)
returns table (place integer, fate text, why text, customer_id uuid, other_place integer, fills text[])
-- What has just been written has no statistics yet: ten thousand times ten thousand would be looked at.
language sql stable security definer set search_path = '' set enable_nestloop = off as $$
  with told as materialized (
    select people.place, people.person, people.person ->> 'phone' as phone, lower(people.person ->> 'email') as email,
      private.plain_text(people.person ->> 'first_name') as first_plain, private.plain_text(people.person ->> 'last_name') as last_plain
    from private.import_people as people where people.import_id = wanted
  ), again as (
    select told.place, least(
      case when phone is not null then min(told.place) over (partition by phone) end,
      case when email is not null then min(told.place) over (partition by email) end,
      case when phone is null and email is null then min(told.place)
        over (partition by phone is null and email is null, first_plain, last_plain, told.person ->> 'address') end) as first_place
    from told
  ), like_them as (
    select told.place, customers.id from told join public.customers on customers.is_ours and customers.phone = told.phone
    union
    select told.place, customers.id from told join public.customers on customers.is_ours and lower(customers.email) = told.email
    union
    select told.place, customers.id from told join public.customers on customers.is_ours
      and private.plain_text(customers.last_name) = told.last_plain and private.plain_text(customers.first_name) = told.first_plain
    where told.phone is null and told.email is null
  ), named as (
    select like_them.place, like_them.id, (private.plain_text(customers.last_name) = told.last_plain
      and private.plain_text(customers.first_name) = told.first_plain) as is_named
    from like_them join told on told.place = like_them.place join public.customers on customers.id = like_them.id
  ), found as (
    select named.place, count(*) as number, count(*) filter (where is_named) as same_name,
      (array_agg(named.id order by is_named desc, named.id))[1] as customer_id
    from named group by named.place
  ), weighed as (
    select told.place, told.person, nullif(again.first_place, told.place) as other_place, found.customer_id,
      case when again.first_place < told.place then 'twice'
        when found.place is null then null
        when found.same_name = 1 then 'known'
        when found.number = 1 then 'other-name'
        else 'several' end as why,
      case when found.customer_id is null or found.same_name > 1 or (found.same_name = 0 and found.number > 1) then '{}'
        else private.import_fills(found.customer_id, told.person) end as fills
    from told join again on again.place = told.place left join found on found.place = told.place
  ), ordered as (
    select weighed.*, row_number() over (partition by weighed.customer_id, weighed.why order by weighed.place) as turn,
      min(weighed.place) over (partition by weighed.customer_id, weighed.why) as earliest
    from weighed
  )
  select ordered.place,
    case when ordered.why is null then 'new'
      when ordered.why = 'known' and ordered.turn = 1 and ordered.fills <> '{}' then 'merge' else 'skip' end,
    case when ordered.why = 'known' and ordered.turn > 1 then 'twice' else ordered.why end,
    case when ordered.why in ('known', 'other-name') then ordered.customer_id end,
    case when ordered.why = 'known' and ordered.turn > 1 then ordered.earliest else ordered.other_place end, ordered.fills
  from ordered order by ordered.place
$$;

-- What the file says of somebody who is here, and the record does not say yet. What the record says stays.
create or replace function private.import_fills(customer uuid, person jsonb) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when email is null and person ->> 'email' is not null then 'email' end,
    case when phone is null and person ->> 'phone' is not null then 'phone' end,
    case when address is null and person ->> 'address' is not null then 'address' end,
    case when city is null and person ->> 'city' is not null then 'city' end,
    case when state is null and person ->> 'state' is not null then 'state' end,
    case when zip_code is null and person ->> 'zip_code' is not null then 'zip_code' end,
    case when position(person ->> 'notes' in coalesce(notes, '')) = 0
      and length(concat_ws(chr(10), notes, person ->> 'notes')) <= 1000 then 'notes' end,
    case when total_cleaning_count = 0 and (person ->> 'cleans')::integer > 0 then 'cleans' end,
    case when last_clean_before is null and person ->> 'last_clean' is not null then 'last_clean' end,
    -- Who has been asked before, and has perhaps taken it back, has said so themselves.
    case when person ->> 'consent' is not null and num_nonnulls(coalesce(email, person ->> 'email'), coalesce(phone, person ->> 'phone')) > 0
      and not private.agreed_to_marketing(id)
      and not exists (select from public.consents where consents.customer_id = customers.id and kind = 'marketing') then 'consent' end
  ], null) from public.customers where id = customer
$$;

grant execute on function public.take_import_people, public.preview_import to authenticated;
