-- Who asked for the newsletter, as it counts today: confirmed is whom the next letter would reach. Left is who stopped, wants no
-- messages, or whose withdrawal staff have noted.
create or replace function private.newsletter_readers() returns table (
  id uuid, email text, state text, requested_at timestamptz, confirmed_at timestamptz, left_at timestamptz, asked_on text
)
language sql stable security definer set search_path = '' as $$
  select readers.id, readers.email,
    case when readers.status = 'pending' then 'waiting' when reached.email is null then 'left' else 'confirmed' end,
    readers.requested_at, readers.confirmed_at,
    case when readers.status <> 'pending' and reached.email is null then coalesce(readers.stopped_at, (
      select max(consents.withdrawn_at) from public.consents
      where consents.source_id = readers.id and consents.kind = 'newsletter')) end,
    readers.asked_on
  from public.newsletter_subscriptions as readers
  left join private.newsletter_audience('subscribers') as reached on reached.email = readers.email
$$;

-- A page of them for admins, who asked last first.
create or replace function public.newsletter_readers(
  words text default null, wanted_state text default null, after jsonb default null, page_size integer default 30
) returns table (
  id uuid, email text, state text, requested_at timestamptz, confirmed_at timestamptz, left_at timestamptz, asked_on text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select readers.* from private.newsletter_readers() as readers
    where (wanted_state is null or readers.state = wanted_state) and private.is_reader_named(readers.email, words)
      and (after is null
        or (readers.requested_at, readers.id) < ((after ->> 'requested_at')::timestamptz, (after ->> 'id')::uuid))
    order by readers.requested_at desc, readers.id desc
    limit least(greatest(page_size, 1), 100);
end
$$;

-- How many there are of each, among those whom the words find.
create or replace function public.newsletter_reader_counts(words text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object('all', count(*), 'confirmed', count(*) filter (where state = 'confirmed'),
      'waiting', count(*) filter (where state = 'waiting'), 'left', count(*) filter (where state = 'left'))
    from private.newsletter_readers() as readers where private.is_reader_named(readers.email, words));
end
$$;

-- The rows of the file, in the order of their addresses: only whom the next letter would reach.
create or replace function public.newsletter_reader_file(after text default null, page_size integer default 500)
returns table (email text, asked text, confirmed text, page text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select readers.email, private.minute_there(readers.requested_at), private.minute_there(readers.confirmed_at), readers.asked_on
    from private.newsletter_readers() as readers
    where readers.state = 'confirmed' and (after is null or readers.email collate "C" > after collate "C")
    order by readers.email collate "C" limit least(greatest(page_size, 1), 1000);
end
$$;

-- Stands in the audit log before the first row leaves.
create or replace function public.record_reader_export() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'export', 'newsletter_subscriptions', 'newsletter-readers.csv',
    jsonb_build_object('readers', (select count(*) from private.newsletter_audience('subscribers'))));
end
$$;

create or replace function private.is_reader_named(email text, words text) returns boolean
language sql immutable
as $$ select coalesce(trim(words), '') = '' or strpos(email, lower(trim(words))) > 0 $$;

create or replace function private.minute_there(moment timestamptz) returns text
language sql stable
as $$ select to_char(moment at time zone 'Africa/Johannesburg', 'YYYY-MM-DD HH24:MI') $$;

-- Somebody has told the office that they want no more letters: the same as their own link. Coming back is theirs alone.
create or replace function public.stop_reader(reader_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  reader public.newsletter_subscriptions;
begin
  perform private.require_admin();
  select * into reader from public.newsletter_subscriptions where id = reader_id for update;
  if reader.id is null or reader.status = 'stopped' then return; end if;
  perform public.stop_letters(reader.token);
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'newsletter_subscriptions', reader.id,
    jsonb_build_object('status', reader.status), jsonb_build_object('status', 'stopped'));
end
$$;

grant execute on function public.newsletter_readers, public.newsletter_reader_counts, public.newsletter_reader_file,
  public.record_reader_export, public.stop_reader to authenticated;
