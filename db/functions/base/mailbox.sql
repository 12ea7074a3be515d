-- Addresses of one mailbox count as one: without a +suffix, and at Gmail without dots.
create or replace function private.mailbox(email text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select split_part(split_part(lower(trim(email)), '@', 1), '+', 1), split_part(lower(trim(email)), '@', 2))
    as parts (name, domain)
$$;
