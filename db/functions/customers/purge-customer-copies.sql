-- A deletion or merge can be undone for 30 days; after that nothing of it is kept.
create or replace function public.purge_customer_copies() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.deleted_customers where deleted_at < now() - interval '30 days';
  delete from private.imported_customers where import_id in (
    select id from public.customer_imports where created_at < now() - interval '30 days');
  delete from private.import_people where created_at < now() - interval '1 day';
  delete from private.customer_merges where merged_at < now() - interval '30 days';
$$;

grant execute on function public.purge_customer_copies to backend;
