-- An invitation into the team brings its role with the link: who opens it has shown that the mailbox is theirs.
alter table auth.one_time_tokens add column invited_role text
  constraint "an invitation is for a role we know" check (invited_role in ('admin', 'staff'));
