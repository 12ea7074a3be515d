do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', 'backend'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant anon, authenticated, service_role, backend to authenticator;
