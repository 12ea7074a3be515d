-- Rows are added and read. Nobody, not even the service key, rewrites them.
select private.begin_rules('public.ledger', audited => 'insert');

grant select on public.ledger to authenticated;
grant insert (id, customer_id, kind, delta, reason) on public.ledger to authenticated;

create policy "clients see the moves on their own balance" on public.ledger
for select to authenticated using (customer_id in (
  select client_profiles.customer_id from public.client_profiles where client_profiles.user_id = (select auth.uid())
));

create policy "admins see all moves" on public.ledger
for select to authenticated using ((select auth.has_role('admin')));

create policy "admins move credits and points" on public.ledger
for insert to authenticated with check (
  (select auth.has_role('admin')) and customer_id in (select customers.id from public.customers where customers.is_ours)
);

grant select on public.ledger to service_role;
grant insert (id, customer_id, kind, delta, reason) on public.ledger to service_role;
create policy "the service key does everything" on public.ledger to service_role using (true) with check (true);

-- The numbers on the customer are the sums of these rows.
create trigger keep_balance after insert or update of customer_id on public.ledger
for each row execute function private.keep_balance();

-- The caller can never choose whose name is on a row.
alter table public.ledger alter column created_by set default auth.uid();
