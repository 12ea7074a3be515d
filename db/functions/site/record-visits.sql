-- Adds what one server has gathered, in the order of the keys so that two servers never wait for each other in a ring;
-- and forgets the marks and salts of days that are over.
create or replace function public.record_visits(gathered jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.page_views as known (day, path, views)
  select day, path, count from jsonb_to_recordset(gathered -> 'views') as seen (day date, path text, count integer)
  order by day, path
  on conflict (day, path) do update set views = known.views + excluded.views;

  insert into private.visit_events as known (day, name, hits)
  select day, name, count from jsonb_to_recordset(gathered -> 'events') as seen (day date, name text, count integer)
  order by day, name
  on conflict (day, name) do update set hits = known.hits + excluded.hits;

  with fresh as (
    insert into private.visitor_marks (day, mark)
    select day, mark from jsonb_to_recordset(gathered -> 'visitors') as seen (day date, mark text)
    where not private.visit_day_ended(day)
    order by day, mark
    on conflict do nothing
    returning day
  )
  insert into private.daily_visitors as known (day, visitors)
  select day, count(*) from fresh group by day order by day
  on conflict (day) do update set visitors = known.visitors + excluded.visitors;

  delete from private.visitor_marks where private.visit_day_ended(day);
  delete from private.visit_salts where private.visit_day_ended(day);
end
$$;

grant execute on function public.record_visits to backend;
