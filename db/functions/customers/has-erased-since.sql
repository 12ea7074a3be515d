-- Whether a person was erased after that moment; the embedded database then takes what was written before off the disk.
create or replace function private.has_erased_since(moment timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.audit_log where table_name = 'people' and action = 'delete' and created_at > moment
  )
$$;
