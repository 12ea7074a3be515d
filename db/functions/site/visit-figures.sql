-- Page views and actions of these days; days without a visit are included.
create or replace function public.visit_figures(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then
    raise exception 'The figures are for staff.' using errcode = '42501';
  end if;
  if last_day - first_day >= 400 then perform private.refuse('range_too_long', 'Ask for at most 400 days at once.'); end if;
  return jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', the_day::date,
        'views', coalesce((select sum(views) from private.page_views where day = the_day::date), 0),
        'visitors', coalesce((select visitors from private.daily_visitors where day = the_day::date), 0)
      ) order by the_day), '[]')
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as the_day),
    'pages', (
      select coalesce(jsonb_agg(jsonb_build_object('path', path, 'views', views) order by views desc, path), '[]')
      from (
        select path, sum(views) as views from private.page_views where day between first_day and last_day group by path
      ) as pages),
    'events', (
      select coalesce(jsonb_object_agg(name, hits), '{}')
      from (
        select name, sum(hits) as hits from private.visit_events where day between first_day and last_day group by name
      ) as events)
  );
end
$$;

grant execute on function public.visit_figures to authenticated;
