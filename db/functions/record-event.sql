-- What happened to a booking, written in the transaction in which it did; mails are made from it.
create or replace function private.record_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What the office does itself it need not be told of. A visitor is known by the role alone, having no token.
  by_whom text := case when current_setting('role') in ('anon', 'authenticated') and not auth.has_role('staff')
    then 'client' else 'office' end;
begin
  if tg_op = 'INSERT' then
    insert into public.events (name, subject_id, details)
    values ('booking_requested', new.id, jsonb_build_object(
      'service_date', new.service_date, 'service_time', new.service_time, 'status', new.status, 'by', by_whom));
    return null;
  end if;
  if new.price is distinct from old.price then
    insert into public.events (name, subject_id, details)
    values ('booking_priced', new.id, jsonb_build_object(
      'price_cents', new.price_cents, 'price_cents_before', old.price_cents, 'status_before', old.status, 'by', by_whom));
  end if;
  if new.status <> old.status then
    insert into public.events (name, subject_id, details)
    values (case when old.status = 'completed' then 'booking_uncompleted'
      else 'booking_' || case new.status when 'pending' then 'reopened' else new.status end end, new.id,
      jsonb_build_object('status', new.status, 'status_before', old.status, 'by', by_whom));
  end if;
  if (new.service_date, new.service_time) <> (old.service_date, old.service_time) then
    insert into public.events (name, subject_id, details)
    values ('booking_moved', new.id, jsonb_build_object(
      'service_date', new.service_date, 'service_time', new.service_time,
      'service_date_before', old.service_date, 'service_time_before', old.service_time, 'by', by_whom));
  end if;
  return null;
end
$$;

revoke all on function private.record_event() from public;

create or replace trigger record_event
after insert or update of status, service_date, service_time, price on public.bookings
for each row execute function private.record_event();
