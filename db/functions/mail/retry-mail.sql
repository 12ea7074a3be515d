-- Sends a letter that failed once more, as if it had just been written: the worker gives up what has waited for days.
create or replace function public.retry_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail public.mail_outbox;
begin
  perform private.require_admin();
  select * into mail from public.mail_outbox where id = mail_id for update;
  if mail.status is distinct from 'failed' then
    perform private.refuse('changed_meanwhile', 'This letter is not one that failed.', 'Look at it again.');
  end if;
  update public.mail_outbox
  set status = 'waiting', attempts = 0, attempts_told = 0, next_attempt_at = now(), created_at = now(), last_error = null
  where id = mail_id;
  -- Without the letter itself: what is in it is for its reader.
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'mail_outbox', mail_id,
    jsonb_build_object('status', mail.status, 'attempts', mail.attempts, 'last_error', mail.last_error,
      'created_at', mail.created_at),
    jsonb_build_object('status', 'waiting', 'attempts', 0, 'last_error', null, 'created_at', now()));
end
$$;

grant execute on function public.retry_mail to authenticated;
