-- Accounts are kept by the server's own auth code and seen by nobody else.
select private.begin_rules('auth.users');

grant select, insert, update, delete on auth.users to backend;
create policy "the server keeps the accounts" on auth.users to backend using (true) with check (true);

-- An account that is shut out no longer reads the diary in a calendar program.
create trigger end_lost_calendar_address after update of banned_until, deleted_at on auth.users
for each row execute function private.end_lost_calendar_address();

-- Nor does it get notices.
create trigger end_lost_push_devices after update of banned_until, deleted_at on auth.users
for each row execute function private.end_lost_push_devices();

-- The profile follows a new address of the account.
create trigger follow_account_email after update of email on auth.users
for each row execute function private.follow_account_email();
