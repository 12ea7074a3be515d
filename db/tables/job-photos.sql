select private.begin_rules('public.job_photos', service_key => 'all', audited => 'insert or update or delete');

-- They arrive through functions/bookings/store-job-photo.sql.
grant select on public.job_photos to authenticated;
create policy "staff see the photographs" on public.job_photos
for select to authenticated using ((select auth.has_role('staff')));

create policy "clients see what is shown to them" on public.job_photos
for select to authenticated using (
  is_shared and booking_id in (select id from public.bookings where user_id = (select auth.uid()))
);

grant update (is_shared), delete on public.job_photos to authenticated;
create policy "staff show a photograph to the client" on public.job_photos
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

create policy "staff remove a photograph" on public.job_photos
for delete to authenticated using ((select auth.has_role('staff')));

-- Its files go with it.
create trigger remove_files after delete on public.job_photos
for each row execute function private.remove_picture_files('cleans');

-- Its copy in the gallery goes with it.
create trigger take_down_photo after delete on public.job_photos
for each row when (old.picture_id is not null) execute function private.take_down_photo();
