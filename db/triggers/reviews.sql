-- What happens when rows of public.reviews are written, in the order in which it happens.

-- Before each row:

-- Who approved, rejected or answered it, and when.
create trigger keep_moderation before update of status, reply, rejection_reason on public.reviews
for each row execute function private.keep_moderation();

-- Marks it as from a real clean, where its link says so.
create trigger tie_review_to_clean before insert on public.reviews
for each row execute function private.tie_review_to_clean();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.reviews
for each row execute function private.touch_updated_at();

-- After each row:

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

-- Who did what, with the row before and after.
create trigger record_audit after update or delete on public.reviews
for each row execute function private.record_audit();
