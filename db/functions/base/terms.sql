-- The business's terms, as far as the database keeps to them. src/domain/terms.ts has the same and says what each
-- means; tests/policies/terms.test.ts holds them equal.
create or replace function private.terms(
  out change_hours integer, out confirm_hours integer, out cleans_per_reward integer, out loyalty_percent integer,
  out referral_percent integer, out referrals_per_clean integer, out referral_months integer,
  out notice_days integer, out quote_days integer, out hold_hour integer, out least_hold_hours integer,
  out follow_up_days integer, out reminder_hour integer, out quiet_hour integer, out absent_weeks integer
)
language sql immutable parallel safe as $$
  select 24, 24, 10, 10, 5, 4, 6, 30, 14, 17, 2, 2, 17, 21, 8
$$;

-- Which card is full, counted in cleans: 0 to 9 cleans fill none, 10 to 19 the first.
create or replace function private.cards_full(cleans integer) returns integer
language sql immutable parallel safe as $$
  select cleans / (private.terms()).cleans_per_reward
$$;

-- The clean that filled the last card: 10, 20, 30.
create or replace function private.milestone_of(cleans integer) returns integer
language sql immutable parallel safe as $$
  select private.cards_full(cleans) * (private.terms()).cleans_per_reward
$$;

-- The most that loyalty and referrals together can take off one clean, in per cent.
create or replace function private.most_off() returns integer
language sql immutable parallel safe as $$
  select kept.loyalty_percent + kept.referral_percent * kept.referrals_per_clean from private.terms() as kept
$$;
