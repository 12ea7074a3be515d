-- Something has arrived that the office should know of; the owner's mail is made from it. The name of the event stands
-- with each trigger.
create or replace function private.record_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.events (name, subject_id) values (tg_argv[0], new.id);
  return null;
end
$$;
