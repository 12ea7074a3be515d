-- The numbers on the customer are the sums of the ledger's rows, also when a merge moves them to another customer.
create or replace function private.keep_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The people of a file come with their sums.
  if current_setting('app.importing', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' then perform private.sum_ledger(old.customer_id); end if;
  perform private.sum_ledger(new.customer_id);
  return null;
end
$$;

create or replace function private.sum_ledger(customer uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked before it is summed, so that of two moves at once the second counts the first.
  perform from public.customers where id = customer for no key update;
  update public.customers set
    credits = (select coalesce(sum(delta), 0) from public.ledger where customer_id = customer and kind = 'credits'),
    loyalty_points = (select coalesce(sum(delta), 0) from public.ledger where customer_id = customer and kind = 'points')
  where id = customer;
  perform private.recount_cleans(array[customer], false);
end
$$;
