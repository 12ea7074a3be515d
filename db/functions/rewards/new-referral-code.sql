-- A code that is nobody's yet. Without 0, O, 1 and I, which are mistaken for one another on paper.
create or replace function private.new_referral_code() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  made text;
begin
  loop
    select 'CC' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(uuid_send(gen_random_uuid()), 0) % 32, 1), '')
    into made from generate_series(1, 6);
    exit when not exists (select from public.client_profiles where referral_code = made)
      and not exists (select from public.referral_requests where code = made);
  end loop;
  return made;
end
$$;
