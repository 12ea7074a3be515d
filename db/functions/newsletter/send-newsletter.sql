-- A draft leaves: its audience is fixed, and from now on its words are too. Only over the words that were seen, and only to
-- as many as were told: whoever presses the button knows what it does.
create or replace function public.send_newsletter(newsletter_id uuid, seen timestamptz, expected bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  letter public.newsletters;
  reached bigint;
begin
  perform private.require_admin();
  -- One at a time: each gets the next number.
  perform pg_advisory_xact_lock(727307);
  select * into letter from public.newsletters where id = send_newsletter.newsletter_id for update;
  if letter.id is null or letter.status <> 'draft' or letter.updated_at <> seen then
    perform private.refuse_changed_newsletter();
  end if;
  if trim(letter.subject) = '' or trim(letter.body) = '' then
    perform private.refuse('letter_empty', 'A letter needs a subject and some words.');
  end if;
  insert into private.newsletter_recipients (newsletter_id, email)
  select letter.id, people.email
  from private.newsletter_audience(letter.audience, letter.town, letter.service_type) as people;
  get diagnostics reached = row_count;
  if reached = 0 then perform private.refuse('nobody_reached', 'Nobody would get it.'); end if;
  if reached <> expected then
    perform private.refuse('audience_changed', format('The number of readers has changed to %s. Look again, then send.', reached));
  end if;
  update public.newsletters set status = 'sending', sent_at = now(),
    number = (select coalesce(max(number), 0) + 1 from public.newsletters)
  where id = letter.id;
  return private.newsletter_card(letter.id);
end
$$;

-- What has not left yet stays here; it can go on later.
create or replace function public.stop_newsletter(newsletter_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  update public.newsletters set status = 'stopped' where id = stop_newsletter.newsletter_id and status = 'sending';
  if not found then perform private.refuse_changed_newsletter(); end if;
  with taken_back as (
    delete from public.mail_outbox as mails using private.newsletter_recipients as people
    where people.newsletter_id = stop_newsletter.newsletter_id and people.state = 'queued' and mails.id = people.mail_id
      -- Not what is being handed over at this moment.
      and mails.status = 'waiting' and mails.attempts = mails.attempts_told
    returning mails.id
  )
  update private.newsletter_recipients as people set state = 'waiting', mail_id = null
  from taken_back where people.mail_id = taken_back.id;
  return private.newsletter_card(stop_newsletter.newsletter_id);
end
$$;

create or replace function public.resume_newsletter(newsletter_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.newsletters set status = 'sending' where id = resume_newsletter.newsletter_id and status = 'stopped';
  if not found then perform private.refuse_changed_newsletter(); end if;
  return private.newsletter_card(resume_newsletter.newsletter_id);
end
$$;

-- Into the archive of the site, or out of it.
create or replace function public.show_newsletter(newsletter_id uuid, shown boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.newsletters set in_archive = shown where id = show_newsletter.newsletter_id and sent_at is not null;
  if not found then perform private.refuse_changed_newsletter(); end if;
  return private.newsletter_card(show_newsletter.newsletter_id);
end
$$;

-- The letter as it is now, to whoever asks, and to nobody else.
create or replace function public.try_newsletter(newsletter_id uuid, seen timestamptz) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter public.newsletters;
  own_address text;
begin
  perform private.require_admin();
  select * into letter from public.newsletters where id = try_newsletter.newsletter_id;
  if letter.id is null or letter.updated_at <> seen then perform private.refuse_changed_newsletter(); end if;
  select email into own_address from auth.users where id = auth.uid();
  perform public.queue_mail('newsletter', own_address, private.newsletter_words(letter));
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'export', 'newsletters', letter.id, jsonb_build_object('what', 'a test to oneself'));
  return own_address;
end
$$;

create or replace function private.refuse_changed_newsletter() returns void
language plpgsql stable as $$
begin
  raise exception 'This letter has changed meanwhile.'
    using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
end
$$;

-- What its mails are made of; without a token it is a test.
create or replace function private.newsletter_words(letter public.newsletters) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('subject', letter.subject, 'body', letter.body, 'picture', letter.picture,
    'number', case when letter.in_archive then letter.number end)
$$;

-- The letter and how far it is.
create or replace function private.newsletter_card(of_letter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(letters.*) || jsonb_build_object('counts', (
    select jsonb_build_object('all', count(*), 'waiting', count(*) filter (where state = 'waiting'),
      'queued', count(*) filter (where state = 'queued'), 'sent', count(*) filter (where state = 'sent'),
      'failed', count(*) filter (where state = 'failed'), 'left', count(*) filter (where state = 'left'))
    from private.newsletter_recipients where newsletter_id = letters.id))
  from public.newsletters as letters where letters.id = of_letter
$$;

create or replace function public.newsletter_card(newsletter_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.newsletter_card(newsletter_id);
end
$$;

-- The newest first: drafts, then what has left.
create or replace function public.newsletter_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(private.newsletter_card(id) - 'body' - 'picture'
    order by sent_at desc nulls first, updated_at desc), '[]') from public.newsletters);
end
$$;

grant execute on function public.send_newsletter, public.stop_newsletter, public.resume_newsletter, public.show_newsletter,
  public.try_newsletter, public.newsletter_card, public.newsletter_list to authenticated;
