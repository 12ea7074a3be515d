-- Whether a clean, a plan, a quote or somebody who waits names this extra. For the policy of the extras.
create or replace function private.is_extra_booked(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.bookings where wanted = any (extras))
    or exists (select from public.plan_shapes where wanted = any (extras))
    or exists (select from public.quotes where wanted = any (extras))
    or exists (select from public.waiting_list_entries where wanted = any (extras) and ended_at is null)
$$;

grant execute on function private.is_extra_booked to authenticated;
