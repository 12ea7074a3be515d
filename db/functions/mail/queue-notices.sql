-- Puts notices on their way, in the transaction in which the owner's mails about the same events are made: what she is
-- mailed of, the phones of the office hear of. Answers how many.
create or replace function public.queue_notices(event_ids uuid[], templates text[]) returns bigint
language sql volatile security definer set search_path = '' as $$
  with told as (
    select events.subject_id, private.notice_occasion(mail.template) as occasion
    from unnest(event_ids, templates) as mail (event_id, template) join public.events on events.id = mail.event_id
  ), queued as (
    insert into private.push_notices (device_id, occasion, subject_id)
    select device.id, told.occasion, told.subject_id
    from told cross join private.push_devices as device
    left join private.notice_settings on notice_settings.user_id = device.user_id
    where told.occasion is not null and told.occasion <> all (coalesce(notice_settings.unwanted, '{}'))
      and private.is_awake(device)
    -- A device that goes in this moment is passed over, and does not end the round.
    for key share of device
    returning id
  )
  select count(*) from queued
$$;

-- Its owner is of the office, and signed in there.
create or replace function private.is_awake(device private.push_devices) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may_read_diary(device.user_id) and exists (
    select from auth.sessions where sessions.id = device.session_id and least(sessions.idle_until, sessions.not_after) > now())
$$;

-- Of the others she reads in her mail: nothing waits for an answer.
create or replace function private.notice_occasion(template text) returns text
language sql immutable as $$
  select case template
    when 'booking-received-owner' then 'request'
    when 'booking-changed-owner' then 'change'
    when 'quote-answered-owner' then 'quote'
    when 'message-received-owner' then 'message'
    when 'review-received-owner' then 'review'
    when 'loyalty-joined-owner' then 'registration'
    when 'friend-referred-owner' then 'referral'
  end
$$;

grant execute on function public.queue_notices to backend;
