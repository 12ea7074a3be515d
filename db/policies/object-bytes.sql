-- For the functions that act with the rights of the owner, and for nobody else.
select private.clear_rules('private.object_bytes');
