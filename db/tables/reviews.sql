select private.begin_rules('public.reviews', service_key => 'all', audited => 'update or delete');

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

-- Who decided and when is written by functions/site/keep-moderation.sql.
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

-- Who approved, rejected or answered it, and when.
create trigger keep_moderation before update of status, reply, rejection_reason on public.reviews
for each row execute function private.keep_moderation();

-- Marks it as from a real clean, where its link says so.
create trigger tie_review_to_clean before insert on public.reviews
for each row execute function private.tie_review_to_clean();

-- Pages that showed it are rendered again.
create trigger note_live_change_delete after delete on public.reviews
for each row when (old.status = 'approved') execute function private.note_live_change('reviews');

-- Pages that show it too; one that waits is on no page.
create trigger note_live_change_insert after insert on public.reviews
for each row when (new.status = 'approved') execute function private.note_live_change('reviews');

-- And when it is approved, rejected or answered.
create trigger note_live_change_update after update on public.reviews
for each row when (old.status = 'approved' or new.status = 'approved')
execute function private.note_live_change('reviews');

-- Tells the office that something has come.
create trigger record_arrival after insert on public.reviews
for each row execute function private.record_arrival('review_received');
