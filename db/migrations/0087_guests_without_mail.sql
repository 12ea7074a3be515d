-- Who is booked in by phone may have no e-mail address: a name and a number are enough. Visitors who book for
-- themselves are still asked for one by the policy, since that is where their link goes.
alter table public.bookings
  drop constraint "a guest leaves name, e-mail and phone",
  drop constraint "a booking is a client's or a guest's",
  add constraint "a guest leaves name and phone" check (num_nonnulls(guest_name, guest_phone) in (0, 2)),
  add constraint "an e-mail address is a guest's" check (guest_email is null or guest_name is not null),
  add constraint "a booking is a client's or a guest's" check (user_id is null or guest_name is null);
