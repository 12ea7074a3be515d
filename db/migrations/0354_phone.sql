-- Signing in by phone number: a code by SMS proves it, as a link or a code by mail proves an address.

alter table auth.users
  add column phone_change text,
  add column phone_change_sent_at timestamptz,
  add constraint "a new phone number is in E.164" check (phone_change ~ '^\+[1-9][0-9]{7,14}$');

-- Where a code was sent (email) is a phone number for the last two; a reauthentication may go to either.
alter table auth.one_time_tokens
  drop constraint "a one-time token has a purpose",
  add constraint "a one-time token has a purpose" check (purpose in (
    'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'sms', 'phone_change'
  ));

-- The phone that is a second factor; what it was sent is kept with its challenge, as a hash.
alter table auth.mfa_factors
  add column phone text,
  add constraint "a phone as factor has a number" check ((factor_type = 'phone') = (phone is not null)),
  add constraint "a factor's phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$');
