-- Counts a submission: at most max_hits of one caller on one form in any stretch of window_seconds. Refused ones do
-- not count, so that waiting helps.
create or replace function public.hit_rate_limit(form text, caller text, max_hits integer, window_seconds integer)
returns table (allowed boolean, wait_seconds integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked_at timestamptz;
  newest bigint;
  oldest_in_window timestamptz;
begin
  -- One caller's hits on a form come one after the other, across all processes.
  perform pg_advisory_xact_lock(hashtextextended(form || chr(10) || caller, 727303));
  asked_at := clock_timestamp();

  select coalesce(max(hits.hit_number), 0) into newest
  from private.rate_limits as hits where hits.form = form and hits.caller = caller;
  -- Full when the hit that many places back still counts. One from far ahead was made before the clock was set back
  -- and does not: it would shut its caller out for as long.
  select hits.hit_at into oldest_in_window from private.rate_limits as hits
  where hits.form = form and hits.caller = caller and hits.hit_number = newest - max_hits + 1
    and hits.hit_at between asked_at - make_interval(secs => window_seconds)
      and asked_at + make_interval(secs => window_seconds);
  if found then
    return query select false,
      ceil(extract(epoch from oldest_in_window + make_interval(secs => window_seconds) - asked_at))::integer;
    return;
  end if;

  insert into private.rate_limits (form, caller, hit_number, hit_at, expires_at)
  values (form, caller, newest + 1, asked_at, asked_at + make_interval(secs => window_seconds));
  -- Each hit clears away a few that no longer count, so that the table stays small without a timer.
  delete from private.rate_limits as hits where (hits.form, hits.caller, hits.hit_number) in (
    select stale.form, stale.caller, stale.hit_number from private.rate_limits as stale
    where stale.expires_at <= asked_at order by stale.expires_at limit 10 for update skip locked
  );
  return query select true, 0;
end
$$;

grant execute on function public.hit_rate_limit to backend;
