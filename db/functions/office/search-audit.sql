-- The audit log, the newest first; searched by person, by record and by day.
create or replace function public.search_audit(
  words text default null, wanted_table text default null, from_day date default null, to_day date default null,
  after jsonb default null, page_size integer default 30
) returns table (
  id uuid, created_at timestamptz, who text, action text, table_name text, row_id text, before jsonb, after_row jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select log.id, log.created_at, coalesce(users.email, case when log.actor is not null then 'A removed account' end),
    log.action, log.table_name, log.row_id, log.before, log.after
  from public.audit_log as log
  left join auth.users on users.id = log.actor
  left join public.client_profiles as profiles on profiles.user_id = log.actor
  where private.is_of_office(log) and (wanted_table is null or log.table_name = wanted_table)
    and (coalesce(trim(words), '') = '' or log.row_id = trim(words)
      or strpos(lower(concat_ws(' ', users.email, public.full_name(profiles.first_name, profiles.last_name))), lower(trim(words))) > 0)
    and (from_day is null or log.created_at >= from_day::timestamp at time zone 'Africa/Johannesburg')
    and (to_day is null or log.created_at < (to_day + 1)::timestamp at time zone 'Africa/Johannesburg')
    and (search_audit.after is null or (log.created_at, log.id)
      < ((search_audit.after ->> 'created_at')::timestamptz, (search_audit.after ->> 'id')::uuid))
  order by log.created_at desc, log.id desc
  limit least(greatest(page_size, 1), 100);
end
$$;

-- What clients do with the rows that they keep for themselves is theirs. A record older than its mark is known by its
-- customer.
create or replace function private.is_of_office(log public.audit_log) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when log.table_name not in ('customers', 'services') then true
    else coalesce((log.after ->> 'is_ours')::boolean, (log.before ->> 'is_ours')::boolean, not exists (
      select from public.customers where not is_ours
        and id = coalesce(log.after ->> 'customer_id', log.before ->> 'customer_id')::uuid)) end
$$;

grant execute on function public.search_audit to authenticated;
