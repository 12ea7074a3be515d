select private.clear_rules('public.gallery_pictures');

grant select on public.gallery_pictures to anon, authenticated;
create policy "everyone sees what is shown" on public.gallery_pictures
for select to anon, authenticated using (is_shown);

-- They arrive through functions/store-picture.sql and are hung by functions/order-gallery.sql.
grant update (title, alt, category, is_shown) on public.gallery_pictures to authenticated;
grant delete on public.gallery_pictures to authenticated;
create policy "admins keep the gallery" on public.gallery_pictures
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.gallery_pictures to service_role;
create policy "the service key does everything" on public.gallery_pictures to service_role using (true) with check (true);
