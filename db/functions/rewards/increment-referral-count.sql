-- For staff, and for a client on a customer whom they entered themselves.
create or replace function public.increment_referral_count(customer_uuid uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.customers set referral_count = referral_count + 1
  where id = customer_uuid and (private.is_in_sight(user_id, is_ours) or auth.role() = 'service_role');
  -- The same answer for a customer who is not there and for one who is not yours.
  if not found then
    perform private.refuse('customer_not_found', 'There is no such customer.', 'Reload the list of customers.');
  end if;
end
$$;

grant execute on function public.increment_referral_count to authenticated, service_role;
