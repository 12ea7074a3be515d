-- Find anyone, from wherever one is in the office: customers by name, e-mail or phone number, and cleans to come by who
-- asked for them. Each caller finds what they may see: search_customers says whose customers those are, row level
-- security whose bookings.
create or replace function public.find_people(words text)
returns table (kind text, id uuid, name text, email text, phone text, service_date date, service_time text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := '%' || replace(replace(replace(trim(words), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  digits text := ltrim(regexp_replace(words, '[^0-9]', '', 'g'), '0');
begin
  if (length(trim(words)) between 2 and 200) is not true then return; end if;
  return query
  select 'customer', found.id, public.full_name(found.first_name, found.last_name), found.email, found.phone,
    null::date, null::text
  from public.search_customers(words, page_size => 5) as found;
  return query
  select 'booking', bookings.id, coalesce(bookings.guest_name, public.full_name(customers.first_name, customers.last_name)),
    bookings.guest_email, bookings.guest_phone, bookings.service_date, bookings.service_time
  from public.bookings left join public.customers on customers.id = bookings.customer_id
  where bookings.service_date >= (now() at time zone 'Africa/Johannesburg')::date
    and bookings.status in ('pending', 'confirmed')
    and (coalesce(bookings.guest_name, public.full_name(customers.first_name, customers.last_name)) ilike wanted
      or bookings.guest_email ilike wanted
      or (length(digits) >= 3 and coalesce(bookings.guest_phone, customers.phone) like '%' || digits || '%'))
  order by bookings.service_date, bookings.service_time, bookings.id limit 3;
end
$$;

grant execute on function public.find_people to authenticated;
