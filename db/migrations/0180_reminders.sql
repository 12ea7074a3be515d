-- A mail may be good until a moment only: a reminder that comes at night, or after the clean, is worse than none.
alter table public.mail_outbox add column not_after timestamptz;
