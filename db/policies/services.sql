select private.clear_rules('public.services');

grant select on public.services to authenticated;
grant insert (
  id, user_id, customer_id, booking_id, service_type, service_date, price,
  payment_status, payment_method, notes, duration_minutes, status
) on public.services to authenticated;
grant update (
  customer_id, service_type, service_date, price, payment_status, payment_method, notes, duration_minutes, status
) on public.services to authenticated;
grant delete on public.services to authenticated;

create policy "clients see the services they entered" on public.services
for select to authenticated using (user_id = (select auth.uid()) and not is_ours);

-- The customers that a client can see are those they entered themselves.
create policy "clients enter services for their own customers" on public.services
for insert to authenticated with check (
  user_id = (select auth.uid()) and booking_id is null
  and customer_id in (select customers.id from public.customers where customers.user_id = (select auth.uid()))
);

create policy "clients edit the services they entered" on public.services
for update to authenticated using (user_id = (select auth.uid()) and not is_ours) with check (
  user_id = (select auth.uid())
  and customer_id in (select customers.id from public.customers where customers.user_id = (select auth.uid()))
);

create policy "clients take back the services they entered" on public.services
for delete to authenticated using (user_id = (select auth.uid()) and not is_ours);

create policy "staff keep the services of the business" on public.services
to authenticated using ((select auth.has_role('staff')) and is_ours) with check ((select auth.has_role('staff')) and is_ours);

grant select, insert, update, delete on public.services to service_role;
create policy "the service key does everything" on public.services to service_role using (true) with check (true);
