-- Visitors subscribe through the server only, which limits, checks and confirms.
select private.clear_rules('public.newsletter_subscriptions');

grant select (id, email, status, consent_text, requested_at, confirmed_at, stopped_at, asked_on)
  on public.newsletter_subscriptions to authenticated;
grant delete on public.newsletter_subscriptions to authenticated;
create policy "admins see who reads the newsletter" on public.newsletter_subscriptions
for select to authenticated using ((select auth.has_role('admin')));
create policy "admins erase a subscription" on public.newsletter_subscriptions
for delete to authenticated using ((select auth.has_role('admin')));

grant select, insert, update on public.newsletter_subscriptions to backend;
create policy "the server keeps the subscriptions" on public.newsletter_subscriptions
to backend using (true) with check (true);

grant select, insert, update, delete on public.newsletter_subscriptions to service_role;
create policy "the service key does everything" on public.newsletter_subscriptions
to service_role using (true) with check (true);
