-- What is booked of a bank's line is the sum of its payments. Its table refuses more than came.
create or replace function private.sum_bank_line() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid;
begin
  foreach touched in array array(select distinct id from unnest(array[
    case when tg_op <> 'INSERT' then old.bank_line_id end, case when tg_op <> 'DELETE' then new.bank_line_id end]) as id where id is not null)
  loop
    -- Locked before it is summed, so that of two at once the second counts the first.
    perform from public.bank_lines where id = touched for no key update;
    update public.bank_lines set booked_cents = (
      select coalesce(sum(amount_cents), 0) from public.payments where bank_line_id = touched and taken_back_at is null)
    where id = touched;
  end loop;
  return null;
end
$$;
