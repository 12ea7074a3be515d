-- Many things of the Inbox at once, done or new again, with the caller's own rights: all of it or nothing. Answers what
-- it has really changed, as it is now, so that exactly that can be taken back: what was so already is left as it was, and
-- so is what differs from the updated_at that came with it. Who and when is written by mark-handled.sql.
create or replace function public.mark_inbox(items jsonb, is_done boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  item_kind text;
  item_table text;
  changed_here jsonb;
  changed jsonb := '[]';
begin
  if not auth.has_role('staff') then
    raise exception 'Only staff may do this.' using errcode = '42501';
  end if;
  if exists (select from jsonb_to_recordset(items) as asked (kind text)
    where asked.kind is null or asked.kind not in ('message', 'referral', 'registration')) then
    raise exception 'Reviews and duplicates are decided one by one.' using errcode = 'P0001', detail = 'needs_decision';
  end if;
  for item_kind, item_table in values
    ('message', 'contact_messages'), ('referral', 'referral_requests'), ('registration', 'loyalty_registrations')
  loop
    -- Locked in one order, so that two who mark the same things at once wait for each other instead of for ever.
    execute format($mark$
      with locked as (
        select item.id from jsonb_to_recordset($1) as asked (kind text, id uuid, updated_at timestamptz)
        join public.%1$I as item on item.id = asked.id
        where asked.kind = $3 and (item.handled_at is null) = $2
          and item.updated_at = coalesce(asked.updated_at, item.updated_at)
        order by item.id for update of item
      ), marked as (
        update public.%1$I as item set handled_at = case when $2 then now() end
        from locked where item.id = locked.id returning item.id, item.updated_at
      )
      select jsonb_agg(jsonb_build_object('kind', $3, 'id', id, 'updated_at', updated_at) order by id) from marked
    $mark$, item_table) into changed_here using items, is_done, item_kind;
    changed := changed || coalesce(changed_here, '[]');
  end loop;
  return changed;
end
$$;

grant execute on function public.mark_inbox to authenticated;
