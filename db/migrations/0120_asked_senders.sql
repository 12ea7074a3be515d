-- While many strangers wait for an answer, the next must show that they can be reached before their request holds a
-- place. See docs/decisions/0036-a-place-for-who-answers.md.
alter table public.bookings
  -- 'not_asked' is a stranger who held a place at once; 'waiting' holds none; 'passed' has answered.
  add column sender_check text not null default 'not_needed',
  -- Until when a sender may answer by the link; kept when the time is over.
  add column confirm_by timestamptz,
  add constraint "a sender is known, not asked, asked or has answered"
    check (sender_check in ('not_needed', 'not_asked', 'waiting', 'passed')),
  add constraint "who is asked is told until when" check (sender_check <> 'waiting' or confirm_by is not null);
create index bookings_of_asked_senders on public.bookings (created_at, id)
  where status = 'pending' and sender_check = 'waiting';

-- How many places strangers hold together before the next is asked.
alter table public.business_settings add column most_stranger_requests integer not null default 20;
alter table public.business_settings add constraint "strangers hold 1 to 10000 places"
  check (most_stranger_requests between 1 and 10000);

-- A key that came with a mail opens what that mail was for, and nothing else.
alter table private.booking_mail_keys
  add column purpose text not null default 'manage',
  add constraint "a key is for managing or for confirming" check (purpose in ('manage', 'confirm'));
