-- The end of a PKCE flow: the browser that began it proves so, once, within five minutes.
create or replace function auth.exchange_code(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  flow auth.flow_state;
  account auth.users;
  linked text := 'linked';
begin
  select * into flow from auth.flow_state where auth_code_hash = given ->> 'auth_code_hash' for update;
  if flow.user_id is null then return '{"status": "flow_state_not_found"}'; end if;
  if flow.auth_code_issued_at <= asked_at - interval '5 minutes' then
    delete from auth.flow_state where id = flow.id;
    return '{"status": "flow_state_expired"}';
  end if;
  if flow.code_challenge <> given ->> flow.code_challenge_method then return '{"status": "bad_code_verifier"}'; end if;
  delete from auth.flow_state where id = flow.id;
  select * into account from auth.users where id = flow.user_id;
  if account.banned_until > asked_at or account.deleted_at is not null then return '{"status": "user_banned"}'; end if;
  if flow.linking_identity is not null then
    linked := auth.link_identity(flow.linking_session_id, flow.linking_identity, asked_at);
  end if;
  if linked <> 'linked' then return jsonb_build_object('status', linked); end if;
  return auth.open_session(flow.user_id, session || jsonb_build_object('method', case
    when flow.authentication_method = 'signup' then 'email/signup'
    when flow.authentication_method like 'email_change_%' then 'email_change'
    else flow.authentication_method end), asked_at)
    || jsonb_build_object('status', 'signed_in', 'purpose', flow.authentication_method, 'flow_id', flow.id,
      'provider_tokens', flow.provider_tokens);
end
$$;

grant execute on function auth.exchange_code to backend;
