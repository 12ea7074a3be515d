-- What happens when rows of public.customers are written, in the order in which it happens.

-- Before the statement:

-- Refuses an account that has written too many rows. Named to come first.
create trigger a_refuse_when_full before insert or update on public.customers
for each statement execute function private.refuse_when_full();

-- Before each row:

-- Refuses the row that is one too many, before the others work on it.
create trigger a_refuse_row_too_many before insert or update on public.customers
for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_row_too_many();

-- Leaves a copy of all that goes along, from which it can come back.
create trigger keep_deleted_customer before delete on public.customers
for each row execute function private.keep_deleted_customer();

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert or update of phone on public.customers
for each row execute function private.keep_phone_in_e164();

-- Whether the number is surely theirs.
create trigger keep_phone_verified before insert or update of phone on public.customers
for each row execute function private.keep_phone_verified();

-- Whether it is the business’s, or a client’s own.
create trigger mark_ours before insert on public.customers
for each row execute function private.mark_ours();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.customers
for each row execute function private.touch_updated_at();

-- After each row:

-- Their service records follow.
create trigger mark_services_ours after update of is_ours on public.customers
for each row when (old.is_ours <> new.is_ours) execute function private.mark_services_ours();

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.customers
for each row execute function private.record_audit();

-- A number written straight onto the customer is a move in the ledger. At depth 0 somebody wrote it; deeper down it
-- is the ledger itself keeping the balance.
create trigger record_balance_change after update of credits, loyalty_points, total_cleaning_count on public.customers
for each row when (pg_trigger_depth() = 0) execute function private.record_balance_change();

-- So is a count with which they come.
create trigger record_first_count after insert on public.customers
for each row when (new.total_cleaning_count <> 0) execute function private.record_first_count();

-- Two records with one number or address: staff are asked.
create trigger suggest_same_person after insert or update of email, phone on public.customers
for each row execute function private.suggest_same_person();

-- After the statement:

-- Counts for the limit of rows.
create trigger count_inserted_rows after insert on public.customers
referencing new table as written for each statement execute function private.count_written_rows();

-- Counts for the limit of rows.
create trigger count_updated_rows after update on public.customers
referencing new table as written for each statement execute function private.count_written_rows();
