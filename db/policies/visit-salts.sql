-- Reached through visit_salt alone.
select private.clear_rules('private.visit_salts');
