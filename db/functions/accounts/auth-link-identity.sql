-- Gives somebody who is signed in one more way in. Answers 'linked', or why not. The session that asked for it must still
-- be alive.
create or replace function auth.link_identity(asking_session uuid, given jsonb, asked_at timestamptz) returns text
language plpgsql set search_path = '' as $$
declare
  account auth.users;
  trouble text := auth.link_trouble(asking_session, given, asked_at);
begin
  if trouble is not null then return trouble; end if;
  select users.* into account from auth.users join auth.sessions on sessions.user_id = users.id
  where sessions.id = asking_session for update of users;
  if given ->> 'email' is null then
    update auth.users set is_anonymous = false where id = account.id and is_anonymous;
  elsif account.email is null then
    update auth.users set email = given ->> 'email', email_confirmed_at = asked_at, is_anonymous = false where id = account.id;
  end if;
  perform auth.attach_identity(account.id, given, asked_at);
  perform auth.note_account_change(account.id, 'identity-linked');
  return 'linked';
end
$$;

-- The same questions when the trip comes back and when the browser that began it has proved itself.
create or replace function auth.link_trouble(asking_session uuid, given jsonb, asked_at timestamptz) returns text
language plpgsql set search_path = '' as $$
declare
  account auth.users;
  owner_id uuid;
begin
  perform auth.lock_identity(given);
  select users.* into account from auth.users join auth.sessions on sessions.user_id = users.id
  where sessions.id = asking_session and least(sessions.idle_until, sessions.not_after) > asked_at and users.deleted_at is null;
  if account.id is null then return 'session_not_found'; end if;
  if account.banned_until > asked_at then return 'user_banned'; end if;
  select user_id into owner_id from auth.identities
  where provider = given ->> 'provider' and provider_id = given ->> 'provider_id';
  if owner_id = account.id then return 'identity_already_linked'; end if;
  if owner_id is not null then return 'identity_of_another'; end if;
  -- A wallet is a way in without an address.
  if account.email is not null or given ->> 'provider' = 'web3' then return null; end if;
  if not (given ->> 'is_checked')::boolean then return 'provider_email_needs_verification'; end if;
  if exists (select from auth.users where lower(email) = given ->> 'email') then return 'email_exists'; end if;
  return null;
end
$$;

-- The way back from a provider, for somebody who asked for a link: at once, or when the browser has proved that it began it.
create or replace function auth.return_with_identity(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  asking_session uuid := (given ->> 'linking_session_id')::uuid;
  owner_id uuid := (select user_id from auth.sessions where id = asking_session);
  outcome text := case when nullif(given -> 'flow', 'null') is null then auth.link_identity(asking_session, given, asked_at)
    else coalesce(auth.link_trouble(asking_session, given, asked_at), 'linked') end;
begin
  if outcome <> 'linked' then return jsonb_build_object('status', outcome); end if;
  return auth.hand_over(owner_id, case when nullif(given -> 'flow', 'null') is null then given
    else given || jsonb_build_object('flow', (given -> 'flow') || jsonb_build_object('linking_session_id', asking_session,
      'linking_identity', given - 'flow' - 'token' - 'linking_session_id')) end, session, asked_at);
end
$$;

grant execute on function auth.link_identity, auth.link_trouble, auth.return_with_identity to backend;
