-- Functions of releases before that nothing calls any more.
drop function if exists private.clear_rules(regclass), private.full_name(public.customers), public.invoice_quote(uuid, text, uuid),
  public.move_booking_as_staff(uuid, date, text, timestamptz), public.note_kept_backup(), private.person_of(public.bookings),
  public.stretch_hits(smallint, date, integer, integer, text, uuid), private.take_back_rewards(uuid, integer);
