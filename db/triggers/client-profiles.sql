-- What happens when rows of public.client_profiles are written, in the order in which it happens.

-- Before the statement:

-- Refuses an account that has written too many rows. Named to come first.
create trigger a_refuse_when_full before insert or update on public.client_profiles
for each statement execute function private.refuse_when_full();

-- Before each row:

-- Refuses the row that is one too many, before the others work on it.
create trigger a_refuse_row_too_many before insert or update on public.client_profiles
for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_row_too_many();

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert or update of phone on public.client_profiles
for each row execute function private.keep_phone_in_e164();

-- The address is the account’s, which is verified.
create trigger keep_profile_email before insert or update of email, user_id on public.client_profiles
for each row execute function private.keep_profile_email();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.client_profiles
for each row execute function private.touch_updated_at();

-- Gives it its referral code, and finds its customer.
create trigger welcome_profile before insert on public.client_profiles
for each row execute function private.welcome_profile();

-- After each row:

-- The visits of a regular plan that were made before the account was known.
create trigger give_visits after insert or update of customer_id on public.client_profiles
for each row execute function private.give_visits();

-- Who did what, with the row before and after.
create trigger record_audit after update or delete on public.client_profiles
for each row execute function private.record_audit();

-- After the statement:

-- Counts for the limit of rows.
create trigger count_inserted_rows after insert on public.client_profiles
referencing new table as written for each statement execute function private.count_written_rows();

-- Counts for the limit of rows.
create trigger count_updated_rows after update on public.client_profiles
referencing new table as written for each statement execute function private.count_written_rows();
