-- The history of a booking, when and by whom, for the office's timeline. Nobody else can read events.
create or replace function public.booking_history(booking_id uuid)
returns table (id uuid, name text, details jsonb, created_at timestamptz, who text)
language sql stable security definer set search_path = '' as $$
  select events.id, events.name, events.details, events.created_at,
    coalesce(client_profiles.first_name, users.raw_user_meta_data ->> 'first_name', split_part(users.email, '@', 1))
  from public.events
  left join auth.users on users.id = events.created_by
  left join public.client_profiles on client_profiles.user_id = events.created_by
  where (events.subject_id = booking_history.booking_id
    or events.subject_id in (select quotes.id from public.quotes where quotes.booking_id = booking_history.booking_id)) and (select auth.has_role('staff'))
  order by events.created_at, events.id
$$;

grant execute on function public.booking_history to authenticated;
