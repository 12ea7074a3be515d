-- A person's display name. A person with one name is stored with a dash for the other, which is never shown.
-- src/domain/full-name.ts is the same.
create or replace function public.full_name(first_name text, last_name text) returns text
language sql immutable parallel safe
as $$ select coalesce(first_name || coalesce(' ' || nullif(last_name, '-'), ''), last_name) $$;

-- For callers who know only the phone number.
create or replace function private.name_with_initial(first_name text, last_name text) returns text
language sql immutable parallel safe
as $$ select first_name || coalesce(' ' || left(nullif(last_name, '-'), 1) || '.', '') $$;

-- Public, since functions that read with their caller's own rights call it.

grant execute on function public.full_name to authenticated, backend;
