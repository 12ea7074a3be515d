-- Who insures the business, and for how much: said on the pages where it is insured. Empty or null is not said.
alter table public.business_facts
  add column insurer text,
  add constraint "an insurer is one line of up to 80 characters" check (length(insurer) <= 80 and insurer !~ '[[:cntrl:]]');
