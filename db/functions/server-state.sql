-- What the owner asks when something seems slow or silent: whether mail goes out, and how old the last backup is.
create or replace function public.server_state() returns json
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select json_build_object(
      'mailsWaiting', count(*) filter (where status = 'waiting'),
      'oldestMailAt', min(created_at) filter (where status = 'waiting'),
      'mailsFailed', count(*) filter (where status = 'failed'),
      'lastBackupAt', (select max(created_at) from public.audit_log where table_name = 'backups'))
    from public.mail_outbox where status in ('waiting', 'failed')
  );
end
$$;

revoke all on function public.server_state() from public;
grant execute on function public.server_state() to authenticated;
