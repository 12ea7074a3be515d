-- The mail server that the owner sets in the console. No row: none is set. The password is sealed with the data key, for this
-- host and user. See docs/decisions/0081-mail-set-in-the-console.md.
create table private.mail_server (
  id smallint primary key default 1,
  host text not null,
  port integer not null,
  security text not null,
  username text,
  sealed_password text,
  from_address text not null,
  updated_at timestamptz not null default now(),
  constraint "there is one mail server" check (id = 1),
  constraint "a host is a name or an address" check (host ~ '^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$'),
  constraint "a port is a number of a port" check (port between 1 and 65535),
  constraint "a way to speak is one we know" check (security in ('tls', 'starttls', 'none')),
  constraint "a user has 1 to 254 characters" check (length(username) between 1 and 254 and username !~ '[[:cntrl:]]'),
  constraint "a password is sealed" check (sealed_password ~ '^v1\.' and username is not null),
  constraint "an e-mail address has a name and a domain"
    check (from_address ~ '^[^@[:space:]"<>]+@[^@[:space:]"<>]+\.[^@[:space:]"<>]+$' and length(from_address) <= 254)
);
alter table private.mail_server enable row level security;
