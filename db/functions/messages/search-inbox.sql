-- A page of the Inbox, the newest first. Staff see all of it; anyone else what they sent with their own account. Looks
-- past row level security for the same reason as search-customers.sql: docs/decisions/0009-search-past-row-security.md.
create or replace function public.search_inbox(
  words text default null, only_kind text default null, only_new boolean default null,
  after jsonb default null, page_size integer default 30
) returns table (kind text, id uuid, created_at timestamptz, name text, first_words text, about jsonb, is_new boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query execute format(
    'select kind, id, created_at, name, first_words, about, is_new from private.inbox_items()
    where %s order by created_at desc, id desc limit %s',
    concat_ws(' and ',
      private.visible_inbox(),
      case when only_kind is not null then format('kind = %L', only_kind) end,
      case only_new when true then 'is_new' when false then 'not is_new' end,
      (select string_agg(format('search_text like %L', private.word_pattern(word)), ' and ')
        from unnest(private.searched_words(words)) as word),
      case when after is not null then format('(created_at, id) < (%L::timestamptz, %L::uuid)',
        (after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid) end),
    least(greatest(page_size, 1), 100));
end
$$;

create or replace function private.visible_inbox() returns text
language sql stable security definer set search_path = '' as $$
  select case when auth.has_role('staff') then 'true' else format('user_id = %L', auth.uid()) end
$$;

-- The number in the tab, for those whose work it is; counted no further than it is shown.
create or replace function public.inbox_unread() returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from (
    select from private.inbox_items() as items where items.is_new and (select auth.has_role('staff')) limit 100
  ) as unread
$$;

grant execute on function public.search_inbox, public.inbox_unread to authenticated;
