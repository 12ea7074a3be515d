-- The owner's own logo: a picture of hers, as in domain/own-picture.ts; null is the one that came.
alter table public.business_facts
  add column logo text,
  add constraint "a logo is a picture of hers"
    check (logo ~ '^own:[0-9a-f-]{36}:[0-9]{1,4}x[0-9]{1,4}:[0-9,]{1,40}:[0-9,]{1,40}$');
