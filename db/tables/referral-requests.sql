-- Written by the form, once; what comes of it is for completed cleans to say.
select private.begin_rules('public.referral_requests', service_key => 'all', audited => 'update or delete');

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

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert on public.referral_requests
for each row execute function private.keep_phone_in_e164();

-- Who handled it, and when.
create trigger mark_handled before update of handled_at on public.referral_requests
for each row execute function private.mark_handled();

-- Gives it its code, and refuses whoever names themselves. Named to come after keep_phone_in_e164.
create trigger take_referral before insert on public.referral_requests
for each row execute function private.take_referral();

-- Tells the office that something has come.
create trigger record_arrival after insert on public.referral_requests
for each row execute function private.record_arrival('friend_referred');

-- Done, and new again: each time is on record.
create trigger record_handling after update of handled_at on public.referral_requests
for each row execute function private.record_handling('handled_at');
