-- Reached through hit_rate_limit alone.
select private.clear_rules('private.rate_limits');
