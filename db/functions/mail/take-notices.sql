-- For the server that sends notices. Taking one moves its next attempt behind a lease: if the server dies, the lease ends and
-- another sends it. What is too late, no longer there, or for somebody who has left the office or signed out is dropped on the way.
create or replace function public.take_notices(places integer, lease_ms integer)
returns table (id uuid, attempts integer, endpoint text, p256dh text, auth_secret text, occasion text, facts jsonb)
language sql volatile security definer set search_path = '' as $$
  with due as (
    select held.* from private.push_notices as held where held.next_attempt_at <= now()
    order by held.attempts > 0, held.next_attempt_at, held.id limit places for update skip locked
  ), told as (
    select due.id, device.endpoint, device.p256dh, device.auth_secret, due.occasion,
      case when private.is_awake(device) and due.created_at > now() - interval '6 hours' then
        private.notice_facts(due.occasion, due.subject_id, coalesce(notice_settings.shows_names, false)) end as facts
    from due join private.push_devices as device on device.id = due.device_id
    left join private.notice_settings on notice_settings.user_id = device.user_id
  ), dropped as (
    delete from private.push_notices as held using told where held.id = told.id and told.facts is null
  ), taken as (
    update private.push_notices as held
    set attempts = held.attempts + 1, next_attempt_at = now() + lease_ms * interval '1 millisecond'
    from told where held.id = told.id and told.facts is not null
    returning held.id, held.attempts
  )
  select taken.id, taken.attempts, told.endpoint, told.p256dh, told.auth_secret, told.occasion, told.facts
  from taken join told on told.id = taken.id
$$;

-- What a notice tells, as it stands now; without a name unless its reader allows that. Null for what is gone.
create or replace function private.notice_facts(occasion text, subject uuid, with_name boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when with_name then told.facts else told.facts - 'name' end from (
    select jsonb_build_object('id', id, 'service', service_type, 'day', service_date, 'slot', service_time, 'status', status,
      'name', private.calendar_clean(bookings) ->> 'name') as facts
    from public.bookings where occasion in ('request', 'change') and id = subject
      and (occasion = 'change' or status <> 'cancelled')
    union all
    select jsonb_build_object('id', id, 'booking', booking_id, 'message', message_id, 'answer', status, 'service', service_type,
      'name', coalesce(name, (select private.calendar_clean(bookings) ->> 'name' from public.bookings where bookings.id = booking_id)))
    from public.quotes where occasion = 'quote' and id = subject and status in ('approved', 'declined')
    union all
    select jsonb_build_object('id', id, 'name', name) from public.contact_messages where occasion = 'message' and id = subject
    union all
    select jsonb_build_object('id', id, 'name', name, 'rating', rating) from public.reviews where occasion = 'review' and id = subject
    union all
    select jsonb_build_object('id', id, 'name', public.full_name(first_name, last_name))
    from public.loyalty_registrations where occasion = 'registration' and id = subject
    union all
    select jsonb_build_object('id', id, 'name', referrer_name)
    from public.referral_requests where occasion = 'referral' and id = subject
    union all
    select '{}' where occasion = 'test'
  ) as told
$$;

-- What came of it: 'sent' and 'given_up' end it, 'gone' ends the device as well, 'later' tries again. The service said when:
-- then all that waits for the device waits until then.
create or replace function public.settle_notice(notice_id uuid, outcome text, why text default null, wait_ms bigint default 0)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  device uuid := (select device_id from private.push_notices where id = notice_id);
begin
  if outcome = 'gone' then
    delete from private.push_devices where id = device;
    return;
  end if;
  if outcome = 'later' then
    update private.push_notices set next_attempt_at = greatest(next_attempt_at, now() + wait_ms * interval '1 millisecond')
    where device_id = device and id <> notice_id;
    update private.push_notices set next_attempt_at = now() + wait_ms * interval '1 millisecond' where id = notice_id;
  else
    delete from private.push_notices where id = notice_id;
  end if;
  update private.push_devices set trouble = why, reached_at = case when outcome = 'sent' then now() else reached_at end
  where id = device;
end
$$;

grant execute on function public.take_notices, public.settle_notice to backend;
