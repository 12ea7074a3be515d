-- Takes a link back, with a reason: as if it had never been made. A discount that waits for the referrer goes with it; one
-- that has been used has been promised and given, and the link stays.
create or replace function public.unlink_referral(link uuid, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  referral public.referrals;
begin
  perform private.require_admin();
  if length(trim(coalesce(reason, ''))) not between 3 and 300 then
    perform private.refuse('reason_needed', 'Please say why, in 3 to 300 letters.');
  end if;
  select * into referral from public.referrals where id = link for update;
  -- A repeat of what has arrived is the same answer.
  if referral.id is null then return; end if;
  if exists (select from public.rewards where referral_id = link and used_at is not null) then
    perform private.refuse('reward_used', 'The discount for this friend has already been used, so the link stays.',
      'Settle it with the client another way.');
  end if;
  perform set_config('app.reason', trim(reason), true);
  delete from public.rewards where referral_id = link;
  delete from public.referrals where id = link;
  update public.customers set referral_count = greatest(referral_count - 1, 0) where id = referral.referrer_customer_id;
  perform set_config('app.reason', '', true);
end
$$;

grant execute on function public.unlink_referral to authenticated;
