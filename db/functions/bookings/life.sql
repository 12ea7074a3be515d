-- The life of a booking: all that happens when one is written, in order, however it is written. Each step stands in a file
-- of its own and knows what it has to do; `was` is empty for a new booking, `booking` for one that is deleted. Where nothing of
-- what the steps look at has changed they are not asked: many writes are of words, or of whose account it is.

-- The row, before it is in.
create or replace function private.prepare_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was public.bookings := old;
  is_new boolean := tg_op = 'INSERT';
begin
  if is_new or (new.service_date, new.service_time, new.status, new.sender_check, new.service_type, new.size, new.extras,
      new.suburb, new.minutes, new.crew_id, new.start_minute, new.overbooked_reason, new.overbooked_at)
    is distinct from (was.service_date, was.service_time, was.status, was.sender_check, was.service_type, was.size, was.extras,
      was.suburb, was.minutes, was.crew_id, was.start_minute, was.overbooked_reason, was.overbooked_at)
  then
    -- Moved to another time, it has not begun.
    if not is_new then new := private.forget_start(new, was); end if;
    -- Its length, the lock of its day, a crew and a start, or a refusal.
    new := private.hold_slot(new, was);
  end if;
  if is_new then
    -- The key of the private link, as a hash; and what the list says it costs, as its sender saw it.
    new := private.keep_booking_key(new, was);
    new := private.keep_estimate(new, was);
  end if;
  if new.guest_phone is distinct from was.guest_phone then new.guest_phone := private.to_e164(new.guest_phone); end if;
  if is_new or (new.status, new.price, new.full_price, new.discount_reasons)
    is distinct from (was.status, was.price, was.full_price, was.discount_reasons)
  then
    -- A price written by itself carries no discount; a cancelled clean gives its rewards back.
    new := private.keep_quote(new, was);
  end if;
  if not is_new and new.status is distinct from was.status then perform private.keep_status_moves(new, was); end if;
  return new;
end
$$;

-- All that follows from it.
create or replace function private.follow_booking() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was public.bookings := old;
  is_new boolean := tg_op = 'INSERT';
  is_moved boolean;
begin
  if tg_op = 'UPDATE' and (new.status, new.service_date, new.service_time, new.crew_id, new.start_minute, new.minutes, new.price,
      new.sender_check, new.customer_id, new.overbooked_reason, new.overbooked_at)
    is not distinct from (was.status, was.service_date, was.service_time, was.crew_id, was.start_minute, was.minutes, was.price,
      was.sender_check, was.customer_id, was.overbooked_reason, was.overbooked_at)
  then
    return null;
  end if;
  if not is_new then
    -- A visit of a plan that is called off is not made again; and which time has come free, for those who wait.
    perform private.keep_visit_skipped(new, was);
    perform private.note_freed_time(new, was);
    if tg_op = 'DELETE' then return null; end if;
    is_moved := (new.status, new.service_date, new.service_time) is distinct from (was.status, was.service_date, was.service_time);
    -- A reminder that has not left yet must not tell the old time.
    if is_moved then perform private.recall_reminder(was); end if;
  end if;
  -- Who wanted an earlier day has one, or needs none any more; and who waited has got a clean.
  perform private.end_waiting(new, was);
  -- What happened, for mails and histories.
  perform private.record_event(new, was);
  -- Its quotes end, or hold another day, when it goes its way without them.
  if is_moved then perform private.settle_quotes(new, was); end if;
  -- Whose it is: the customer is found or made. After the row is in: the policies hold callers to leaving it open.
  new.customer_id := private.tie_to_customer(new, was);
  -- A completed clean: service record, stamp and rewards.
  if new.status = 'completed' and was.status is distinct from 'completed' then perform private.complete_booking(new); end if;
  return null;
end
$$;
