-- The three figures of the dashboard and the counts of its filter, of the customers that the caller may see.
create or replace function public.customer_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  figures jsonb;
begin
  execute format($counting$
    select jsonb_build_object(
      'total', coalesce(sum(people), 0), 'services', coalesce(sum(cleans), 0),
      'active', coalesce(sum(people) filter (where status = 'active'), 0),
      'inactive', coalesce(sum(people) filter (where status = 'inactive'), 0),
      'prospect', coalesce(sum(people) filter (where status = 'prospect'), 0),
      'regular', (select count(*) from public.customers where %1$s and %2$s))
    from (
      select status, count(*) as people, sum(total_cleaning_count) as cleans
      from public.customers where %1$s group by status
    ) as counted
  $counting$, private.visible_customers(), private.is_regular()) into figures;
  return figures;
end
$$;

grant execute on function public.customer_figures to authenticated;
