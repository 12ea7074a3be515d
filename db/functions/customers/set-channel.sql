-- How a person is reached stands once: on our record of them, or on the account while it has none. Choosing mail takes back a
-- stop of reminders by mail.
create or replace function public.set_channel(of_customer uuid, channel text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') or not exists (select from public.customers where id = of_customer and is_ours) then
    perform private.refuse_unknown_customer();
  end if;
  update public.customers set channel = set_channel.channel where id = of_customer;
  if channel in ('mail', 'both') then perform private.allow_reminders(of_customer, null); end if;
  return channel;
end
$$;

create or replace function public.set_own_channel(channel text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile public.client_profiles;
begin
  update public.client_profiles set channel = set_own_channel.channel where user_id = auth.uid() returning * into profile;
  if not found then perform private.refuse_unknown_customer(); end if;
  update public.customers set channel = set_own_channel.channel where id = profile.customer_id and is_ours;
  if channel in ('mail', 'both') then perform private.allow_reminders(profile.customer_id, auth.uid()); end if;
  return channel;
end
$$;

-- What is so now, with what counts while nobody has said anything; and since when reminders by mail are stopped.
create or replace function public.own_channel() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('channel', coalesce(customers.channel, client_profiles.channel, 'mail'),
    'stopped_at', private.reminders_stopped_at(client_profiles.customer_id, auth.uid()))
  from public.client_profiles left join public.customers on customers.id = client_profiles.customer_id
  where client_profiles.user_id = auth.uid()
$$;

grant execute on function public.set_channel, public.set_own_channel, public.own_channel to authenticated;
