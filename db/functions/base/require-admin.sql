-- The console's own functions begin with this.
create or replace function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('admin') then
    raise exception 'Only an admin may do this.' using errcode = '42501';
  end if;
end
$$;
