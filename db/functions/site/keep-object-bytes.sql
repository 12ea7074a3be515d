-- The content of a file, in the transaction that has written its row and by the version that was made for it; so it needs
-- no right of its own. Answers the file's id. What people put in is limited as a whole: it is all in each backup.
create or replace function storage.keep_bytes(of_version uuid, content text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept uuid;
begin
  select id into kept from storage.objects
  where version = of_version and xmin::text::bigint = pg_current_xact_id()::text::bigint % 4294967296;
  if kept is null then
    raise exception 'There is no such file to fill.' using errcode = '42501';
  end if;
  insert into private.object_bytes (object_id, version, bytes) values (kept, of_version, decode(content, 'base64'))
  on conflict (object_id) do update set version = excluded.version, bytes = excluded.bytes;
  perform private.require_storage_room();
  return kept;
end
$$;

create or replace function private.require_storage_room() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select sum((metadata ->> 'size')::bigint) from storage.objects
    where bucket_id in (select id from storage.buckets where not is_made)) > 200 * 1024 * 1024
  then
    perform private.refuse('storage_full', 'The storage is full.', 'Remove files first.');
  end if;
end
$$;

-- Another file with the same content, whose row was written in this transaction.
create or replace function storage.copy_bytes(from_version uuid, of_version uuid) returns uuid
language sql volatile security definer set search_path = '' as $$
  select storage.keep_bytes(of_version, encode(bytes, 'base64')) from private.object_bytes where version = from_version
$$;

-- A part of it, in base64. Nothing where another content has taken its place meanwhile.
create or replace function storage.read_bytes(of_version uuid, first integer, count integer) returns text
language sql stable security definer set search_path = '' as $$
  select encode(substring(bytes from first + 1 for count), 'base64') from private.object_bytes where version = of_version
$$;

-- Refused where it has been used before.
create or replace function storage.use_upload_token(token uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- One lasts two hours.
  delete from private.used_upload_tokens where used_at < now() - interval '1 day';
  insert into private.used_upload_tokens (id) values (token) on conflict do nothing;
  if not found then perform private.refuse('token_used', 'This token has been used.'); end if;
end
$$;

grant execute on function storage.keep_bytes, storage.copy_bytes to anon, authenticated, service_role, backend;
grant execute on function storage.read_bytes, storage.use_upload_token to backend;
