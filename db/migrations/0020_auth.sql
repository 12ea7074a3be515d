-- Sign-in: who someone is, how they proved it, and for how long that holds.

alter table auth.users
  add column email_change text,
  add column email_change_sent_at timestamptz,
  add column email_change_confirmed text[] not null default '{}',
  add column reauthentication_sent_at timestamptz,
  add column is_sso_user boolean not null default false,
  add column deleted_at timestamptz,
  -- Both travel in every access token, which must fit into a request's headers.
  add constraint "what people say about themselves is short" check (length(raw_user_meta_data::text) <= 4096),
  add constraint "what we note about an account is short" check (length(raw_app_meta_data::text) <= 4096);

-- How an account can sign in: 'email' today, an outside provider's subject tomorrow.
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a provider knows a person once" unique (provider, provider_id)
);
create index identities_of_user on auth.identities (user_id, created_at, id);
alter table auth.identities enable row level security;

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1',
  -- How and when the person proved themselves, newest last: [{"method": "password", "timestamp": 1700000000}].
  amr jsonb not null default '[]',
  user_agent text,
  ip text,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  -- Gone when not refreshed until idle_until, and at not_after in any case.
  idle_until timestamptz not null,
  not_after timestamptz not null,
  constraint "a session has one or two factors" check (aal in ('aal1', 'aal2'))
);
create index sessions_of_user on auth.sessions (user_id, created_at, id);
create index sessions_over on auth.sessions (least(idle_until, not_after));
alter table auth.sessions enable row level security;

-- A session's refresh tokens in order. Only hashes are kept; the next token is made from the one before it with a key
-- of the server, so that two tabs that refresh at once are given the same one.
create table auth.refresh_tokens (
  session_id uuid not null references auth.sessions on delete cascade,
  number integer not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (session_id, number)
);
alter table auth.refresh_tokens enable row level security;

-- A sign-in that began in one place and ends there: what the browser must prove it knows (PKCE).
create table auth.flow_state (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null,
  authentication_method text not null,
  auth_code_hash text unique,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null,
  constraint "a challenge is hashed or plain" check (code_challenge_method in ('s256', 'plain'))
);
create index flow_state_of_user on auth.flow_state (user_id);
create index flow_state_by_age on auth.flow_state (created_at);
alter table auth.flow_state enable row level security;

-- What a mail carries: a link and a six-digit code, either of which works once.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  purpose text not null,
  -- Where it was sent.
  email text not null,
  token_hash text not null unique,
  code_hash text not null,
  redirect_to text,
  flow_state_id uuid references auth.flow_state on delete set null,
  -- What the sign-up that sent it chose: whoever confirms gets the password of the mail they clicked.
  encrypted_password text,
  user_metadata jsonb,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint "a one-time token has a purpose" check (purpose in (
    'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication'
  ))
);
create index one_time_tokens_of_user on auth.one_time_tokens (user_id, purpose, created_at desc);
create index one_time_tokens_by_email on auth.one_time_tokens (lower(email), purpose);
create index one_time_tokens_by_flow on auth.one_time_tokens (flow_state_id);
create index one_time_tokens_over on auth.one_time_tokens (expires_at);
alter table auth.one_time_tokens enable row level security;

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp',
  status text not null default 'unverified',
  secret text not null,
  -- The 30-second step of the last code that worked: a code works once.
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint "a factor is verified or not yet" check (status in ('verified', 'unverified')),
  constraint "a factor's name has at most 64 characters" check (length(friendly_name) <= 64),
  constraint "a factor is of a kind we know" check (factor_type in ('totp', 'phone', 'webauthn'))
);
create unique index mfa_factors_by_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index mfa_factors_of_user on auth.mfa_factors (user_id, created_at, id);
alter table auth.mfa_factors enable row level security;

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  tries integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null
);
create index mfa_challenges_of_factor on auth.mfa_challenges (factor_id, created_at);
alter table auth.mfa_challenges enable row level security;
