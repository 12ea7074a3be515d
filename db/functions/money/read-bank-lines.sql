-- Takes a part of a bank's file; with the last one all become lines, or none. What was read before stays as it is, so the same file
-- again, a half of it or one that overlaps adds only what is new. Answers how many, once all are there.
create or replace function public.read_bank_lines(read_id uuid, part integer, parts integer, lines jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  all_lines jsonb;
  fresh integer;
begin
  perform private.require_admin();
  if (read_bank_lines.read_id is not null and part between 1 and parts and parts between 1 and 40
      and jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 2000) is not true then
    perform private.refuse_field('lines', 'A file comes in up to 40 parts of 2000 lines.', 'Read the file again.');
  end if;
  -- One file after the other.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.bank_lines'));
  delete from private.bank_file_parts as old where old.created_at < now() - interval '1 day';
  insert into private.bank_file_parts as kept (read_id, part, lines) values (read_id, part, lines)
  on conflict on constraint bank_file_parts_pkey do update set lines = excluded.lines;
  if (select count(*) from private.bank_file_parts as kept where kept.read_id = read_bank_lines.read_id) < parts then
    return jsonb_build_object('done', false);
  end if;
  select jsonb_agg(line order by kept.part, place) into all_lines
  from private.bank_file_parts as kept, jsonb_array_elements(kept.lines) with ordinality as elements (line, place)
  where kept.read_id = read_bank_lines.read_id;
  delete from private.bank_file_parts as kept where kept.read_id = read_bank_lines.read_id;
  fresh := private.keep_bank_lines(read_id, all_lines);
  return jsonb_build_object('done', true, 'fresh', fresh, 'known', jsonb_array_length(all_lines) - fresh);
end
$$;

-- The place among equals makes two true payments of one day two lines. The balance and the bank's own key, where there are
-- any, tell them apart even if each comes in another file.
create or replace function private.keep_bank_lines(file uuid, lines jsonb) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  fresh integer;
begin
  perform private.refuse_bad_lines(lines);
  with told as (
    select coalesce(account, '') as account, day, amount_cents, trim(coalesce(words, '')) as words,
      concat_ws(chr(31), coalesce(account, ''), day, amount_cents, upper(trim(coalesce(words, ''))),
        coalesce(balance_cents::text, ''), coalesce(bank_id, '')) as marks, place
    from rows from (jsonb_to_recordset(lines) as (account text, day date, amount_cents bigint, words text, balance_cents bigint, bank_id text))
      with ordinality as line (account, day, amount_cents, words, balance_cents, bank_id, place)
  ), marked as (
    select *, md5(marks || chr(31) || row_number() over (partition by marks order by place))::uuid as fingerprint from told
  )
  insert into public.bank_lines (fingerprint, account, day, amount_cents, words, is_doubtful, aside_at, aside_why, read_id)
  select fingerprint, account, day, amount_cents, words,
    exists (select from public.bank_lines as before where before.day = marked.day and before.amount_cents = marked.amount_cents
      and before.account = marked.account and upper(before.words) = upper(marked.words)),
    case when aside.why is not null then now() end, aside.why, file
  from marked, lateral (select case when amount_cents < 0 then 'out'
    when private.is_remembered_aside(marked.words) then 'text' end as why) as aside
  on conflict (fingerprint) do nothing;
  get diagnostics fresh = row_count;
  insert into public.audit_log (actor, action, table_name, row_id, after)
  select auth.uid(), 'insert', 'bank_files', file, jsonb_build_object('lines', jsonb_array_length(lines), 'fresh', fresh);
  return fresh;
end
$$;

create or replace function private.refuse_bad_lines(lines jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  bad bigint;
begin
  if jsonb_array_length(lines) = 0 then perform private.refuse_field('lines', 'There is no line in the file.', 'Choose another file.'); end if;
  select place into bad from jsonb_array_elements(lines) with ordinality as elements (line, place)
  where (line ->> 'day' ~ '^20\d\d-\d\d-\d\d$' and line ->> 'amount_cents' ~ '^-?[1-9]\d{0,11}$'
    and length(coalesce(line ->> 'words', '')) <= 300 and length(coalesce(line ->> 'account', '')) <= 40
    and length(coalesce(line ->> 'bank_id', '')) <= 100 and coalesce(line ->> 'balance_cents', '0') ~ '^-?\d{1,13}$') is not true
    or line ->> 'day' > to_char(private.business_now() + interval '4 days', 'YYYY-MM-DD')
  order by place limit 1;
  if bad is not null then
    perform private.refuse_field('lines', format('Movement %s of the file cannot be kept.', bad), 'Nothing of it was read.');
  end if;
  -- The thirty-first of February.
  perform (line ->> 'day')::date from jsonb_array_elements(lines) as line;
exception when datetime_field_overflow then
  perform private.refuse_field('lines', 'A day of the file is none.', 'Nothing of it was read.');
end
$$;

-- Unless it names an invoice that is open: then somebody should look.
create or replace function private.is_remembered_aside(words text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.bank_aside_texts where key = private.aside_key(words))
    and not exists (select from public.service_invoices where open_cents > 0 and length(private.reference_key(invoice_number)) >= 3
      and position(private.reference_key(invoice_number) in private.reference_key(words)) > 0)
$$;

-- Without figures, which change from month to month; the whole text where little is left without them.
create or replace function private.aside_key(words text) returns text
language sql immutable as $$
  select case when length(letters) >= 4 then letters else upper(left(trim(words), 300)) end
  from (select trim(regexp_replace(upper(words), '[^[:alpha:]]+', ' ', 'g')) as letters) as plain
$$;

grant execute on function public.read_bank_lines to authenticated;
