-- Staff take over what was offered or keep what there is; either way it is settled for good. seen: the customer's
-- updated_at as the screen showed it.
create or replace function public.settle_suggestion(suggestion_id uuid, take boolean, seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  suggestion public.customer_suggestions;
begin
  if not auth.has_role('staff') then perform private.refuse_unknown_customer(); end if;
  select * into suggestion from public.customer_suggestions where id = suggestion_id for update;
  if not found then perform private.refuse_unknown_customer(); end if;
  if suggestion.settled_at is not null then
    -- The same answer once more is the same answer; the other one would undo what a colleague has decided.
    if take and not coalesce(suggestion.is_taken, false) then perform private.refuse_changed_meanwhile(); end if;
    return;
  end if;
  update public.customer_suggestions set settled_at = now(), is_taken = take where id = suggestion_id
    or (suggestion.field = 'same_person' and field = 'same_person'
      and customer_id::text = suggestion.offered and offered = suggestion.customer_id::text);
  if not take or suggestion.field = 'same_person' then return; end if;

  if suggestion.field = 'account' then
    update public.client_profiles set customer_id = suggestion.customer_id
    where lower(email) = lower(suggestion.offered) and customer_id is null;
    return;
  end if;
  perform from public.customers where id = suggestion.customer_id and updated_at = coalesce(seen, updated_at) for update;
  if not found then perform private.refuse_changed_meanwhile(); end if;
  perform private.take_over(suggestion);
end
$$;

create or replace function private.take_over(suggestion public.customer_suggestions) returns void
language sql volatile security definer set search_path = '' as $$
  update public.customers set
    first_name = case suggestion.field when 'name' then private.first_word(suggestion.offered) else first_name end,
    last_name = case suggestion.field when 'name'
      then coalesce(private.other_words(suggestion.offered), '-')
      else last_name end,
    email = case suggestion.field when 'email' then suggestion.offered else email end,
    phone = case suggestion.field when 'phone' then suggestion.offered else phone end,
    address = case suggestion.field when 'address' then suggestion.offered else address end
  where id = suggestion.customer_id
$$;

grant execute on function public.settle_suggestion to authenticated;
