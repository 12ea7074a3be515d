-- An alarm to the owner, once a day: more requests came within an hour than a real business ever meets. It refuses
-- nobody. Answers whether there is a flood.
create or replace function public.note_flood(most_an_hour integer, business_email text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked bigint := (select count(*) from public.bookings where created_at > now() - interval '1 hour');
begin
  if asked <= most_an_hour then return false; end if;
  perform public.queue_mail('diary-flooded-owner', coalesce(notification_email, business_email),
    jsonb_build_object('requests', asked,
      'waiting', (select count(*) from public.bookings where status = 'pending' and sender_check <> 'waiting'),
      'unconfirmed', (select count(*) from public.bookings where status = 'pending' and sender_check = 'waiting')),
    'diary-flooded-owner ' || private.business_now()::date)
  from public.business_settings;
  return true;
end
$$;

grant execute on function public.note_flood to backend;
