-- The console's form in one piece: fields, and moves of credits and points with their reasons; all of it or nothing.
-- changes: {"city": "George", …}; moves: [{"id", "kind", "delta", "reason"}]; seen: the updated_at that was on screen.
-- Runs with the caller's own rights: the policies of both tables say who may.
create or replace function public.edit_client(customer_uuid uuid, changes jsonb, moves jsonb, seen timestamptz)
returns public.customers
language plpgsql volatile set search_path = '' as $$
declare
  current public.customers;
  wanted public.customers;
begin
  if not auth.has_role('admin') then
    raise exception 'Only an admin may do this.' using errcode = '42501';
  end if;
  select * into current from public.customers where id = customer_uuid for update;
  if current.id is null then
    raise exception 'There is no such customer.'
      using errcode = 'P0001', detail = 'customer_not_found', hint = 'Reload the list of customers.';
  end if;
  wanted := jsonb_populate_record(current, changes - array(
    select key from jsonb_object_keys(changes) as key
    where key not in ('email', 'phone', 'address', 'city', 'state', 'zip_code', 'status')));
  if current.updated_at <> seen then
    -- A repeat of what has arrived is the same answer.
    if wanted = current and not exists (
      select from jsonb_array_elements(moves) as move
      where not exists (select from public.ledger where id = (move ->> 'id')::uuid)
    ) then return current; end if;
    raise exception 'Somebody has changed this customer meanwhile.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at what changed and try again.';
  end if;
  update public.customers set email = wanted.email, phone = wanted.phone, address = wanted.address, city = wanted.city,
    state = wanted.state, zip_code = wanted.zip_code, status = wanted.status
  where id = customer_uuid and wanted is distinct from current;
  insert into public.ledger (id, customer_id, kind, delta, reason)
  select (move ->> 'id')::uuid, customer_uuid, move ->> 'kind', (move ->> 'delta')::numeric, move ->> 'reason'
  from jsonb_array_elements(moves) as move;
  select * into current from public.customers where id = customer_uuid;
  return current;
end
$$;

grant execute on function public.edit_client to authenticated;
