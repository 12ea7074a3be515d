select private.begin_rules('public.message_texts', service_key => 'all', audited => 'insert or update or delete');

grant select, insert (occasion, language, body, is_on, goes_to), update (body, is_on, goes_to), delete on public.message_texts to authenticated;
create policy "staff see the texts" on public.message_texts
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins write the texts" on public.message_texts
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));
