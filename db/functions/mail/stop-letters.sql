-- The link under a letter, and the mail program's own button: this address gets no newsletter again, whether as a reader or
-- as a client who agreed to marketing. Answers whether the token is known.
create or replace function public.stop_letters(wanted uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  reader text := coalesce(
    (select email from public.newsletter_subscriptions where token = wanted),
    (select email from private.newsletter_recipients where token = wanted));
  clients uuid[];
begin
  if reader is null then return false; end if;
  clients := array(select id from public.customers where is_ours and lower(trim(email)) = reader);
  update public.newsletter_subscriptions set status = 'stopped', stopped_at = coalesce(stopped_at, now())
  where email = reader;
  update public.consents set withdrawn_at = now()
  where kind = 'marketing' and withdrawn_at is null and (lower(email) = reader or customer_id = any (clients));
  update public.client_profiles set marketing_consent = false
  where marketing_consent and (lower(email) = reader or customer_id = any (clients));
  delete from public.mail_outbox
  where template = 'newsletter' and status <> 'sent' and lower(recipient) = reader and payload ? 'token';
  update private.newsletter_recipients set state = 'left'
  where email = reader and state in ('waiting', 'queued', 'failed');
  return true;
end
$$;

grant execute on function public.stop_letters to backend;
