-- For an owner who finds the server slow or silent: whether mail goes out, and whether backups are made.
create or replace function public.server_state() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'mailsWaiting', count(*) filter (where status = 'waiting'),
      'oldestMailAt', min(created_at) filter (where status = 'waiting'),
      'mailsFailed', count(*) filter (where status = 'failed'),
      'lastMailError', (array_agg(last_error order by next_attempt_at desc)
        filter (where last_error is not null and (status = 'waiting' or created_at > now() - interval '7 days')))[1],
      'lastBackupAt', private.last_backup_at(),
      'failedBackup', private.failed_backup())
    from public.mail_outbox where status in ('waiting', 'failed')
  );
end
$$;

grant execute on function public.server_state to authenticated;
