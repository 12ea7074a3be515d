-- The number on the customer is the sum of the ledger's rows.
create or replace function private.keep_balance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked before it is summed, so that of two moves at once the second counts the first.
  perform from public.customers where id = new.customer_id for no key update;
  update public.customers set
    credits = (select coalesce(sum(delta), 0) from public.ledger where customer_id = new.customer_id and kind = 'credits'),
    loyalty_points = (select coalesce(sum(delta), 0) from public.ledger where customer_id = new.customer_id and kind = 'points')
  where id = new.customer_id;
  return null;
end
$$;

revoke all on function private.keep_balance() from public;

create or replace trigger keep_balance after insert on public.ledger
for each row execute function private.keep_balance();
