-- Accounts, and what an account is trusted with.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  phone text,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an account's e-mail has at most 254 characters" check (length(email) <= 254),
  constraint "an account's phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$')
);
create unique index users_email_key on auth.users (lower(email));
create unique index users_phone_key on auth.users (phone);
create index users_newest_first on auth.users (created_at desc, id desc);
alter table auth.users enable row level security;

-- The only source of standing: nothing that users can write about themselves makes them staff.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  constraint "a role is admin or staff" check (role in ('admin', 'staff')),
  constraint "an account has each role once" unique (user_id, role)
);
create index user_roles_by_role on public.user_roles (role);
alter table public.user_roles enable row level security;
