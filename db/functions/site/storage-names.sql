-- The parts of a file's name, for policies on storage.objects: the folders, what comes last, and its ending.
create or replace function storage.foldername(name text) returns text[]
language sql immutable set search_path = '' as $$
  select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;

create or replace function storage.filename(name text) returns text
language sql immutable set search_path = '' as $$
  select split_part(name, '/', -1)
$$;

create or replace function storage.extension(name text) returns text
language sql immutable set search_path = '' as $$
  select case when storage.filename(name) like '%.%' then split_part(storage.filename(name), '.', -1) else '' end
$$;

grant execute on function storage.foldername, storage.filename, storage.extension to anon, authenticated, service_role, backend;
