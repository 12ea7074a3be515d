-- A claim that the rule cannot settle waits for staff, and a reward beyond the four that may wait leaves its trace.
alter table public.referral_requests drop constraint "a referral waits, is earned or comes too late";
alter table public.referral_requests
  add column doubt text,
  add constraint "a referral waits, is earned, comes too late, is doubtful or refused"
    check (status in ('waiting', 'earned', 'too_late', 'doubtful', 'refused')),
  add constraint "a doubt has a reason" check (doubt in ('same_person', 'several_claims')),
  add constraint "what is doubtful says why" check (status <> 'doubtful' or doubt is not null);
alter table public.referrals add column is_over_limit boolean not null default false;
