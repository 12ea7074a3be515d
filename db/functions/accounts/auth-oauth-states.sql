-- A trip to a provider begins.
create or replace function auth.keep_oauth_state(made jsonb, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  delete from auth.oauth_states where state_hash in (
    select over.state_hash from auth.oauth_states as over where over.expires_at <= asked_at limit 20 for update skip locked
  );
  insert into auth.oauth_states (state_hash, provider, redirect_to, code_challenge, code_challenge_method, browser_hash,
    linking_session_id, created_at, expires_at)
  values (made ->> 'state_hash', made ->> 'provider', made ->> 'redirect_to', made ->> 'challenge', made ->> 'method',
    made ->> 'browser_hash', (made ->> 'linking_session_id')::uuid, asked_at, (made ->> 'expires_at')::timestamptz);
end
$$;

-- It ends, once, whatever comes of it: the state is used up before the provider is asked.
create or replace function auth.take_oauth_state(wanted text, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  trip auth.oauth_states;
begin
  delete from auth.oauth_states where state_hash = wanted returning * into trip;
  if trip.state_hash is null then return null; end if;
  return to_jsonb(trip) || jsonb_build_object('is_over', trip.expires_at <= asked_at);
end
$$;

-- False when it was used before.
create or replace function auth.use_id_token(given_hash text, good_until timestamptz, asked_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from auth.used_id_tokens where token_hash in (
    select over.token_hash from auth.used_id_tokens as over where over.expires_at <= asked_at limit 20 for update skip locked
  );
  insert into auth.used_id_tokens (token_hash, expires_at) values (given_hash, good_until) on conflict do nothing;
  return found;
end
$$;

grant execute on function auth.keep_oauth_state, auth.take_oauth_state, auth.use_id_token to backend;
