revoke all on notes from anon, authenticated, backend;
grant select, insert, update, delete on notes to authenticated, backend;
grant select, insert on pairs to backend;
drop policy if exists "people see their own notes" on notes;
create policy "people see their own notes" on notes to authenticated using (owner = claim()) with check (owner = claim());
drop policy if exists "the backend sees all notes" on notes;
create policy "the backend sees all notes" on notes to backend using (true) with check (true);
