select private.clear_rules('public.reviews');

-- Neighbours read what is approved: the text, and of the person the first name and an initial. Not so whoever is signed
-- in: staff share that role and read the e-mail address, which a column grant could not keep from clients. The kind of
-- clean is on the pages alone.
grant select (id, shown_name, review_text, rating, is_from_clean, status, reply, replied_at, created_at)
  on public.reviews to anon;
create policy "visitors read approved reviews" on public.reviews
for select to anon using (status = 'approved');

grant insert (id, name, email, review_text, rating, wants_google, clean_token, is_kind_told, status)
  on public.reviews to anon, authenticated;
create policy "visitors leave a review" on public.reviews
for insert to anon, authenticated with check (status = 'pending');

-- Who decided and when is written by functions/keep-moderation.sql.
grant select, delete on public.reviews to authenticated;
grant update (status, rejection_reason, reply) on public.reviews to authenticated;
create policy "staff read all reviews" on public.reviews
for select to authenticated using ((select auth.has_role('staff')));
create policy "staff moderate reviews" on public.reviews
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));
create policy "admins erase reviews" on public.reviews
for delete to authenticated using ((select auth.has_role('admin')));

grant select on public.reviews to backend;
create policy "the server reads what it mails about and shows" on public.reviews for select to backend using (true);

grant select, insert, update, delete on public.reviews to service_role;
create policy "the service key does everything" on public.reviews to service_role using (true) with check (true);
