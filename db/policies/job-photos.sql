select private.clear_rules('public.job_photos');

-- They arrive through functions/store-job-photo.sql.
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

grant select, insert, update, delete on public.job_photos to service_role;
create policy "the service key does everything" on public.job_photos to service_role using (true) with check (true);
