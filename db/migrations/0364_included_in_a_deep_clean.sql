-- A deep clean and one for moving include the oven, the fridge and the windows from inside: they are not sold on top of it as well.
-- Only as it came, and where nobody has asked for, planned or been quoted one so.
with used as (
  select extras from public.bookings where service_type in ('residential-deep', 'move-in-out')
  union all select extras from public.plan_shapes where service_type in ('residential-deep', 'move-in-out')
  union all select extras from public.quotes where service_type in ('residential-deep', 'move-in-out')
  union all select extras from public.waiting_list_entries where service_type in ('residential-deep', 'move-in-out')
)
update public.clean_extras as extra set kinds = array(
  select kind from unnest(extra.kinds) as kind where kind not in ('residential-deep', 'move-in-out'))
where (extra.key, extra.kinds) in (
    ('oven', '{residential-standard,residential-deep,move-in-out}'::text[]),
    ('fridge', '{residential-standard,residential-deep,move-in-out}'),
    ('inside-windows', '{residential-standard,residential-deep,move-in-out,commercial}'))
  and not exists (select from used where extra.key = any (used.extras));
