-- What happens when rows of auth.users are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on auth.users
for each row execute function private.touch_updated_at();

-- After each row:

-- An account that is shut out no longer reads the diary in a calendar program.
create trigger end_lost_calendar_address after update of banned_until, deleted_at on auth.users
for each row execute function private.end_lost_calendar_address();

-- Nor does it get notices.
create trigger end_lost_push_devices after update of banned_until, deleted_at on auth.users
for each row execute function private.end_lost_push_devices();

-- The profile follows a new address of the account.
create trigger follow_account_email after update of email on auth.users
for each row execute function private.follow_account_email();
