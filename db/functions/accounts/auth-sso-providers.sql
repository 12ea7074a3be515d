-- An identity provider as the admin's clients know it.
create or replace function auth.sso_provider_json(kept auth.sso_providers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', kept.id, 'resource_id', kept.resource_id, 'disabled', kept.disabled,
    'saml', jsonb_build_object('entity_id', kept.entity_id, 'metadata_xml', kept.metadata_xml, 'metadata_url', kept.metadata_url,
      'attribute_mapping', kept.attribute_mapping, 'name_id_format', kept.name_id_format),
    'domains', (select coalesce(jsonb_agg(jsonb_build_object('domain', listed.domain, 'created_at', listed.created_at)
      order by listed.domain), '[]') from auth.sso_domains as listed where listed.sso_provider_id = kept.id),
    'created_at', kept.created_at, 'updated_at', kept.updated_at))
$$;

-- Makes or changes one, whole. Answers {status, …}: 'saved' with the provider, or what is taken and by whom.
create or replace function auth.save_sso_provider(given jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  wanted uuid := (given ->> 'id')::uuid;
  kept auth.sso_providers;
  taken auth.sso_domains;
begin
  perform pg_advisory_xact_lock(727304);
  if exists (select from auth.sso_providers where entity_id = given ->> 'entity_id' and id <> wanted) then
    return '{"status": "saml_idp_already_exists"}';
  end if;
  select * into taken from auth.sso_domains
  where domain in (select jsonb_array_elements_text(given -> 'domains')) and sso_provider_id <> wanted limit 1;
  if taken.id is not null then
    return jsonb_build_object('status', 'sso_domain_already_exists', 'domain', taken.domain, 'owner', taken.sso_provider_id);
  end if;
  insert into auth.sso_providers (id, resource_id, disabled, entity_id, metadata_xml, metadata_url, attribute_mapping,
    name_id_format, created_at, updated_at)
  values (wanted, given ->> 'resource_id', (given ->> 'disabled')::boolean, given ->> 'entity_id', given ->> 'metadata_xml',
    given ->> 'metadata_url', given -> 'attribute_mapping', given ->> 'name_id_format', asked_at, asked_at)
  on conflict (id) do update set resource_id = excluded.resource_id, disabled = excluded.disabled,
    metadata_xml = excluded.metadata_xml, metadata_url = excluded.metadata_url,
    attribute_mapping = excluded.attribute_mapping, name_id_format = excluded.name_id_format, updated_at = asked_at
  returning * into kept;
  delete from auth.sso_domains where sso_provider_id = wanted
    and domain not in (select jsonb_array_elements_text(given -> 'domains'));
  insert into auth.sso_domains (sso_provider_id, domain, created_at)
  select wanted, listed.value, asked_at from jsonb_array_elements_text(given -> 'domains') as listed (value)
  on conflict (domain) do nothing;
  if kept.disabled then perform auth.end_sso_sessions(wanted); end if;
  return jsonb_build_object('status', 'saved', 'provider', auth.sso_provider_json(kept));
end
$$;

-- Nobody stays signed in by a provider that is switched off or gone.
create or replace function auth.end_sso_sessions(wanted uuid) returns void
language plpgsql set search_path = '' as $$
declare
  people uuid[] := (select array_agg(user_id) from auth.identities where provider = 'sso:' || wanted);
begin
  delete from auth.sessions where user_id = any (people) and amr @> '[{"method": "sso/saml"}]';
  delete from auth.flow_state where user_id = any (people) and authentication_method = 'sso/saml';
end
$$;

create or replace function auth.delete_sso_provider(wanted uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  told jsonb := (select auth.sso_provider_json(kept) from auth.sso_providers as kept where kept.id = wanted);
begin
  perform auth.end_sso_sessions(wanted);
  delete from auth.sso_providers where id = wanted;
  return told;
end
$$;

grant execute on function auth.sso_provider_json, auth.save_sso_provider, auth.end_sso_sessions, auth.delete_sso_provider
  to backend;
