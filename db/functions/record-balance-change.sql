-- Writing a number straight onto the customer, as the console's form does, is a move like any other: it stands in
-- the ledger, and whoever may not write there (the ledger's policies say who) may not do this either.
create or replace function private.record_balance_change() returns trigger
language plpgsql
as $$
begin
  if new.credits <> old.credits then
    insert into public.ledger (customer_id, kind, delta, reason)
    values (new.id, 'credits', new.credits - old.credits, 'Set on the customer');
  end if;
  if new.loyalty_points <> old.loyalty_points then
    insert into public.ledger (customer_id, kind, delta, reason)
    values (new.id, 'points', new.loyalty_points - old.loyalty_points, 'Set on the customer');
  end if;
  return null;
end
$$;

revoke all on function private.record_balance_change() from public;

-- At depth 0 someone wrote to the customer; deeper down it is the ledger itself keeping the balance.
create or replace trigger record_balance_change
after update of credits, loyalty_points on public.customers
for each row when (pg_trigger_depth() = 0)
execute function private.record_balance_change();
