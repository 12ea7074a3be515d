-- Keys that a device keeps (WebAuthn): as a second factor, and as a passkey, which signs in by itself.

create table auth.webauthn_credentials (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  -- The second factor that it is; null for a passkey.
  factor_id uuid unique references auth.mfa_factors on delete cascade,
  credential_id text not null,
  public_key text not null,
  -- How often the device says that it has signed: less than before means that there are two of it.
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  friendly_name text not null default '',
  is_backed_up boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_used_at timestamptz,
  constraint "a device's key opens one account" unique (credential_id),
  constraint "a device's name for its key is short" check (length(credential_id) between 1 and 1400),
  constraint "a public key is short" check (length(public_key) between 1 and 8000),
  constraint "a passkey's name has at most 120 characters" check (length(friendly_name) <= 120)
);
create index webauthn_credentials_of_user on auth.webauthn_credentials (user_id, created_at, id);
alter table auth.webauthn_credentials enable row level security;

-- What a device is to sign: kept as a hash, answered once, for a few minutes. Without an account it is for a sign-in.
create table auth.webauthn_challenges (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  challenge_hash text not null,
  expires_at timestamptz not null
);
create index webauthn_challenges_of_user on auth.webauthn_challenges (user_id);
create index webauthn_challenges_over on auth.webauthn_challenges (expires_at);
alter table auth.webauthn_challenges enable row level security;

-- The same for a second factor.
alter table auth.mfa_challenges add column challenge_hash text;

-- Only an app that shows codes shares a secret with us.
alter table auth.mfa_factors
  alter column secret drop not null,
  add constraint "an app that shows codes has a secret" check (factor_type <> 'totp' or secret is not null);
