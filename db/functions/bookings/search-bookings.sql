-- Bookings by words: of the customer (name, e-mail, a number however it is written), the name that a guest gave, or the
-- reference. Filtered, ordered and paged by the caller like the table. It looks past row level security so that the
-- trigram indexes can be used (docs/decisions/0009-search-past-row-security.md) and says itself whose rows are seen.
create or replace function public.search_bookings(words text) returns setof public.bookings
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The longest word first: it finds the fewest.
  patterns text[] := array(
    select private.word_pattern(word) from unnest(private.searched_words(words)) as word order by length(word) desc);
  reference text := lower(substring(words from '^[[:space:]]*[Cc][Cc]-([0-9A-Fa-f]{4,8})'));
  is_staff boolean := auth.has_role('staff');
begin
  return query
  select bookings.* from public.bookings
  where (is_staff or bookings.user_id = auth.uid()) and bookings.id in (
    select of_customers.id from public.bookings as of_customers where of_customers.customer_id in (
      select customers.id from public.customers
      where customers.is_ours and customers.search_text like patterns[1] and customers.search_text like all (patterns)
    )
    union
    select of_guests.id from public.bookings as of_guests
    where of_guests.guest_name is not null and ' ' || private.plain_text(of_guests.guest_name) like patterns[1]
      and ' ' || private.plain_text(of_guests.guest_name) like all (patterns)
    union
    select referred.id from public.bookings as referred
    where reference is not null
      and referred.id between rpad(reference, 32, '0')::uuid and rpad(reference, 32, 'f')::uuid
  );
end
$$;

grant execute on function public.search_bookings to authenticated;
