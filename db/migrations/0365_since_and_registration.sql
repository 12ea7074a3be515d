-- The year the business began and its registration number: said where they are set. Empty or null is not said.
alter table public.business_facts
  add column since text,
  add column registration_number text,
  add constraint "a beginning is a year" check (since ~ '^((19|20)\d\d)?$'),
  add constraint "a registration number is one line of up to 80 characters"
    check (length(registration_number) <= 80 and registration_number !~ '[[:cntrl:]]');
