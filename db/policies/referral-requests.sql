-- Written by the form, once; what comes of it is for completed cleans to say.
select private.clear_rules('public.referral_requests');

grant insert (
  id, user_id, referrer_name, referrer_phone, friend_name, friend_phone, message, code
) on public.referral_requests to anon, authenticated;
grant select on public.referral_requests to authenticated;
grant update (handled_at) on public.referral_requests to authenticated;
grant delete on public.referral_requests to authenticated;

create policy "people refer in their own name" on public.referral_requests
for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));

create policy "clients see what they sent" on public.referral_requests
for select to authenticated using (user_id = (select auth.uid()));

create policy "staff see who was referred" on public.referral_requests
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff deal with referrals" on public.referral_requests
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

create policy "admins erase referrals" on public.referral_requests
for delete to authenticated using ((select auth.has_role('admin')));

grant select on public.referral_requests to backend;
create policy "the server reads what it mails about" on public.referral_requests for select to backend using (true);

grant select, insert, update, delete on public.referral_requests to service_role;
create policy "the service key does everything" on public.referral_requests
to service_role using (true) with check (true);
