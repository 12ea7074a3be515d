-- Customers visible to the caller who could be the person being entered: the same number, address or whole name.
create or replace function public.likely_duplicates(
  first_name text default '', last_name text default '', email text default '', phone text default ''
) returns table (id uuid, name text, email_address text, phone_number text, same text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dialled text := private.to_e164(trim(likely_duplicates.phone));
  address text := lower(trim(likely_duplicates.email));
  first text := private.plain_text(trim(likely_duplicates.first_name));
  last text := private.plain_text(trim(likely_duplicates.last_name));
begin
  return query execute format($looking$
    select id, public.full_name(first_name, last_name), email, phone,
      case when phone = %1$L then 'phone' when lower(email) = %2$L then 'email' else 'name' end
    from public.customers
    where (%5$s) and (phone = %1$L or lower(email) = %2$L
      or (private.plain_text(last_name) = %4$L and private.plain_text(first_name) = %3$L))
    order by (phone = %1$L) is true desc, (lower(email) = %2$L) is true desc, created_at, id
    limit 3
  $looking$, dialled, address, first, last, private.visible_customers());
end
$$;

grant execute on function public.likely_duplicates to authenticated;
