-- The referral and the referrer's count, both or neither: repeating an existing link counts nothing.
-- Runs with the caller's own rights: the policies of referrals say who may.
create or replace function public.link_referral(link uuid, referrer uuid, friend uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if not auth.has_role('admin') then
    raise exception 'Only an admin may do this.' using errcode = '42501';
  end if;
  insert into public.referrals (id, referrer_customer_id, referred_customer_id) values (link, referrer, friend)
  on conflict (id) do nothing;
  if found then
    perform public.increment_referral_count(referrer);
  elsif not exists (
    select from public.referrals
    where id = link and referrer_customer_id = referrer and referred_customer_id = friend
  ) then
    raise exception 'Something else is stored under this id.'
      using errcode = 'P0001', detail = 'key_taken', hint = 'Send it again under a new id.';
  end if;
exception when unique_violation then
  raise exception 'Someone has already brought this client.'
    using errcode = 'P0001', detail = 'already_referred', hint = 'Choose another client.';
end
$$;

grant execute on function public.link_referral to authenticated;
