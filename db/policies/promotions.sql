-- What is planned is the office's own; what runs today is in current_promotions and on the pages.
select private.clear_rules('public.promotions');

grant select on public.promotions to authenticated;
grant insert (name, is_on, price_cents, percent, covers, starts_on, ends_on) on public.promotions to authenticated;
grant update (is_on, price_cents, percent, covers, starts_on, ends_on) on public.promotions to authenticated;

create policy "staff see the promotions" on public.promotions
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins add promotions" on public.promotions
for insert to authenticated with check ((select auth.has_role('admin')));

create policy "admins change promotions" on public.promotions
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.promotions to service_role;
create policy "the service key does everything" on public.promotions to service_role using (true) with check (true);
