-- The one way to say no: a stable code, a sentence for a person, and, where there is something, what they can do. The wire
-- tells all three. For functions with the owner's rights: nobody else may call it.
create or replace function private.refuse(code text, words text, what_to_do text default null) returns void
language plpgsql as $$
begin
  if what_to_do is null then raise exception '%', words using errcode = 'P0001', detail = code; end if;
  raise exception '%', words using errcode = 'P0001', detail = code, hint = what_to_do;
end
$$;
