-- On which of our pages somebody asked for the newsletter. Of those who asked before it is not known.
alter table public.newsletter_subscriptions
  add column asked_on text,
  add constraint "a reader asked on a page of ours" check (asked_on ~ '^/[a-z0-9/-]{0,100}$');
