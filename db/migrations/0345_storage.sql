-- Buckets, and the files in them, named as the public storage service names them. docs/decisions/0097-buckets.md says why.
create schema if not exists storage;
revoke all on schema storage from public;
grant usage on schema storage to anon, authenticated, service_role, backend;

create table storage.buckets (
  id text collate "C" primary key,
  name text collate "C" not null unique,
  owner uuid references auth.users on delete set null,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  -- What is in it the server has made: nothing gets there as it was sent, and the bucket stays as it is.
  is_made boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "the name of a bucket is its id" check (name = id),
  constraint "a bucket has a plain name" check (id ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$'),
  constraint "a file has at most ten megabytes" check (file_size_limit between 1 and 10485760)
);
alter table storage.buckets enable row level security;

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text collate "C" not null references storage.buckets,
  -- In the order of its bytes, so that a folder is a stretch of the index.
  name text collate "C" not null,
  owner uuid references auth.users on delete set null,
  owner_id text generated always as (owner::text) stored,
  -- Another one with every content.
  version uuid not null default gen_random_uuid(),
  metadata jsonb not null default '{}',
  user_metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name),
  constraint "a file has a name" check (name <> '' and octet_length(name) <= 1024),
  constraint "what is told of a file is an object"
    check (jsonb_typeof(metadata) = 'object' and (user_metadata is null or jsonb_typeof(user_metadata) = 'object'))
);
alter table storage.objects enable row level security;
create index objects_by_owner on storage.objects (owner);

-- Apart, so that whoever may see that there is a file does not get it by that.
create table private.object_bytes (
  object_id uuid primary key references storage.objects on delete cascade,
  version uuid not null,
  bytes bytea not null
);
alter table private.object_bytes enable row level security;
-- So that a part of it can be read without the rest.
alter table private.object_bytes alter column bytes set storage external;

-- A signed address for an upload works once.
create table private.used_upload_tokens (
  id uuid primary key,
  used_at timestamptz not null default now()
);
alter table private.used_upload_tokens enable row level security;

insert into storage.buckets (id, name, public, is_made) values ('gallery', 'gallery', true, true), ('cleans', 'cleans', false, true);

-- The pictures that were in tables of their own.
create temporary table carried on commit drop as
select gen_random_uuid() as id, gen_random_uuid() as version, bucket, picture, width, format, bytes
from (
  select 'gallery' as bucket, picture_id as picture, width, format, bytes from private.gallery_files
  union all select 'cleans', photo_id, width, format, bytes from private.job_photo_files
) as files;

insert into storage.objects (id, bucket_id, name, version, metadata)
select id, bucket, picture || '/' || width || '.' || format, version, jsonb_build_object(
  'eTag', '"' || md5(bytes) || '"', 'size', length(bytes), 'contentLength', length(bytes), 'mimetype', 'image/' || format,
  'cacheControl', 'max-age=31536000', 'lastModified', now(), 'httpStatusCode', 200)
from carried;
insert into private.object_bytes (object_id, version, bytes) select id, version, bytes from carried;

drop table carried;
drop table private.gallery_files;
drop table private.job_photo_files;
