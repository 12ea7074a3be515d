-- What happens when rows of public.services are written, in the order in which it happens.

-- Before the statement:

-- Refuses an account that has written too many rows. Named to come first.
create trigger a_refuse_when_full before insert or update on public.services
for each statement execute function private.refuse_when_full();

-- Before each row:

-- Refuses the row that is one too many, before the others work on it.
create trigger a_refuse_row_too_many before insert or update on public.services
for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_row_too_many();

-- Keeps whose it was, should the customer be deleted.
create trigger keep_customer_name before insert or update of customer_id on public.services
for each row when (new.customer_id is not null) execute function private.keep_invoice_name();

-- Whether it is the business’s, or a client’s own.
create trigger mark_ours before insert or update of customer_id on public.services
for each row when (new.customer_id is not null) execute function private.mark_service_ours();

-- Refuses a record without a customer; only a delete leaves one behind.
create trigger refuse_nobodys_service before insert or update of customer_id on public.services
for each row when (new.customer_id is null and pg_trigger_depth() = 0)
execute function private.refuse_nobodys_service();

-- The payments of a record that goes are taken back; one on an invoice stays.
create trigger take_back_payments before delete on public.services
for each row execute function private.take_back_payments_of_clean();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.services
for each row execute function private.touch_updated_at();

-- After each row:

-- To say that a clean is paid writes its payment; to say that it is not takes it back.
create trigger keep_payment after insert or update of payment_status, payment_method, price, is_ours, invoice_id on public.services
for each row execute function private.keep_payment();

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.services
for each row execute function private.record_audit();

-- After the statement:

-- Counts cleans, and earns or takes back what hangs on the count.
create trigger count_added_cleans after insert on public.services
referencing new table as added for each statement execute function private.count_cleans();

-- Counts cleans again that were changed.
create trigger count_changed_cleans after update on public.services
referencing old table as taken new table as added for each statement execute function private.count_cleans();

-- Counts for the limit of rows.
create trigger count_inserted_rows after insert on public.services
referencing new table as written for each statement execute function private.count_written_rows();

-- And those that are gone.
create trigger count_taken_cleans after delete on public.services
referencing old table as taken for each statement execute function private.count_cleans();

-- Counts for the limit of rows.
create trigger count_updated_rows after update on public.services
referencing new table as written for each statement execute function private.count_written_rows();
