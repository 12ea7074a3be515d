-- Names that were written down with the dash that stands for a last name nobody told.
update public.service_invoices set customer_name = left(customer_name, -2) where customer_name like '% -';
update public.services set customer_name = left(customer_name, -2) where customer_name like '% -';
update private.deleted_customers set name = left(name, -2) where name like '% -';
