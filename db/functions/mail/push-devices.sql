-- Notices on the devices of the caller: what they have, switching this one on and off, what they want to hear of. Only the
-- office has any; losing the role, a ban or deleting the account ends them, and after signing out they sleep.

-- this_endpoint: the address that the asking browser has, so that the list can name it.
create or replace function public.my_notices(this_endpoint text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'publicKey', private.push_public_key(),
    'unwanted', coalesce((select to_jsonb(settings.unwanted) from private.notice_settings as settings where user_id = auth.uid()), '[]'),
    'showsNames', coalesce((select shows_names from private.notice_settings where user_id = auth.uid()), false),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'createdAt', created_at, 'reachedAt', reached_at,
        'trouble', trouble, 'isAwake', private.is_awake(device), 'isThis', endpoint is not distinct from this_endpoint)
        order by created_at, id), '[]')
      from private.push_devices as device where user_id = auth.uid()));
end
$$;

create or replace function private.push_public_key() returns text
language sql stable security definer set search_path = '' as $$
  select value::jsonb ->> 'publicKey' from auth.server_keys where name = 'push_keys'
$$;

-- A browser has one address: whoever switches it on last gets the notices there.
create or replace function public.add_push_device(
  device_endpoint text, device_key text, device_secret text, device_name text, server_key text
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  added uuid;
begin
  perform private.require_staff();
  if server_key is distinct from private.push_public_key() then
    perform private.refuse('push_key_changed', 'The keys of this server have changed. Please load the page again.');
  end if;
  insert into private.push_devices (user_id, session_id, endpoint, p256dh, auth_secret, name)
  values (auth.uid(), (auth.jwt() ->> 'session_id')::uuid, device_endpoint, device_key, device_secret, left(btrim(device_name), 60))
  on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
    auth_secret = excluded.auth_secret, name = excluded.name, trouble = null
  returning id into added;
  -- Nobody carries more than ten: the oldest go.
  delete from private.push_devices where id in (
    select id from private.push_devices where user_id = auth.uid() and id <> added order by created_at desc, id offset 9);
  return added;
end
$$;

-- Signed in again, or the browser has got another address by itself: it stays on. False where it is no longer wanted.
create or replace function public.renew_push_device(
  known_endpoint text, device_endpoint text, device_key text, device_secret text, server_key text
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if server_key is distinct from private.push_public_key() then return false; end if;
  delete from private.push_devices where endpoint = device_endpoint and device_endpoint <> known_endpoint and user_id = auth.uid();
  update private.push_devices set session_id = (auth.jwt() ->> 'session_id')::uuid, endpoint = device_endpoint,
    p256dh = device_key, auth_secret = device_secret
  where endpoint = known_endpoint and user_id = auth.uid();
  return found;
end
$$;

create or replace function public.remove_push_device(device_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  delete from private.push_devices where id = device_id and user_id = auth.uid();
end
$$;

create or replace function public.set_notices(unwanted_occasions text[], names_shown boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  insert into private.notice_settings (user_id, unwanted, shows_names)
  values (auth.uid(), unwanted_occasions, names_shown)
  on conflict (user_id) do update set unwanted = excluded.unwanted, shows_names = excluded.shows_names, updated_at = now();
end
$$;

-- One at a time: a second press while the first is on its way is the same one.
create or replace function public.try_notice(device_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  insert into private.push_notices (device_id, occasion)
  select device.id, 'test' from private.push_devices as device
  where device.id = try_notice.device_id and device.user_id = auth.uid() and not exists (
    select from private.push_notices as waiting where waiting.device_id = device.id and waiting.occasion = 'test')
  for key share of device;
end
$$;

create or replace function private.note_push_device() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  device private.push_devices := case when tg_op = 'DELETE' then old else new end;
  told jsonb := jsonb_build_object('name', device.name, 'user_id', device.user_id);
begin
  if current_setting('app.erasing', true) = 'on' then return null; end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), 'push_devices', device.id, case when tg_op = 'DELETE' then told end,
    case when tg_op <> 'DELETE' then told end);
  return null;
end
$$;

-- Who gets the role back, or whose ban is over, switches them on again.
create or replace function private.end_lost_push_devices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner_id uuid := case tg_table_name when 'users' then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'user_id')::uuid end;
begin
  delete from private.push_devices where user_id = owner_id and not private.may_read_diary(owner_id);
  return null;
end
$$;

-- For the server, when it has made new keys: what was switched on under the old ones can no longer be reached.
create or replace function public.forget_push_devices() returns bigint
language sql volatile security definer set search_path = '' as $$
  with gone as (delete from private.push_devices returning id)
  select count(*) from gone
$$;

grant execute on function public.my_notices, public.add_push_device, public.renew_push_device, public.remove_push_device,
  public.set_notices, public.try_notice to authenticated;
grant execute on function public.forget_push_devices to backend;
