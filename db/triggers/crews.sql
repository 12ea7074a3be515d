-- What happens when rows of public.crews are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.crews
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after. Those that follow the number of jobs at once are told with it.
create trigger record_audit after insert or update or delete on public.crews
for each row when (coalesce(current_setting('app.following_capacity', true), '') <> 'on')
execute function private.record_audit();

-- After the statement:

-- As many jobs at once as crews.
create trigger follow_crews after insert or update of is_active or delete on public.crews
for each statement execute function private.follow_crews();
