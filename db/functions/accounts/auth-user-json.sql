-- An account as the clients know it. Never a password, a secret or a hash.
create or replace function auth.user_json(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
      'id', users.id, 'aud', users.aud, 'role', users.role, 'email', coalesce(users.email, ''),
      -- Without its plus, as the clients know it.
      'phone', coalesce(ltrim(users.phone, '+'), ''), 'email_confirmed_at', users.email_confirmed_at,
      'phone_confirmed_at', users.phone_confirmed_at,
      'confirmed_at', least(users.email_confirmed_at, users.phone_confirmed_at),
      'confirmation_sent_at', users.confirmation_sent_at, 'recovery_sent_at', users.recovery_sent_at,
      'new_phone', ltrim(users.phone_change, '+'), 'phone_change_sent_at', users.phone_change_sent_at,
      'new_email', users.email_change, 'email_change_sent_at', users.email_change_sent_at,
      'invited_at', users.invited_at, 'last_sign_in_at', users.last_sign_in_at,
      'banned_until', users.banned_until, 'deleted_at', users.deleted_at,
      'is_anonymous', users.is_anonymous, 'is_sso_user', users.is_sso_user,
      'created_at', users.created_at, 'updated_at', users.updated_at
    )) || jsonb_build_object(
      'app_metadata', users.raw_app_meta_data,
      'user_metadata', users.raw_user_meta_data,
      'identities', auth.identities_json(users.id),
      'factors', auth.factors_json(users.id)
    )
  from auth.users where users.id = wanted
$$;

create or replace function auth.identities_json(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'identity_id', identities.id, 'id', identities.provider_id, 'user_id', identities.user_id,
      'identity_data', identities.identity_data, 'provider', identities.provider,
      'email', identities.identity_data ->> 'email', 'last_sign_in_at', identities.last_sign_in_at,
      'created_at', identities.created_at, 'updated_at', identities.updated_at
    ) order by identities.created_at, identities.id), '[]')
  from auth.identities where identities.user_id = wanted
$$;

create or replace function auth.factors_json(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', factors.id, 'friendly_name', factors.friendly_name, 'factor_type', factors.factor_type,
      'status', factors.status, 'last_challenged_at', factors.last_challenged_at,
      'created_at', factors.created_at, 'updated_at', factors.updated_at
    )) order by factors.created_at, factors.id), '[]')
  from auth.mfa_factors as factors where factors.user_id = wanted
$$;

grant execute on function auth.user_json, auth.identities_json, auth.factors_json to backend;
