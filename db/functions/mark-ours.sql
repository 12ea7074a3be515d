-- A customer whom a client keeps for themselves is no customer of the business. Settled when the row is made, so that
-- somebody who leaves the staff takes nobody along.
create or replace function private.mark_ours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_ours := new.user_id is null or exists (select from public.user_roles where user_id = new.user_id);
  return new;
end
$$;

revoke all on function private.mark_ours() from public;

create or replace trigger mark_ours before insert on public.customers
for each row execute function private.mark_ours();
