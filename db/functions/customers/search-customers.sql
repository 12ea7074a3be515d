-- The dashboard's list: search, status, sort and page in one call. Row level security would keep the planner from
-- using the trigram index (like is not leakproof), so this looks past it and says itself whose rows the caller sees.
-- See docs/decisions/0009-search-past-row-security.md. after is the last row of the page before, or null.

create or replace function public.search_customers(
  words text default '', wanted_status text default null, sort text default 'name', after jsonb default null,
  page_size integer default 25, only_regular boolean default false
) returns setof public.customers
language plpgsql stable security definer set search_path = '' as $$
declare
  missing integer := least(greatest(page_size, 1), 101);
  conditions text := private.visible_customers();
  stage record;
  found_rows integer;
begin
  if wanted_status is not null then conditions := conditions || format(' and status = %L', wanted_status); end if;
  if only_regular then conditions := conditions || ' and ' || private.is_regular(); end if;
  for stage in select * from private.search_stages(words, sort, after) loop
    return query execute format('select * from public.customers where %s and %s order by %s limit %s',
      conditions, stage.condition, stage.ordering, missing);
    get diagnostics found_rows = row_count;
    missing := missing - found_rows;
    exit when missing = 0;
  end loop;
end
$$;

-- The one place that says which customers a caller of these functions sees: staff those of the business, anyone else those they
-- entered.
create or replace function private.visible_customers() returns text
language sql stable security definer set search_path = '' as $$
  select case when auth.has_role('staff') then 'is_ours' else format('user_id is not null and user_id = %L and not is_ours', auth.uid()) end
$$;

-- Those with a plan that goes on, for the same functions.
create or replace function private.is_regular() returns text
language sql stable security definer set search_path = '' as $$
  select format('exists (select from public.plans where plans.customer_id = customers.id and coalesce(until_day, %L) >= %1$L)',
    private.business_now()::date)
$$;

-- One word in a list by name is looked for in stages, best first: surnames that begin with it, first names that do,
-- then wherever it stands. Each stage has an index in its own order, so that a common name among many takes no longer.
create or replace function private.search_stages(words text, sort text, after jsonb)
returns table (condition text, ordering text)
language plpgsql immutable as $$
declare
  wanted text[] := private.searched_words(words);
  texts_match text := private.texts_match(words);
  begins constant text := '(private.plain_text(%1$s) >= %2$L and private.plain_text(%1$s) < %3$L)';
  last_begins text;
  first_begins text;
  stage_after integer := 0;
begin
  if sort <> 'name' or cardinality(wanted) <> 1 or wanted[1] ~ '^[0-9]' then
    return query select concat_ws(' and ', 'true', texts_match, private.rows_after(sort, after)), private.customer_order(sort);
    return;
  end if;
  last_begins := format(begins, 'last_name', wanted[1], wanted[1] || chr(1114111));
  first_begins := format(begins, 'first_name', wanted[1], wanted[1] || chr(1114111));
  if after is not null then
    stage_after := case when starts_with(private.plain_text(after ->> 'last_name'), wanted[1]) then 1
      when starts_with(private.plain_text(after ->> 'first_name'), wanted[1]) then 2 else 3 end;
  end if;
  if stage_after <= 1 then
    return query select concat_ws(' and ', last_begins, case stage_after when 1 then private.rows_after('last', after) end),
      private.customer_order('last');
  end if;
  if stage_after <= 2 then
    return query select concat_ws(' and ', first_begins, 'not ' || last_begins,
      case stage_after when 2 then private.rows_after('first', after) end), private.customer_order('first');
  end if;
  return query select concat_ws(' and ', texts_match, 'not ' || last_begins, 'not ' || first_begins,
    case stage_after when 3 then private.rows_after(sort, after) end), private.customer_order(sort);
end
$$;

-- Every word somewhere, or the one number that is told in full; null where nothing is asked.
create or replace function private.texts_match(words text) returns text
language sql immutable as $$
  select case when private.to_e164(words) ~ '^\+[1-9][0-9]{7,14}$' then format('phone = %L', private.to_e164(words))
    else string_agg(format('search_text like %L', private.word_pattern(word)), ' and ') end
  from unnest(private.searched_words(words)) as word
$$;

create or replace function private.customer_order(sort text) returns text
language sql immutable as $$
  select case sort
    when 'newest' then 'created_at desc, id desc'
    when 'services' then 'total_cleaning_count desc, id desc'
    when 'last' then 'private.plain_text(last_name), private.plain_text(first_name), id'
    when 'first' then 'private.plain_text(first_name), private.plain_text(last_name), id'
    else 'last_name, first_name, id'
  end
$$;

create or replace function private.rows_after(sort text, after jsonb) returns text
language sql immutable as $$
  select case when after is null then null else case sort
    when 'newest' then format('(created_at, id) < (%L::timestamptz, %L::uuid)', after ->> 'created_at', after ->> 'id')
    when 'services' then format('(total_cleaning_count, id) < (%L::integer, %L::uuid)',
      after ->> 'total_cleaning_count', after ->> 'id')
    else format(case sort
      when 'last' then '(private.plain_text(last_name), private.plain_text(first_name), id) > (private.plain_text(%L), private.plain_text(%L), %L::uuid)'
      when 'first' then '(private.plain_text(first_name), private.plain_text(last_name), id) > (private.plain_text(%2$L), private.plain_text(%1$L), %3$L::uuid)'
      else '(last_name, first_name, id) > (%L, %L, %L::uuid)' end,
      after ->> 'last_name', after ->> 'first_name', after ->> 'id')
  end end
$$;

-- A number is found however it is written.
create or replace function private.searched_words(words text) returns text[]
language sql immutable as $$
  select case
    when words ~ '^[[:space:]().+/-]*([0-9][[:space:]().+/-]*){3,}$' then array[
      regexp_replace(regexp_replace(regexp_replace(words, '[^0-9]', '', 'g'), '^00', ''), '^270', '27')]
    else (
      select coalesce(array_agg(word), '{}') from (
        select word from regexp_split_to_table(private.plain_text(left(words, 200)), '[[:space:]]+') as word
        where word <> '' limit 6
      ) as split
    )
  end
$$;

-- Letter for letter, also where like would see a placeholder. One or two letters only at the start of a word: the index
-- knows of no shorter piece than three.
create or replace function private.word_pattern(word text) returns text
language sql immutable as $$
  select case when length(word) < 3 then '% ' else '%' end
    || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

grant execute on function public.search_customers to authenticated;
