-- Two records of the business with one phone number or e-mail address may be one person. Staff decide, once: a pair
-- that they have called two people is not suggested again, from neither side.
create or replace function private.suggest_same_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_ours then return null; end if;
  insert into public.customer_suggestions (customer_id, field, kept, offered)
  select new.id, 'same_person', new.id::text, others.id::text from public.customers as others
  where others.is_ours and others.id <> new.id and (others.phone = new.phone or lower(others.email) = lower(new.email))
    and not private.is_pair_known(new.id, others.id)
  on conflict do nothing;
  return null;
end
$$;

create or replace function private.is_pair_known(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.customer_suggestions
    where field = 'same_person' and ((customer_id = one and offered = other::text) or (customer_id = other and offered = one::text))
  )
$$;
