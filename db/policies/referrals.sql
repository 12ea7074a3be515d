select private.clear_rules('public.referrals');

grant select on public.referrals to authenticated;
grant insert (id, referrer_customer_id, referred_customer_id) on public.referrals to authenticated;
grant delete on public.referrals to authenticated;

create policy "staff see who brought whom" on public.referrals
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins link referrals" on public.referrals
for insert to authenticated with check (
  (select auth.has_role('admin')) and referrer_customer_id in (select customers.id from public.customers where customers.is_ours)
  and referred_customer_id in (select customers.id from public.customers where customers.is_ours)
);

create policy "admins undo referrals" on public.referrals
for delete to authenticated using ((select auth.has_role('admin')));

grant select, insert, update, delete on public.referrals to service_role;
create policy "the service key does everything" on public.referrals to service_role using (true) with check (true);
