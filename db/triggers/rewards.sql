-- What happens when rows of public.rewards are written, in the order in which it happens.

-- After each row:

-- Puts a loyalty reward on the next clean that is confirmed.
create trigger put_reward_on_next after insert on public.rewards
for each row when (new.kind = 'loyalty') execute function private.put_reward_on_next();
