-- Visitors subscribe through the server only, which limits, checks and confirms.
select private.begin_rules('public.newsletter_subscriptions', service_key => 'all', audited => 'delete');

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

-- The consent goes with it.
create trigger forget_newsletter_consent after delete on public.newsletter_subscriptions
for each row execute function private.forget_newsletter_consent();

-- Confirmed, it is a consent; stopped, that one is withdrawn.
create trigger keep_newsletter_consent after update of status on public.newsletter_subscriptions
for each row when (new.status <> old.status) execute function private.keep_newsletter_consent();

-- Tells the office, once it is confirmed: before that it is nobody's.
create trigger record_arrival after update of status on public.newsletter_subscriptions
for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
execute function private.record_arrival('newsletter_confirmed');
