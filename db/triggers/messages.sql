-- What happens when rows of public.messages are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.messages
for each row execute function private.touch_updated_at();
