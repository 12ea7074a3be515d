-- The client's loyalty card: cleans so far, credits, the discounts that wait, and the referral code that stays.
create or replace function public.my_standing() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'cleans', coalesce((select total_cleaning_count from public.customers where id = profile.customer_id), 0),
    'credits', coalesce((select credits from public.customers where id = profile.customer_id), 0),
    'referral_code', profile.referral_code,
    -- Friends who came while four discounts waited: they earned nothing, and that is told.
    'over_limit', (select count(*) from public.referrals
      where referrer_customer_id = profile.customer_id and is_over_limit),
    'rewards', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', rewards.id, 'kind', rewards.kind, 'earned_on', rewards.earned_on, 'lapses_on', rewards.lapses_on
      ) order by rewards.earned_on, rewards.id)
      from public.rewards
      where rewards.customer_id = profile.customer_id and rewards.used_at is null
        and (rewards.lapses_on is null or rewards.lapses_on >= private.business_now()::date)
    ), '[]'))
  from (select 1) as always
  left join public.client_profiles as profile on profile.user_id = auth.uid()
$$;

grant execute on function public.my_standing to authenticated;
