-- A confirmed subscription is a consent; stopping it withdraws that one, and confirming again is a new one.
create or replace function private.keep_newsletter_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'confirmed' then
    insert into public.consents (email, kind, wording, source, source_id)
    values (new.email, 'newsletter', new.consent_text, 'newsletter', new.id);
  else
    update public.consents set withdrawn_at = now()
    where source_id = new.id and kind = 'newsletter' and withdrawn_at is null;
  end if;
  return null;
end
$$;

-- Erased with the subscription.
create or replace function private.forget_newsletter_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.consents where source_id = old.id and kind = 'newsletter';
  return null;
end
$$;
