-- What an account's tokens say of how it signs in, after its identities have changed.
create or replace function auth.follow_identities(owner_id uuid) returns void
language sql set search_path = '' as $$
  with ways as (
    select provider, min(created_at) as since from auth.identities where user_id = owner_id group by provider
  ), named as (
    select jsonb_agg(provider order by since, provider) as all_of_them, (array_agg(provider order by since, provider))[1] as first_one
    from ways
  )
  update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('providers', named.all_of_them,
    'provider', case when named.all_of_them ? coalesce(raw_app_meta_data ->> 'provider', '') then raw_app_meta_data ->> 'provider'
      else named.first_one end)
  from named where users.id = owner_id and named.all_of_them is not null
$$;

grant execute on function auth.follow_identities to backend;
