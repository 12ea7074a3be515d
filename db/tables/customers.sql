select private.begin_rules('public.customers', service_key => 'all', audited => 'insert or update or delete', limited => true);

-- Credits and points may be written here because each change is also a ledger row, which only admins may write
-- (functions/customers/record-balance-change.sql). The two counts move by functions alone.
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

-- Leaves a copy of all that goes along, from which it can come back.
create trigger keep_deleted_customer before delete on public.customers
for each row execute function private.keep_deleted_customer();

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert or update of phone on public.customers
for each row execute function private.keep_phone_in_e164();

-- Whether the number is surely theirs.
create trigger keep_phone_verified before insert or update of phone on public.customers
for each row execute function private.keep_phone_verified();

-- Whether it is the business’s, or a client’s own.
create trigger mark_ours before insert on public.customers
for each row execute function private.mark_ours();

-- Their service records follow.
create trigger mark_services_ours after update of is_ours on public.customers
for each row when (old.is_ours <> new.is_ours) execute function private.mark_services_ours();

-- A number written straight onto the customer is a move in the ledger. At depth 0 somebody wrote it; deeper down it
-- is the ledger itself keeping the balance.
create trigger record_balance_change after update of credits, loyalty_points, total_cleaning_count on public.customers
for each row when (pg_trigger_depth() = 0) execute function private.record_balance_change();

-- So is a count with which they come.
create trigger record_first_count after insert on public.customers
for each row when (new.total_cleaning_count <> 0) execute function private.record_first_count();

-- Two records with one number or address: staff are asked.
create trigger suggest_same_person after insert or update of email, phone on public.customers
for each row execute function private.suggest_same_person();
