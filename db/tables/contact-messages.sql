select private.begin_rules('public.contact_messages', service_key => 'all', audited => 'update or delete');

-- Anyone writes to us and can never read a message back. That nobody has handled it yet may be said, and only that.
grant insert (id, name, email, phone, message, handled_at) on public.contact_messages to anon, authenticated;
create policy "visitors write to us" on public.contact_messages
for insert to anon, authenticated with check (handled_at is null);

-- Who handled it, and when, is written by functions/messages/mark-handled.sql.
grant select, delete on public.contact_messages to authenticated;
grant update (handled_at) on public.contact_messages to authenticated;
create policy "staff read the messages" on public.contact_messages
for select to authenticated using ((select auth.has_role('staff')));
create policy "staff handle the messages" on public.contact_messages
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));
create policy "admins erase messages" on public.contact_messages
for delete to authenticated using ((select auth.has_role('admin')));

grant select on public.contact_messages to backend;
create policy "the server reads what it mails about" on public.contact_messages for select to backend using (true);

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert or update of phone on public.contact_messages
for each row execute function private.keep_phone_in_e164();

-- Who handled it, and when.
create trigger mark_handled before update of handled_at on public.contact_messages
for each row execute function private.mark_handled();

-- Tells the office that something has come.
create trigger record_arrival after insert on public.contact_messages
for each row execute function private.record_arrival('message_received');

-- Done, and new again: each time is on record.
create trigger record_handling after update of handled_at on public.contact_messages
for each row execute function private.record_handling('handled_at');
