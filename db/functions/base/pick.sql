-- The columns of a row that somebody is shown, by name: private.pick(to_jsonb(booking), 'id status price'). A name that the
-- row does not have is refused: it would be an empty field.
create or replace function private.pick(row_of jsonb, names text) returns jsonb
language sql immutable parallel safe as $$
  select jsonb_object_agg(case when row_of ? name is not false then name end, row_of -> name) from string_to_table(names, ' ') as name
$$;
