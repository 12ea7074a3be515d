-- How long cleans of a kind really took, from three of them on, over the last year. Only what was ticked at both ends on the
-- day itself counts: a clean that was ticked off the morning after took no twenty hours.
create or replace function public.real_lengths() returns table (kind text, cleans integer, minutes integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select private.kind_of(service_type), count(*)::integer,
      round(avg(extract(epoch from finished_at - started_at)) / 60)::integer
    from public.bookings
    where status = 'completed' and service_date > private.business_now()::date - 366
      and finished_at - started_at between interval '10 minutes' and interval '12 hours'
      and (started_at at time zone 'Africa/Johannesburg')::date = service_date
      and (finished_at at time zone 'Africa/Johannesburg')::date = service_date
    group by 1 having count(*) >= 3;
end
$$;

grant execute on function public.real_lengths to authenticated;
