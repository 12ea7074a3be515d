-- Read by admins; written by the functions alone, whoever asks.
select private.begin_rules('public.bank_lines', service_key => 'read');

grant select on public.bank_lines to authenticated;
create policy "admins read what the bank says" on public.bank_lines
for select to authenticated using ((select auth.has_role('admin')));

-- Who set it aside or brought it back. That a file was read is one note (db/functions/money/read-bank-lines.sql), and what is
-- booked is told by the payments.
create trigger record_audit after update of aside_at or delete on public.bank_lines
for each row execute function private.record_audit();
