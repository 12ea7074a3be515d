-- Who did what, with the row before and after.
create or replace function private.record_audit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  -- Where whoever deletes it has said why.
  reason text := nullif(current_setting('app.reason', true), '');
  kept jsonb := coalesce(after, before);
begin
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), lower(tg_op), tg_table_name, coalesce(kept ->> 'id', kept ->> 'day', kept ->> 'name'), before,
    case when tg_op = 'DELETE' and reason is not null then jsonb_build_object('reason', reason) else after end);
  return null;
end
$$;

revoke all on function private.record_audit() from public;

create or replace trigger record_audit after insert or update or delete on public.bookings
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.business_settings
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.customers
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.day_overrides
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.promotions
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or delete on public.gallery_pictures
for each row execute function private.record_audit();
-- Their order is told by functions/order-gallery.sql.
create or replace trigger record_audit_words after update of title, alt, category, is_shown on public.gallery_pictures
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.referrals
for each row execute function private.record_audit();
create or replace trigger record_audit after update or delete on public.reviews
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.service_invoices
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.services
for each row execute function private.record_audit();
create or replace trigger record_audit after insert or update or delete on public.user_roles
for each row execute function private.record_audit();
create or replace trigger record_audit after update or delete on public.client_profiles
for each row execute function private.record_audit();
create or replace trigger record_audit after update on public.consents
for each row execute function private.record_audit();
create or replace trigger record_audit after update or delete on public.contact_messages
for each row execute function private.record_audit();
create or replace trigger record_audit after update on public.customer_suggestions
for each row execute function private.record_audit();
create or replace trigger record_audit after insert on public.ledger
for each row execute function private.record_audit();
create or replace trigger record_audit after update or delete on public.loyalty_registrations
for each row execute function private.record_audit();
create or replace trigger record_audit after delete on public.newsletter_subscriptions
for each row execute function private.record_audit();
create or replace trigger record_audit after update or delete on public.referral_requests
for each row execute function private.record_audit();
