select private.begin_rules('public.referrals', service_key => 'all', audited => 'insert or update or delete');

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

-- Refuses whoever would bring themselves, also by way of others.
create trigger keep_referrals_honest before insert or update on public.referrals
for each row execute function private.keep_referrals_honest();
