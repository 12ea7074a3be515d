-- Where the caller is signed in, newest first, for the list in the account's settings.
create or replace function public.my_sessions()
returns table (id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, ip text, aal text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select sessions.id, sessions.created_at, sessions.refreshed_at, sessions.user_agent, sessions.ip, sessions.aal,
    sessions.id::text = auth.jwt() ->> 'session_id'
  from auth.sessions
  where sessions.user_id = auth.uid() and least(sessions.idle_until, sessions.not_after) > now()
  order by sessions.refreshed_at desc, sessions.id
$$;

grant execute on function public.my_sessions to authenticated;
