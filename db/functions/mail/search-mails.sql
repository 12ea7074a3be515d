-- A page of the outbox, the newest first: found by address, subject or kind of letter. Row level security says who.
create or replace function public.search_mails(
  words text default null, wanted_status text default null, after jsonb default null, page_size integer default 30
) returns table (
  id uuid, template text, recipient text, subject text, status text, attempts integer, last_error text,
  created_at timestamptz, sent_at timestamptz
)
language sql stable set search_path = '' as $$
  select mails.id, mails.template, mails.recipient, mails.subject, mails.status, mails.attempts, mails.last_error,
    mails.created_at, mails.sent_at
  from public.mail_outbox as mails
  where (wanted_status is null or mails.status = wanted_status)
    and (coalesce(trim(words), '') = ''
      or strpos(lower(concat_ws(' ', mails.recipient, mails.subject, mails.template)), lower(trim(words))) > 0)
    and (after is null
      or (mails.created_at, mails.id) < ((after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid))
  order by mails.created_at desc, mails.id desc
  limit least(greatest(page_size, 1), 100)
$$;

grant execute on function public.search_mails to authenticated;
