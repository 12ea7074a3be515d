-- The invoices that fit, the newest first, page by page: for staff. Looks past row level security, which would keep the
-- planner from the index of words (docs/decisions/0009-search-past-row-security.md), and says itself who may.
-- after is the last row of the page before, or null.
create or replace function public.search_invoices(
  words text default '', client uuid default null, from_day date default null, to_day date default null,
  after jsonb default null, page_size integer default 25, state text default null, with_names boolean default false
) returns setof public.service_invoices
language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then return; end if;
  return query execute format('select * from public.service_invoices where %s %s order by service_date desc, id desc limit %s',
    private.invoice_conditions(words, client, from_day, to_day, state, with_names),
    case when after is not null then format('and (service_date, id) < (%L::date, %L::uuid)',
      after ->> 'service_date', after ->> 'id') end,
    least(greatest(page_size, 1), 101));
end
$$;

-- How many of those that fit stand how, in one look: found by number, description or the client's name.
create or replace function public.invoice_counts(words text default '', client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  if not auth.has_role('staff') then return '{}'; end if;
  execute format('select jsonb_build_object(''all'', count(*), %s) from public.service_invoices where %s',
    (select string_agg(format('%L, count(*) filter (where %s)', states.name,
        private.invoice_conditions('', null, null, null, states.name)), ', ')
      from unnest('{open,overdue,part-paid,paid,cancelled}'::text[]) as states (name)),
    private.invoice_conditions(words, client, null, null, null, true)) into counts;
  return counts;
end
$$;

-- How many fit, what they come to in cents and what of it is open; those that were cancelled come to nothing.
create or replace function public.invoice_totals(
  words text default '', client uuid default null, from_day date default null, to_day date default null, state text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  totals jsonb;
begin
  if not auth.has_role('staff') then return jsonb_build_object('records', 0, 'cents', 0, 'open_cents', 0); end if;
  execute format('select jsonb_build_object(''records'', count(*), ''cents'',
    coalesce(sum(amount_paid_cents) filter (where cancelled_at is null), 0), ''open_cents'', coalesce(sum(open_cents), 0))
    from public.service_invoices where %s', private.invoice_conditions(words, client, from_day, to_day, state)) into totals;
  return totals;
end
$$;

-- Letter for letter but for accents and capitals, also where like would see a placeholder. A state is asked for as public.invoice_state tells it, but
-- open is all of which something is; as the indexes have it.
create or replace function private.invoice_conditions(
  words text, client uuid, from_day date, to_day date, state text, with_names boolean default false
) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' and ', 'true',
    case when client is not null then format('customer_id = %L', client) end,
    case when from_day is not null then format('service_date >= %L', from_day) end,
    case when to_day is not null then format('service_date <= %L', to_day) end,
    case state
      when 'open' then 'open_cents > 0'
      when 'overdue' then format('open_cents > 0 and due_on < %L', private.business_now()::date)
      when 'part-paid' then format('open_cents > 0 and due_on >= %L and paid_cents + credit_cents > 0', private.business_now()::date)
      when 'paid' then 'open_cents = 0 and cancelled_at is null'
      when 'cancelled' then 'cancelled_at is not null'
      else case when state is not null then 'false' end end,
    case when trim(words) <> '' then format(
      case when with_names
        then '(private.plain_text(invoice_number || chr(10) || description) like %1$L or private.plain_text(customer_name) like %1$L)'
        else 'private.plain_text(invoice_number || chr(10) || description) like %1$L' end,
      '%' || replace(replace(replace(private.plain_text(trim(left(words, 200))), '\', '\\'), '%', '\%'), '_', '\_') || '%') end)
$$;

grant execute on function public.search_invoices, public.invoice_counts, public.invoice_totals to authenticated;
