-- Who may speak to the database, and the rooms in which they are let.

-- Roles belong to the whole cluster, so another database of ours may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'backend', 'authenticator'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;

-- The server logs in as authenticator, which can do nothing until it has named the role it acts for.
do $$
begin
  alter role authenticator noinherit;
  grant anon, authenticated, service_role, backend to authenticator;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant authenticator to %I', current_user);
  end if;
end
$$;

-- Only a superuser may hand out bypassrls, and managed PostgreSQL gives us none. Our own tables let service_role in
-- by policy, so there the attribute changes nothing; it matters for tables that someone adds beside ours.
do $$
begin
  alter role service_role bypassrls;
exception when insufficient_privilege then
  null;
end
$$;

create schema if not exists auth;
create schema if not exists private;

revoke all on schema public from public;
revoke all on schema auth from public;
revoke all on schema private from public;
grant usage on schema public, auth to anon, authenticated, service_role, backend;

-- Names sort as people expect (adam, Étienne, Zoe), the same on every engine and machine.
create collation if not exists public.names (provider = icu, locale = 'en-ZA');
