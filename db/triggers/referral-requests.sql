-- What happens when rows of public.referral_requests are written, in the order in which it happens.

-- Before each row:

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert on public.referral_requests
for each row execute function private.keep_phone_in_e164();

-- Who handled it, and when.
create trigger mark_handled before update of handled_at on public.referral_requests
for each row execute function private.mark_handled();

-- Gives it its code, and refuses whoever names themselves. Named to come after keep_phone_in_e164.
create trigger take_referral before insert on public.referral_requests
for each row execute function private.take_referral();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.referral_requests
for each row execute function private.touch_updated_at();

-- After each row:

-- Tells the office that something has come.
create trigger record_arrival after insert on public.referral_requests
for each row execute function private.record_arrival('friend_referred');

-- Who did what, with the row before and after.
create trigger record_audit after update or delete on public.referral_requests
for each row execute function private.record_audit();

-- Done, and new again: each time is on record.
create trigger record_handling after update of handled_at on public.referral_requests
for each row execute function private.record_handling('handled_at');
