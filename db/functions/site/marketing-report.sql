-- The report for admins: what there is in all, and what the last twelve months brought.
create or replace function public.marketing_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this_month date := date_trunc('month', private.business_now())::date;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'totals', (select jsonb_build_object('clients', count(*), 'referrals', coalesce(sum(referral_count), 0),
      'points', coalesce(sum(loyalty_points), 0)) from public.customers where is_ours),
    'consenting', (select count(*) from public.customers where is_ours and private.agreed_to_marketing(id)),
    'months', (
      select jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'clients', coalesce(joined.people, 0),
        'referrals', coalesce(linked.friends, 0)) order by month)
      from generate_series(this_month - interval '11 months', this_month, interval '1 month') as series (month)
      left join (select private.month_of(created_at) as since, count(*) as people from public.customers
        where is_ours group by 1)
        as joined on joined.since = month
      left join (select private.month_of(created_at) as since, count(*) as friends from public.referrals group by 1)
        as linked on linked.since = month));
end
$$;

-- The rows of the export, in the order of their ids; only those who agreed, unless everyone was asked for.
create or replace function public.marketing_rows(everyone boolean default false, after uuid default null, page_size integer default 500)
returns table (id uuid, name text, email text, phone text, city text, credits numeric, loyalty_points integer,
  referrals integer, status text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select customers.id, public.full_name(customers.first_name, customers.last_name), customers.email, customers.phone,
      customers.city, customers.credits, customers.loyalty_points, customers.referral_count, customers.status
    from public.customers
    where customers.is_ours and (after is null or customers.id > after) and (everyone or private.agreed_to_marketing(customers.id))
    order by customers.id limit least(greatest(page_size, 1), 1000);
end
$$;

-- Stands in the audit log before the first row leaves. Whoever wants more than those who agreed says why.
create or replace function public.record_export(everyone boolean default false, reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if everyone and coalesce(trim(reason), '') = '' then
    perform private.refuse('reason_needed', 'Say why everyone is needed.',
      'People who did not agree to marketing may not be sent any.');
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'export', 'customers', 'marketing-report.csv',
    jsonb_build_object('everyone', everyone, 'reason', left(trim(reason), 300)));
end
$$;

-- On the account's own page, or with a registration that was not taken back since.
create or replace function private.agreed_to_marketing(customer uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.client_profiles where customer_id = customer and marketing_consent)
    or exists (select from public.consents where customer_id = customer and kind = 'marketing' and withdrawn_at is null)
$$;

create or replace function private.month_of(moment timestamptz) returns date
language sql immutable as $$
  select date_trunc('month', moment at time zone 'Africa/Johannesburg')::date
$$;

grant execute on function public.marketing_figures, public.marketing_rows, public.record_export to authenticated;
