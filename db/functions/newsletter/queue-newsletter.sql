-- The server's round while a letter is on its way: writes the next few mails, and lets nobody have one who has stopped since.
-- Few lie in the outbox at once, so that a confirmation never waits behind a newsletter; so many in ten seconds as the
-- pace allows; and where the mail server puts off many, the rest waits. The row's lock lets one server do it at a time.
-- Answers how many it wrote.
create or replace function public.queue_newsletter(per_minute integer) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter public.newsletters;
  chosen text[];
  reached text[];
begin
  select * into letter from public.newsletters where status = 'sending' order by sent_at, id limit 1
  for no key update skip locked;
  if letter.id is null then return 0; end if;
  perform private.recall_newsletter_mails(letter);
  chosen := array(
    select email from private.newsletter_recipients
    where newsletter_id = letter.id and state = 'waiting'
    order by email limit greatest(private.newsletter_room(letter.id, per_minute), 0));
  reached := array(select people.email
    from private.newsletter_audience(letter.audience, letter.town, letter.service_type, chosen) as people);
  update private.newsletter_recipients set state = 'left'
  where newsletter_id = letter.id and email = any (chosen) and email <> all (reached);
  insert into public.mail_outbox (template, recipient, payload, dedupe_key)
  select 'newsletter', people.email, private.newsletter_words(letter) || jsonb_build_object('token', people.token),
    private.newsletter_key(people)
  from private.newsletter_recipients as people
  where people.newsletter_id = letter.id and people.email = any (reached)
  on conflict on constraint "a mail with a key is queued once" do nothing;
  update private.newsletter_recipients as people set state = 'queued', queued_at = now(), mail_id = mails.id
  from public.mail_outbox as mails
  where people.newsletter_id = letter.id and people.email = any (reached)
    and mails.dedupe_key = private.newsletter_key(people);
  update public.newsletters set status = 'sent', ended_at = now()
  where id = letter.id and not exists (
    select from private.newsletter_recipients where newsletter_id = letter.id and state in ('waiting', 'queued'));
  return cardinality(reached);
end
$$;

create or replace function private.newsletter_key(person private.newsletter_recipients) returns text
language sql immutable
as $$ select 'newsletter ' || person.newsletter_id || ' ' || person.email $$;

create or replace function private.newsletter_room(of_letter uuid, per_minute integer) returns integer
language sql stable security definer set search_path = '' as $$
  select least(16 - count(*) filter (where mails.attempts = 0), 200 - count(*) filter (where mails.attempts > 0),
    ceil(per_minute / 6.0) - (
      select count(*) from private.newsletter_recipients where queued_at > now() - interval '10 seconds'))::integer
  from private.newsletter_recipients as people join public.mail_outbox as mails on mails.id = people.mail_id
  where people.newsletter_id = of_letter and people.state = 'queued' and mails.status = 'waiting'
$$;

-- Whoever stops, is erased or withdraws while their mail waits to be tried again does not get it.
create or replace function private.recall_newsletter_mails(letter public.newsletters) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  queued text[] := array(select email from private.newsletter_recipients where newsletter_id = letter.id and state = 'queued');
begin
  if cardinality(queued) = 0 then return; end if;
  delete from public.mail_outbox as mails using private.newsletter_recipients as people
  where people.newsletter_id = letter.id and people.state = 'queued' and mails.id = people.mail_id
    and mails.status = 'waiting' and people.email not in (
      select reached.email
      from private.newsletter_audience(letter.audience, letter.town, letter.service_type, queued) as reached);
  -- Gone with what was known of the person, or by the line above.
  update private.newsletter_recipients as people set state = 'left'
  where people.newsletter_id = letter.id and people.state = 'queued'
    and not exists (select from public.mail_outbox where mail_outbox.id = people.mail_id);
end
$$;

create or replace function private.follow_newsletter_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  letter_id uuid;
begin
  update private.newsletter_recipients
  set state = case new.status when 'waiting' then 'queued' else new.status end
  where mail_id = new.id returning newsletter_id into letter_id;
  -- One that failed is tried again by an admin.
  if new.status = 'waiting' then
    update public.newsletters set status = 'sending', ended_at = null where id = letter_id and status = 'sent';
  end if;
  return null;
end
$$;

grant execute on function public.queue_newsletter to backend;
