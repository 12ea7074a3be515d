-- What people change about how they sign in is on record, and they are told by mail: it may not have been them. The change
-- is 'password-changed', 'factor-added', 'factor-removed', 'sessions-ended', 'identity-linked', 'identity-unlinked',
-- 'passkey-added', 'passkey-removed' or 'phone-changed'.
create or replace function auth.note_account_change(owner_id uuid, change text) returns void
language plpgsql set search_path = '' as $$
begin
  perform auth.record_account_change(owner_id, change);
  perform auth.tell_account_change(owner_id, change);
end
$$;

create or replace function auth.record_account_change(owner_id uuid, change text) returns void
language sql set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (owner_id, 'update', 'users', owner_id, jsonb_build_object('what', replace(change, '-', ' ')))
$$;

-- Signing others out again and again is told once an hour.
create or replace function auth.tell_account_change(owner_id uuid, change text) returns void
language sql set search_path = '' as $$
  select public.queue_mail('account-changed', users.email, jsonb_build_object('change', change),
    case when change = 'sessions-ended' then concat_ws(' ', change, owner_id, date_trunc('hour', now())) end)
  from auth.users where users.id = owner_id and users.email is not null
$$;

grant execute on function auth.note_account_change, auth.record_account_change, auth.tell_account_change to backend;
