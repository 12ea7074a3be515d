-- The diary for a calendar program, at an address that only its owner knows. Making a new one ends the one before;
-- losing the role, a ban or deleting the account ends it for good.
create or replace function private.require_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then
    raise exception 'Only the office may do this.' using errcode = '42501';
  end if;
end
$$;

-- Who made or ended an address is on record; the address itself and its hash are not.
create or replace function private.note_calendar_address(owner_id uuid, act text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id)
  values (auth.uid(), act, 'calendar_addresses', owner_id)
$$;

-- The token in clear, this once.
create or replace function public.make_calendar_address() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  perform private.require_staff();
  insert into private.calendar_addresses (user_id, token_hash) values (auth.uid(), private.token_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at;
  perform private.note_calendar_address(auth.uid(), 'insert');
  return token;
end
$$;

create or replace function public.end_calendar_address() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  delete from private.calendar_addresses where user_id = auth.uid();
  if found then perform private.note_calendar_address(auth.uid(), 'delete'); end if;
end
$$;

-- Since when the caller has one; null without.
create or replace function public.my_calendar_address() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select created_at from private.calendar_addresses where user_id = auth.uid()
$$;

-- Who gets the role back, or whose ban is over, makes a new one.
create or replace function private.end_lost_calendar_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner_id uuid := case tg_table_name when 'users' then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'user_id')::uuid end;
begin
  delete from private.calendar_addresses where user_id = owner_id and not private.may_read_diary(owner_id);
  if found then perform private.note_calendar_address(owner_id, 'delete'); end if;
  return null;
end
$$;

create or replace function private.may_read_diary(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where users.id = owner_id and user_roles.role in ('staff', 'admin')
      and users.deleted_at is null and coalesce(users.banned_until <= now(), true)
  )
$$;

-- For the server. Null for an address that is unknown or has ended.
create or replace function public.read_calendar(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
begin
  if not exists (
    select from private.calendar_addresses
    where token_hash = private.token_hash(token) and private.may_read_diary(user_id)
  ) then return null; end if;
  return (
    select coalesce(jsonb_agg(private.calendar_clean(bookings)
      order by bookings.service_date, bookings.service_time, bookings.id), '[]')
    from public.bookings
    where service_date between today - 30 and today + 120 and status <> 'cancelled' and sender_check <> 'waiting'
  );
end
$$;

-- A clean as the office names it (src/web/data/staff-bookings.ts).
create or replace function private.calendar_clean(booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', booking.id, 'serviceType', booking.service_type, 'status', booking.status, 'address', booking.address,
    'day', booking.service_date, 'slot', booking.service_time,
    'startMinute', booking.start_minute, 'minutes', booking.minutes,
    'name', coalesce(booking.guest_name, public.full_name(profile.first_name, profile.last_name),
      public.full_name(customer.first_name, customer.last_name), ''),
    'phone', coalesce(booking.guest_phone, profile.phone, customer.phone),
    'changedAt', greatest(booking.updated_at, profile.updated_at, customer.updated_at))
  from (values (1)) as one
  left join public.client_profiles as profile on profile.user_id = booking.user_id
  left join public.customers as customer on customer.id = booking.customer_id
$$;

grant execute on function public.make_calendar_address, public.end_calendar_address, public.my_calendar_address
  to authenticated;
grant execute on function public.read_calendar to backend;
