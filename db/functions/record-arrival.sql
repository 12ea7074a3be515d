-- Something has arrived that the office should know of; the owner's mail is made from it. The name of the event stands
-- with each trigger.
create or replace function private.record_arrival() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.events (name, subject_id) values (tg_argv[0], new.id);
  return null;
end
$$;

revoke all on function private.record_arrival() from public;

create or replace trigger record_arrival after insert on public.contact_messages
for each row execute function private.record_arrival('message_received');
create or replace trigger record_arrival after insert on public.reviews
for each row execute function private.record_arrival('review_received');
create or replace trigger record_arrival after insert on public.loyalty_registrations
for each row execute function private.record_arrival('loyalty_joined');
create or replace trigger record_arrival after insert on public.referral_requests
for each row execute function private.record_arrival('friend_referred');
-- A wish for the newsletter is nobody's until it is confirmed.
create or replace trigger record_arrival after update of status on public.newsletter_subscriptions
for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
execute function private.record_arrival('newsletter_confirmed');
