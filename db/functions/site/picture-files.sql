-- The files of a picture of the gallery, or of a photograph of a clean: objects of a bucket, in a folder of its own, named
-- by width and kind.
create or replace function private.picture_files(bucket text, of_picture uuid)
returns table (width integer, format text, bytes bytea)
language sql stable security definer set search_path = '' as $$
  select split_part(storage.filename(objects.name), '.', 1)::integer, storage.extension(objects.name), object_bytes.bytes
  from storage.objects join private.object_bytes on object_id = objects.id
  -- The letter after the slash is the nought.
  where bucket_id = bucket and objects.name > of_picture || '/' and objects.name < of_picture || '0'
$$;

create or replace function private.store_picture_files(bucket text, of_picture uuid, files jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  with sent as (
    select gen_random_uuid() as id, gen_random_uuid() as version, file ->> 'width' as width, file ->> 'format' as format,
      decode(file ->> 'bytes', 'base64') as bytes
    from jsonb_array_elements(files) as file
  ), named as (
    insert into storage.objects (id, bucket_id, name, version, metadata)
    select id, bucket, of_picture || '/' || width || '.' || format, version, jsonb_build_object(
      'eTag', '"' || md5(bytes) || '"', 'size', length(bytes), 'contentLength', length(bytes), 'mimetype', 'image/' || format,
      'cacheControl', 'max-age=31536000', 'lastModified', now(), 'httpStatusCode', 200)
    from sent
  )
  insert into private.object_bytes (object_id, version, bytes) select id, version, bytes from sent
$$;

-- They go with their picture.
create or replace function private.remove_picture_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects
  where bucket_id = tg_argv[0] and objects.name > old.id || '/' and objects.name < old.id || '0';
  return null;
end
$$;
