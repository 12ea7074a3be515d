-- Reached through record_visits alone.
select private.clear_rules('private.visitor_marks');
