-- Whether those who come are vetted, and whether keys are signed for. Null is as content/business.ts has it: not said.
alter table public.business_facts
  add column is_vetted boolean,
  add column signs_for_keys boolean;
