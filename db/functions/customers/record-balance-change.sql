-- Writing a number straight onto the customer, as the console's form does, is a move like any other: it stands in
-- the ledger, and whoever may not write there (the ledger's policies say who) may not do this either.
create or replace function private.record_balance_change() returns trigger
language plpgsql as $$
begin
  -- The same as private.is_moving_people, which the writer here may not call.
  if coalesce(current_setting('app.moving_people', true), '') = 'on' then return null; end if;
  if new.credits <> old.credits then
    insert into public.ledger (customer_id, kind, delta, reason)
    values (new.id, 'credits', new.credits - old.credits, 'Set on the customer');
  end if;
  if new.loyalty_points <> old.loyalty_points then
    insert into public.ledger (customer_id, kind, delta, reason)
    values (new.id, 'points', new.loyalty_points - old.loyalty_points, 'Set on the customer');
  end if;
  if new.total_cleaning_count <> old.total_cleaning_count then
    insert into public.ledger (customer_id, kind, delta, reason)
    values (new.id, 'cleans', new.total_cleaning_count - old.total_cleaning_count, 'Set on the customer');
  end if;
  return null;
end
$$;

-- A customer who comes with a count, as the service key may send one, has had those cleans before.
create or replace function private.record_first_count() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_moving_people() then return null; end if;
  insert into public.ledger (customer_id, kind, delta, reason)
  values (new.id, 'cleans', new.total_cleaning_count, 'Set on the customer');
  return null;
end
$$;
