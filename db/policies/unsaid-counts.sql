-- Only office_pulse reads and writes it.
select private.clear_rules('private.unsaid_counts');
