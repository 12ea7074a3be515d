-- Makes what a mail carries, and queues the mail itself where there is a template, in one transaction.
create or replace function auth.issue_token(owner_id uuid, made jsonb, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  flow jsonb := nullif(made -> 'flow', 'null');
begin
  delete from auth.one_time_tokens where id in (
    select over.id from auth.one_time_tokens as over where over.expires_at <= asked_at limit 20 for update skip locked
  );
  delete from auth.flow_state where id in (
    select old.id from auth.flow_state as old
    where old.created_at <= asked_at - interval '1 day' limit 20 for update skip locked
  );
  -- A newer mail replaces the older one. Sign-ups may overlap: each confirms its own password.
  delete from auth.one_time_tokens as older
  where older.user_id = owner_id and older.purpose = made ->> 'purpose' and older.purpose <> 'signup';
  if flow is not null then
    insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, authentication_method, created_at)
    values ((flow ->> 'id')::uuid, owner_id, flow ->> 'challenge', flow ->> 'method', made ->> 'purpose', asked_at);
  end if;
  insert into auth.one_time_tokens (user_id, purpose, email, token_hash, code_hash, redirect_to, flow_state_id,
    encrypted_password, user_metadata, invited_role, identity, created_at, expires_at)
  values (owner_id, made ->> 'purpose', made ->> 'email', made ->> 'token_hash', made ->> 'code_hash',
    made ->> 'redirect_to', (flow ->> 'id')::uuid, made ->> 'encrypted_password', nullif(made -> 'user_metadata', 'null'),
    made ->> 'invited_role', nullif(made -> 'identity', 'null'), asked_at, (made ->> 'expires_at')::timestamptz);
  update auth.users set
    confirmation_sent_at = case when made ->> 'purpose' in ('signup', 'sms') then asked_at else confirmation_sent_at end,
    recovery_sent_at = case when made ->> 'purpose' in ('recovery', 'magiclink') then asked_at else recovery_sent_at end,
    invited_at = case when made ->> 'purpose' = 'invite' then asked_at else invited_at end,
    reauthentication_sent_at = case when made ->> 'purpose' = 'reauthentication' then asked_at else reauthentication_sent_at end
  where id = owner_id;
  if made ->> 'template' is not null then
    perform public.queue_mail(made ->> 'template', made ->> 'email', made -> 'payload', null);
  end if;
end
$$;

grant execute on function auth.issue_token to backend;
