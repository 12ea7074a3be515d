-- Nobody but staff writes more than 100 rows in one statement or 500 in an hour: one account could otherwise fill the
-- disk, and make everybody wait while it does. Deleting adds nothing and is not counted.
create or replace function private.refuse_when_full() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('app.rows_of_' || tg_table_name || '_' || lower(tg_op), '0', true);
  -- The rows of one account come one statement after the other, across all processes.
  if auth.uid() is null or auth.has_role('staff') then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('rows ' || auth.uid(), 727305));
  if private.rows_this_hour(auth.uid()) >= 500 then
    perform private.refuse('too_many_rows', 'You have saved a great deal in the last hour. Please wait a while and try again, or call us.');
  end if;
  return null;
end
$$;

-- At the row that is one too many, before the other triggers have worked on it. Only for what the caller writes
-- directly: functions bring back a customer with everything that hung on it.
create or replace function private.refuse_row_too_many() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counter text := 'app.rows_of_' || tg_table_name || '_' || lower(tg_op);
  row_count integer := current_setting(counter)::integer + 1;
begin
  if row_count = 101 and not auth.has_role('staff') then
    perform private.refuse('too_many_rows', 'That is too much at once. Please save at most 100 at a time.');
  end if;
  perform set_config(counter, row_count::text, true);
  return new;
end
$$;

create or replace function private.count_written_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  account text := 'account ' || auth.uid();
  newest bigint;
begin
  if account is null or auth.has_role('staff') then return null; end if;
  select coalesce(max(hit_number), 0) into newest from private.rate_limits where form = 'rows' and caller = account;
  insert into private.rate_limits (form, caller, hit_number, hit_at, expires_at)
  select 'rows', account, newest + row_number() over (), clock_timestamp(), clock_timestamp() + interval '1 hour' from written;
  delete from private.rate_limits where form = 'rows' and caller = account and expires_at <= clock_timestamp();
  return null;
end
$$;

create or replace function private.rows_this_hour(account uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from private.rate_limits
  where form = 'rows' and caller = 'account ' || account and expires_at > clock_timestamp()
$$;
