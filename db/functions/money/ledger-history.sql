-- The moves on one customer's credits and points, the newest first, with who made them and what the balance was then.
-- after is the last row of the page before, or null.
create or replace function public.ledger_history(customer_uuid uuid, after jsonb default null, page_size integer default 20)
returns table (id uuid, created_at timestamptz, who text, kind text, reason text, delta numeric, balance numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select moves.id, moves.created_at, coalesce(users.raw_user_meta_data ->> 'first_name', users.email), moves.kind,
      moves.reason, moves.delta, moves.balance
    from (
      select ledger.*, sum(ledger.delta) over (partition by ledger.kind order by ledger.created_at, ledger.id) as balance
      from public.ledger where ledger.customer_id = customer_uuid
    ) as moves
    left join auth.users on users.id = moves.created_by
    where after is null or (moves.created_at, moves.id) < ((after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid)
    order by moves.created_at desc, moves.id desc limit least(greatest(page_size, 1), 101);
end
$$;

grant execute on function public.ledger_history to authenticated;
