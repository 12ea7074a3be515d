-- A plan may become another kind of clean from a day on. Null: the kind with which the plan began.
alter table public.plan_shapes add column service_type text;
