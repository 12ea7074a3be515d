-- An invoice's number is kept without spaces around it and given once, however it is typed.
create or replace function private.keep_invoice_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.invoice_number := trim(regexp_replace(normalize(new.invoice_number, NFKC),
    '[\s\u0085\u00ad\u1680\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]+', ' ', 'g'));
  return new;
end
$$;

-- After the policies: whom they refuse does not learn which numbers there are.
create or replace function private.refuse_taken_number() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := private.invoice_number_key(new.invoice_number);
begin
  -- Of two at once the second waits here, and then finds the first.
  perform pg_advisory_xact_lock(hashtextextended('invoice ' || wanted, 727304));
  if exists (select from public.service_invoices
    where private.invoice_number_key(invoice_number) = wanted and id <> new.id) then
    perform private.refuse('number_taken', format('Invoice number %s is already in use.', new.invoice_number),
      'Take the next free number.');
  end if;
  return null;
end
$$;
