-- Who may get a letter, by address, each once: confirmed readers, and clients who agreed to marketing. Nobody who stopped,
-- by whichever way; nobody by an address that only a stranger may have typed: a client has had a clean, or an account.
create or replace function private.newsletter_audience(
  audience text, town text default null, wanted_type text default null, only_these text[] default null
) returns table (email text)
language sql stable security definer set search_path = '' as $$
  select readers.email from public.newsletter_subscriptions as readers
  where newsletter_audience.audience in ('subscribers', 'everybody') and readers.status = 'confirmed'
    and (only_these is null or readers.email = any (only_these))
    -- Staff may have noted the withdrawal in the log.
    and exists (select from public.consents
      where consents.source_id = readers.id and consents.kind = 'newsletter' and consents.withdrawn_at is null)
    and readers.email not in (select private.stopped_addresses())
  union
  select lower(trim(clients.email)) from public.customers as clients
  where newsletter_audience.audience in ('clients', 'everybody') and clients.is_ours
    and (only_these is null or lower(trim(clients.email)) = any (only_these))
    and clients.email ~ '^[^\s@,;<>]+@[^\s@,;<>]+$'
    and (town is null or private.plain_text(trim(clients.city)) = private.plain_text(trim(town)))
    and (wanted_type is null or exists (select from public.services
      where services.customer_id = clients.id and services.service_type = wanted_type and services.status = 'completed'))
    and private.agreed_to_marketing(clients.id)
    and (exists (select from public.services where services.customer_id = clients.id and services.status = 'completed')
      or exists (select from auth.users
        where lower(users.email) = lower(trim(clients.email)) and users.email_confirmed_at is not null))
    and lower(trim(clients.email)) not in (select private.stopped_addresses())
$$;

-- Stopped the newsletter; wants no messages; or took back every agreement to marketing, and did not sign up since.
create or replace function private.stopped_addresses() returns setof text
language sql stable security definer set search_path = '' as $$
  select email from public.newsletter_subscriptions where status = 'stopped'
  union
  select lower(trim(email)) from public.customers where is_ours and channel = 'none' and email is not null
  union
  select lower(email) from public.client_profiles where channel = 'none' and email is not null
  union
  select given.address from (
    select lower(trim(coalesce(customers.email, consents.email))) as address, consents.withdrawn_at
    from public.consents left join public.customers on customers.id = consents.customer_id
    where consents.kind = 'marketing' and coalesce(customers.email, consents.email) is not null
  ) as given
  group by given.address
  having bool_and(given.withdrawn_at is not null) and max(given.withdrawn_at) > coalesce((
    select readers.confirmed_at from public.newsletter_subscriptions as readers
    where readers.status = 'confirmed' and readers.email = given.address), '-infinity')
$$;

-- What can be chosen, with how many each would reach.
create or replace function public.newsletter_choices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with clients as materialized (
      select reached.email from private.newsletter_audience('clients') as reached
    ), known as (
      select customers.id, customers.city, clients.email from clients
      join public.customers on lower(trim(customers.email)) = clients.email and customers.is_ours
    )
    select jsonb_build_object(
      'subscribers', (select count(*) from private.newsletter_audience('subscribers')),
      'clients', (select count(*) from clients),
      'everybody', (select count(*) from private.newsletter_audience('everybody')),
      'towns', (select coalesce(jsonb_agg(jsonb_build_object('town', town, 'count', people) order by people desc, town), '[]')
        from (select min(trim(city)) as town, count(distinct email) as people from known
          where coalesce(trim(city), '') <> '' group by private.plain_text(trim(city))) as towns),
      'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', people) order by people desc, kind), '[]')
        from (select services.service_type as kind, count(distinct known.email) as people
          from known join public.services on services.customer_id = known.id and services.status = 'completed'
          group by 1) as kinds)));
end
$$;

create or replace function public.newsletter_count(audience text, town text default null, service_type text default null)
returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select count(*) from private.newsletter_audience(audience, town, service_type));
end
$$;

grant execute on function public.newsletter_choices, public.newsletter_count to authenticated;
