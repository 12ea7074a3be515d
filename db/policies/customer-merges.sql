-- Nobody's to read or write: functions/merge-customers.sql fills it, functions/undo-merge.sql reads it.
select private.clear_rules('private.customer_merges');
