-- Nobody's to read or write: functions/keep-deleted-customer.sql fills it, functions/restore-customer.sql empties it.
select private.clear_rules('private.deleted_customers');
