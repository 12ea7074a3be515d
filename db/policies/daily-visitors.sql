-- Reached through record_visits and visit_figures alone.
select private.clear_rules('private.daily_visitors');
