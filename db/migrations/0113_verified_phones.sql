-- What a form says of somebody is only their word until staff, a code or a completed clean stands behind it.
-- See docs/decisions/0035-what-a-phone-proves.md.
alter table public.customers add column is_phone_verified boolean not null default true;
update public.customers set is_phone_verified = false
where is_ours and user_id is null and status = 'prospect' and total_cleaning_count = 0;
alter type private.person add attribute is_phone_verified boolean;
