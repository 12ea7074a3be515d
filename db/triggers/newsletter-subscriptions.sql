-- What happens when rows of public.newsletter_subscriptions are written, in the order in which it happens.

-- After each row:

-- The consent goes with it.
create trigger forget_newsletter_consent after delete on public.newsletter_subscriptions
for each row execute function private.forget_newsletter_consent();

-- Confirmed, it is a consent; stopped, that one is withdrawn.
create trigger keep_newsletter_consent after update of status on public.newsletter_subscriptions
for each row when (new.status <> old.status) execute function private.keep_newsletter_consent();

-- Tells the office, once it is confirmed: before that it is nobody's.
create trigger record_arrival after update of status on public.newsletter_subscriptions
for each row when (new.status = 'confirmed' and old.status <> 'confirmed')
execute function private.record_arrival('newsletter_confirmed');

-- Who did what, with the row before and after.
create trigger record_audit after delete on public.newsletter_subscriptions
for each row execute function private.record_audit();
