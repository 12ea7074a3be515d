-- The history of an Inbox item, step by step, and by whom. For staff; everybody else gets nothing.
create or replace function public.inbox_history(item_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', steps.id || steps.what, 'what', steps.what, 'words', steps.words,
    'at', steps.at, 'who', private.name_of_account(steps.who)) order by steps.at, steps.id), '[]')
  from (
    select events.id, case when events.name = 'inbox_reopened' then 'reopened' when events.details ? 'is_taken'
        then case when (events.details ->> 'is_taken')::boolean then 'taken' else 'kept' end
        else 'done' end as what, null as words, events.created_at as at, events.created_by as who
    from public.events where events.subject_id = item_id and events.name in ('inbox_done', 'inbox_reopened')
    union all
    select audit_log.id, step.what, step.words, audit_log.created_at, audit_log.actor
    from public.audit_log, lateral (values
      (case audit_log.after ->> 'status' when 'pending' then 'reopened' else audit_log.after ->> 'status' end,
        audit_log.after ->> 'rejection_reason', audit_log.before ->> 'status' <> audit_log.after ->> 'status'),
      (case when audit_log.after ->> 'reply' is null then 'reply_removed' else 'replied' end,
        audit_log.after ->> 'reply', audit_log.before ->> 'reply' is distinct from audit_log.after ->> 'reply')
    ) as step (what, words, has_happened)
    where audit_log.table_name = 'reviews' and audit_log.row_id = item_id::text and audit_log.action = 'update' and step.has_happened
  ) as steps
  where (select auth.has_role('staff'))
$$;

-- A colleague's display name: the first name if known, else the name of the mailbox.
create or replace function private.name_of_account(account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(client_profiles.first_name, nullif(users.raw_user_meta_data ->> 'first_name', ''), split_part(users.email, '@', 1))
  from auth.users left join public.client_profiles on client_profiles.user_id = users.id
  where users.id = account
$$;

grant execute on function public.inbox_history to authenticated;
