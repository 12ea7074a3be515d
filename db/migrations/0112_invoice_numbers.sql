-- A number is the same however it is spaced and whatever signs stand for its dash. What was handed out before stays as
-- it is, so these indexes find and do not forbid: functions/keep-invoice-number.sql does, in words.
create function private.invoice_number_key(written text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(regexp_replace(regexp_replace(normalize(written, NFKC),
    '[\s\u0085\u00ad\u1680\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]+', '', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g'))
$$;
revoke all on function private.invoice_number_key(text) from public;
grant execute on function private.invoice_number_key(text) to authenticated, service_role;
create index service_invoices_by_number_key on public.service_invoices (private.invoice_number_key(invoice_number));
drop index public.service_invoices_by_number;
create index service_invoices_by_number on public.service_invoices (lower(invoice_number));
