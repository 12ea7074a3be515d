-- A number counts as somebody's when staff entered or confirmed it, a code did, or a completed clean. Only prospects
-- that are made from a form's words begin without that: match-customer.sql.
create or replace function private.keep_phone_verified() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.is_phone_verified := coalesce(new.is_phone_verified, true);
  elsif new.phone is distinct from old.phone and new.is_phone_verified = old.is_phone_verified then
    new.is_phone_verified := true;
  end if;
  return new;
end
$$;

-- A client whose clean was done and who was reached under this number owns it, unless it is another's already.
create or replace function private.verify_by_clean(customer uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.customers set is_phone_verified = true
  where id = customer and not is_phone_verified and (phone is null or private.customer_with_phone(phone) is null)
$$;

-- Staff have spoken with them. number: the one that was on screen.
create or replace function public.verify_phone(customer_uuid uuid, number text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then perform private.refuse_unknown_customer(); end if;
  perform from public.customers where id = customer_uuid and is_ours for no key update;
  if not found then perform private.refuse_unknown_customer(); end if;
  update public.customers set is_phone_verified = true
  where id = customer_uuid and phone = number and not is_phone_verified;
  if not exists (select from public.customers where id = customer_uuid and phone = number) then
    perform private.refuse_changed_meanwhile();
  end if;
end
$$;

grant execute on function public.verify_phone to authenticated;
