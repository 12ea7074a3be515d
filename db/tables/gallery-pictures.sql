select private.begin_rules('public.gallery_pictures', service_key => 'all', audited => 'insert or delete', stamped => false);

grant select on public.gallery_pictures to anon, authenticated;
create policy "everyone sees what is shown" on public.gallery_pictures
for select to anon, authenticated using (is_shown);

-- They arrive through functions/site/store-picture.sql and are hung by functions/site/order-gallery.sql.
grant update (title, alt, category, is_shown) on public.gallery_pictures to authenticated;
grant delete on public.gallery_pictures to authenticated;
create policy "admins keep the gallery" on public.gallery_pictures
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- One that stands in a text of the site stays.
create trigger keep_used_pictures before delete on public.gallery_pictures
for each row execute function private.keep_used_pictures();

-- Stamps the version by which screens see that somebody was quicker. Not for its place: who writes a caption is not
-- disturbed by who hangs the picture elsewhere.
create trigger touch_updated_at before update of title, alt, category, is_shown on public.gallery_pictures
for each row execute function private.touch_updated_at();

-- The same for its words; functions/site/order-gallery.sql tells of a new order.
create trigger record_audit_words after update of title, alt, category, is_shown on public.gallery_pictures
for each row execute function private.record_audit();

-- Its files go with it.
create trigger remove_files after delete on public.gallery_pictures
for each row execute function private.remove_picture_files('gallery');

-- Pages that show it are rendered again.
create trigger note_live_change after insert or update or delete on public.gallery_pictures
for each statement execute function private.note_live_change('gallery');
