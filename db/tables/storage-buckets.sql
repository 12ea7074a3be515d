select private.begin_rules('storage.buckets', service_key => 'all', audited => 'insert or update or delete');

grant select, insert, update, delete on storage.buckets to anon, authenticated;
create policy "admins keep the buckets" on storage.buckets
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- What a bucket takes, and whether everybody may see it, the server asks for itself.
grant select on storage.buckets to backend;
create policy "the server knows the buckets" on storage.buckets for select to backend using (true);
