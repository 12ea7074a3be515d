-- The mail server that is set in the console, for admins: all of it but the password.
create or replace function public.mail_server() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select private.told_mail_server(mail_server) from private.mail_server);
end
$$;

create or replace function private.told_mail_server(set_server private.mail_server) returns jsonb
language sql immutable set search_path = '' as $$
  select to_jsonb(set_server) - 'id' - 'sealed_password' || jsonb_build_object('has_password', (set_server).sealed_password is not null)
  where (set_server).id is not null
$$;

-- The same for the server, which can open the password.
create or replace function public.read_mail_server() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(mail_server) - 'id' from private.mail_server
$$;

-- Written by the server alone, which has sealed the password and looked at the port; null takes the setting away. Answers
-- false where somebody was quicker.
create or replace function public.keep_mail_server(given jsonb, seen timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  before private.mail_server;
  after private.mail_server;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('mail server'));
  select * into before from private.mail_server;
  if before.updated_at is distinct from seen then return false; end if;
  delete from private.mail_server;
  if given is not null then
    insert into private.mail_server (host, port, security, username, sealed_password, from_address, updated_at)
    values (given ->> 'host', (given ->> 'port')::integer, given ->> 'security', given ->> 'username',
      given ->> 'sealed_password', given ->> 'from_address', clock_timestamp())
    returning * into after;
  end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), case when before.id is null then 'insert' when after.id is null then 'delete' else 'update' end,
    'mail_server', '1', private.told_mail_server(before), private.told_mail_server(after)
      || case when before.sealed_password is distinct from after.sealed_password
         then '{"password": "a new one"}'::jsonb else '{}' end);
  -- What waits only because the old setting did not work is tried now; what is under way keeps its lease.
  update public.mail_outbox set next_attempt_at = now()
  where status = 'waiting' and attempts > 0 and attempts = attempts_told and next_attempt_at > now();
  return true;
end
$$;

grant execute on function public.mail_server to authenticated;
grant execute on function public.read_mail_server, public.keep_mail_server to backend;
