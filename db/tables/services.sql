select private.begin_rules('public.services', service_key => 'all', audited => 'insert or update or delete', limited => true);

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

-- Keeps whose it was, should the customer be deleted.
create trigger keep_customer_name before insert or update of customer_id on public.services
for each row when (new.customer_id is not null) execute function private.keep_invoice_name();

-- Whether it is the business’s, or a client’s own.
create trigger mark_ours before insert or update of customer_id on public.services
for each row when (new.customer_id is not null) execute function private.mark_service_ours();

-- Refuses a record without a customer; only a delete leaves one behind.
create trigger refuse_nobodys_service before insert or update of customer_id on public.services
for each row when (new.customer_id is null and pg_trigger_depth() = 0)
execute function private.refuse_nobodys_service();

-- The payments of a record that goes are taken back; one on an invoice stays.
create trigger take_back_payments before delete on public.services
for each row execute function private.take_back_payments_of_clean();

-- To say that a clean is paid writes its payment; to say that it is not takes it back.
create trigger keep_payment after insert or update of payment_status, payment_method, price, is_ours, invoice_id on public.services
for each row execute function private.keep_payment();

-- Counts cleans, and earns or takes back what hangs on the count.
create trigger count_added_cleans after insert on public.services
referencing new table as added for each statement execute function private.count_cleans();

-- Counts cleans again that were changed.
create trigger count_changed_cleans after update on public.services
referencing old table as taken new table as added for each statement execute function private.count_cleans();

-- And those that are gone.
create trigger count_taken_cleans after delete on public.services
referencing old table as taken for each statement execute function private.count_cleans();
