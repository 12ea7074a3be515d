-- A person's display name. A person with one name is stored with a dash for the other, which is never shown.
-- src/domain/full-name.ts is the same.
drop function if exists private.full_name(public.customers);
create or replace function public.full_name(first_name text, last_name text) returns text
language sql immutable parallel safe
as $$ select coalesce(first_name || coalesce(' ' || nullif(last_name, '-'), ''), last_name) $$;

-- For callers who know only the phone number.
create or replace function private.name_with_initial(first_name text, last_name text) returns text
language sql immutable parallel safe
as $$ select first_name || coalesce(' ' || left(nullif(last_name, '-'), 1) || '.', '') $$;

revoke all on function public.full_name(text, text) from public;
revoke all on function private.name_with_initial(text, text) from public;
-- Public, since functions that read with their caller's own rights call it.
grant execute on function public.full_name(text, text) to authenticated, backend;
