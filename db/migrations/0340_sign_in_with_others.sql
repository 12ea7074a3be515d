-- Sign-in with others: a trip to a provider and back, and what it brings home.

-- A trip that has begun: single use, a few minutes. The nonce and the provider's code verifier are made from the state with
-- a key of the server, so that nothing here lets anybody finish somebody else's trip.
create table auth.oauth_states (
  state_hash text primary key,
  provider text not null,
  redirect_to text not null,
  -- What the client must prove it knows when it fetches its session (PKCE); without it the session comes in the fragment.
  code_challenge text,
  code_challenge_method text,
  -- The cookie of the browser that began it.
  browser_hash text not null,
  -- Whose account gets the identity, where somebody signed in asked for that.
  linking_session_id uuid references auth.sessions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint "a challenge and its method come together" check ((code_challenge is null) = (code_challenge_method is null)),
  constraint "a challenge is hashed or plain" check (code_challenge_method in ('s256', 'plain'))
);
create index oauth_states_over on auth.oauth_states (expires_at);
create index oauth_states_of_session on auth.oauth_states (linking_session_id);
alter table auth.oauth_states enable row level security;

-- A provider's ID token opens a session once, however long it is good for by itself.
create table auth.used_id_tokens (
  token_hash text primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_over on auth.used_id_tokens (expires_at);
alter table auth.used_id_tokens enable row level security;

alter table auth.flow_state
  -- What the provider gave for its own services, sealed; handed over with the session and then gone.
  add column provider_tokens text,
  -- An identity that is linked once the browser that asked for it has proved itself.
  add column linking_identity jsonb,
  add column linking_session_id uuid references auth.sessions on delete cascade;
create index flow_state_of_session on auth.flow_state (linking_session_id);

-- An identity whose address the provider has not checked waits here until its mailbox has agreed.
alter table auth.one_time_tokens add column identity jsonb;

alter table auth.identities
  add constraint "a provider's name for a person is short" check (length(provider_id) <= 255),
  add constraint "what a provider tells of a person is short" check (length(identity_data::text) <= 4096);
create index identities_by_checked_email on auth.identities (lower(identity_data ->> 'email'))
  where identity_data ->> 'email_verified' = 'true';
