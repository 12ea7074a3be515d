-- Every booking has a private key, whoever makes it: the token that the browser chose with the booking's id, so that
-- a retry keeps the same link, or one made here. Only the hash is kept, and for a client's request the token itself until
-- its mail is made.
create or replace function private.token_hash(token text) returns text
language sql immutable parallel safe as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

create or replace function private.new_token() returns text
language sql volatile as $$
  select encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
$$;

create or replace function private.keep_booking_key(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  token text := coalesce(booking.manage_token, private.new_token());
begin
  booking.manage_token := null;
  -- A repeat must not get a key of its own to the booking that is there.
  if exists (select from public.bookings where id = booking.id) then return booking; end if;
  if token !~ '^[0-9a-f]{64}$' then
    perform private.refuse('validation_failed:manage_token', 'A manage token is 64 hexadecimal digits.',
      'Make it of 32 random bytes.');
  end if;
  insert into private.booking_keys (booking_id, token_hash, token_to_mail)
  values (booking.id, private.token_hash(token), case when booking.status = 'pending' and private.is_client_acting() then token end)
  on conflict (booking_id) do nothing;
  return booking;
end
$$;

-- For the mail: the token in clear, once.
create or replace function public.take_manage_token(wanted_booking uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text;
begin
  select token_to_mail into token from private.booking_keys where booking_id = wanted_booking for update;
  update private.booking_keys set token_to_mail = null where booking_id = wanted_booking;
  return token;
end
$$;

-- A new key for a later mail to the client, because the first one is stored as a hash only.
create or replace function public.make_manage_token(wanted_booking uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.booking_mail_keys (token_hash, booking_id) values (private.token_hash(token), wanted_booking);
  return token;
end
$$;

grant execute on function public.take_manage_token, public.make_manage_token to backend;
