create or replace function private.touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

revoke all on function private.touch_updated_at() from public;

create or replace trigger touch_updated_at before update on auth.users
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.bookings
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.business_settings
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.client_profiles
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.contact_messages
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.customer_suggestions
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.customers
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.day_overrides
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.promotions
for each row execute function private.touch_updated_at();
-- Not of its place: who writes a caption is not disturbed by who hangs the picture elsewhere.
create or replace trigger touch_updated_at before update of title, alt, category, is_shown on public.gallery_pictures
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.reviews
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.loyalty_registrations
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.referral_requests
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.service_invoices
for each row execute function private.touch_updated_at();
create or replace trigger touch_updated_at before update on public.services
for each row execute function private.touch_updated_at();
