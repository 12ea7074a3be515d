-- What happens when rows of public.bank_lines are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.bank_lines
for each row execute function private.touch_updated_at();

-- After each row:

-- Who set it aside or brought it back. That a file was read is one note (db/functions/read-bank-lines.sql), and what is
-- booked is told by the payments.
create trigger record_audit after update of aside_at or delete on public.bank_lines
for each row execute function private.record_audit();
