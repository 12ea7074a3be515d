-- Phone numbers are accepted as people write them and kept in E.164; a number without a country is South African.
-- Text that is not a number stays unchanged, for the table's check to refuse.
create or replace function private.to_e164(written text) returns text
language plpgsql immutable parallel safe as $$
declare
  dialled text := regexp_replace(written, '[[:space:]().-]', '', 'g');
begin
  dialled := regexp_replace(dialled, '^00', '+');
  -- "+27 (0)82 …" repeats the trunk zero, which is not dialled from abroad.
  dialled := regexp_replace(dialled, '^\+270', '+27');
  if dialled ~ '^0[1-9][0-9]{8}$' then return '+27' || substr(dialled, 2); end if;
  if dialled ~ '^27[1-9][0-9]{8}$' then return '+' || dialled; end if;
  return dialled;
end
$$;

create or replace function private.keep_phone_in_e164() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Here only until the trigger of a release before is gone: life.sql sees to it.
  if tg_table_name = 'bookings' then
    new.guest_phone := private.to_e164(new.guest_phone);
  elsif tg_table_name = 'referral_requests' then
    new.referrer_phone := private.to_e164(new.referrer_phone);
    new.friend_phone := private.to_e164(new.friend_phone);
  else
    new.phone := private.to_e164(new.phone);
  end if;
  return new;
end
$$;
