select private.clear_rules('public.customers');

-- Credits and points may be written here because each change is also a ledger row, which only admins may write
-- (functions/record-balance-change.sql). The two counts move by functions alone.
grant select on public.customers to authenticated;
grant insert (
  id, user_id, first_name, last_name, email, phone, address, city, state, zip_code, notes, status
) on public.customers to authenticated;
grant update (
  first_name, last_name, email, phone, address, city, state, zip_code, notes, status, credits, loyalty_points
) on public.customers to authenticated;
grant delete on public.customers to authenticated;

-- Once the office works with it, a row is the office's, whoever entered it.
create policy "clients see the customers they entered" on public.customers
for select to authenticated using (user_id = (select auth.uid()) and not is_ours);

create policy "clients enter customers of their own" on public.customers
for insert to authenticated with check (user_id = (select auth.uid()) and not is_ours);

create policy "clients edit the customers they entered" on public.customers
for update to authenticated using (user_id = (select auth.uid()) and not is_ours)
with check (user_id = (select auth.uid()) and not is_ours);

create policy "clients take back customers we have not worked with" on public.customers
for delete to authenticated using (user_id = (select auth.uid()) and not is_ours and not private.has_history(id));

create policy "staff look after the customers of the business" on public.customers
to authenticated using ((select auth.has_role('staff')) and is_ours) with check ((select auth.has_role('staff')) and is_ours);

grant select on public.customers to backend;
create policy "the server reads whom it writes to" on public.customers for select to backend using (true);

grant select, insert, update, delete on public.customers to service_role;
create policy "the service key does everything" on public.customers to service_role using (true) with check (true);
