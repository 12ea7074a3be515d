-- Made by messages_to_send and answered by answer_message; nobody writes it otherwise.
select private.begin_rules('public.messages', service_key => 'read');

grant select on public.messages to authenticated;
create policy "staff see what was said" on public.messages
for select to authenticated using ((select auth.has_role('staff')));
