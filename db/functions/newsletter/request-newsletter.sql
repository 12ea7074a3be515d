-- Keeps the wish for the newsletter and queues the mail that asks to confirm it. The caller learns nothing: an address
-- that is confirmed already is left as it is, and answers like a new one. One mail an hour at most, so that nobody can
-- fill a stranger's letter box.
create or replace function public.request_newsletter(address text, wording text, site_url text, asked_on text) returns void
language plpgsql set search_path = '' as $$
declare
  wanted public.newsletter_subscriptions;
begin
  insert into public.newsletter_subscriptions as known (email, consent_text, asked_on)
  values (lower(address), wording, request_newsletter.asked_on)
  on conflict (email) do update
    set status = 'pending', consent_text = excluded.consent_text, asked_on = excluded.asked_on, requested_at = now(),
      stopped_at = null
    where known.status <> 'confirmed'
  returning known.* into wanted;
  if not found then return; end if;

  perform public.queue_mail('newsletter-confirm', wanted.email,
    jsonb_build_object(
      'link', site_url || '/newsletter/confirm?token=' || wanted.token,
      'stopLink', site_url || '/newsletter/unsubscribe?token=' || wanted.token),
    'newsletter-confirm ' || wanted.email || to_char(now(), ' YYYY-MM-DD HH24'));
end
$$;

grant execute on function public.request_newsletter to backend;
