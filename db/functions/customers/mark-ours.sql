-- A customer whom a client keeps for themselves is no customer of the business. Settled when the row is made, so that
-- somebody who leaves the staff takes nobody along.
create or replace function private.mark_ours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_ours := new.user_id is null or exists (select from public.user_roles where user_id = new.user_id);
  return new;
end
$$;

-- A new member of the office brings the customers they entered before: an owner may begin before she is made an admin.
-- The number is written once more so that the triggers which look for the same person see it.
create or replace function private.bring_along() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.customers set is_ours = true, phone = phone where user_id = new.user_id and not is_ours;
  return null;
end
$$;

-- A service record is ours when its customer is; one whose customer is gone stays what it was.
create or replace function private.mark_service_ours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select customers.is_ours into new.is_ours from public.customers where id = new.customer_id;
  new.is_ours := coalesce(new.is_ours, true);
  return new;
end
$$;

create or replace function private.mark_services_ours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.services set is_ours = new.is_ours where customer_id = new.id and is_ours <> new.is_ours;
  return null;
end
$$;
