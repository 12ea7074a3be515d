-- Sign-in with the identity provider of a firm (SAML 2.0). Who they are is an operator's word; their certificates are in
-- their metadata.
create table auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  resource_id text,
  disabled boolean not null default false,
  entity_id text not null,
  metadata_xml text not null,
  metadata_url text,
  attribute_mapping jsonb not null default '{}',
  name_id_format text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an identity provider is kept once" unique (entity_id),
  constraint "an identity provider's name is short" check (length(entity_id) <= 1024),
  constraint "what an identity provider says of itself is short" check (length(metadata_xml) <= 200000)
);
alter table auth.sso_providers enable row level security;

-- The domains of mail addresses for which a provider speaks.
create table auth.sso_domains (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  domain text not null,
  created_at timestamptz not null default now(),
  constraint "a domain has one identity provider" unique (domain),
  constraint "a domain is in small letters" check (domain = lower(domain) and length(domain) between 1 and 253)
);
create index sso_domains_of_provider on auth.sso_domains (sso_provider_id);
alter table auth.sso_domains enable row level security;
