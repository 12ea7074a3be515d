-- What happens when rows of public.gallery_pictures are written, in the order in which it happens.

-- Before each row:

-- One that stands in a text of the site stays.
create trigger keep_used_pictures before delete on public.gallery_pictures
for each row execute function private.keep_used_pictures();

-- Stamps the version by which screens see that somebody was quicker. Not for its place: who writes a caption is not
-- disturbed by who hangs the picture elsewhere.
create trigger touch_updated_at before update of title, alt, category, is_shown on public.gallery_pictures
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or delete on public.gallery_pictures
for each row execute function private.record_audit();

-- The same for its words; functions/order-gallery.sql tells of a new order.
create trigger record_audit_words after update of title, alt, category, is_shown on public.gallery_pictures
for each row execute function private.record_audit();

-- Its files go with it.
create trigger remove_files after delete on public.gallery_pictures
for each row execute function private.remove_picture_files('gallery');

-- After the statement:

-- Pages that show it are rendered again.
create trigger note_live_change after insert or update or delete on public.gallery_pictures
for each statement execute function private.note_live_change('gallery');
