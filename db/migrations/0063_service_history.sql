-- The service history among many: each filter in the order of the list, and what its totals are made of.
create index services_by_type on public.services (service_type, service_date desc, id desc);
create index services_for_totals on public.services (service_date) include (status, payment_status, price);
