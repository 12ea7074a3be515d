-- Who asks, cancels and asks again has never three requests waiting, and yet a letter goes to the person named each time.
-- So what was cancelled counts too, for a day; what the office has taken on does not. The caller holds the person's locks.
create or replace function private.refuse_restless_requests(of_phone text, of_email text, of_account uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  requests bigint;
begin
  select greatest(
      count(*) filter (where guest_phone = of_phone),
      count(*) filter (where private.mailbox(guest_email) = private.mailbox(of_email)),
      count(*) filter (where user_id = of_account))
    into requests
  from public.bookings where created_at > now() - interval '1 day' and status in ('pending', 'cancelled');
  if requests >= 2 * private.most_unanswered() then
    perform private.refuse('too_many_requests', 'You have sent us many requests today.',
      'Please come back tomorrow, or phone us.');
  end if;
end
$$;
