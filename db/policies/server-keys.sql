-- Whoever reads these can be anyone; only the server's own code may.
select private.clear_rules('auth.server_keys');

grant select, insert, update, delete on auth.server_keys to backend;
create policy "the server keeps its keys" on auth.server_keys to backend using (true) with check (true);
