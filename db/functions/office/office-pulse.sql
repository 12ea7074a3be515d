-- What the office asks every few seconds while somebody looks: how many wait, and for each list a mark that moves when
-- the list does, so that a list is read again only then. `today` is the day on which the asking screen lives.
create or replace function public.office_pulse(today date, sends_mail boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  unsaid private.unsaid_counts;
begin
  -- Anyone else sees the bookings that they made, and nothing of the office waits for them.
  if not auth.has_role('staff') then
    return (
      select jsonb_build_object('waiting', count(*) filter (where status = 'pending'), 'unconfirmed', 0, 'unread', 0, 'unfinished', 0,
        'unplaced', 0, 'overdue', 0, 'unsaid', 0,
        'marks', jsonb_build_object('inbox', '', 'messages', '', 'bookings', md5(concat(count(*), max(updated_at))),
          'day', md5(concat(count(*), max(updated_at)))))
      from public.bookings where user_id = auth.uid()
    );
  end if;
  unsaid := private.count_unsaid(sends_mail);
  return jsonb_build_object(
    'waiting', (select count(*) from public.bookings where status = 'pending' and sender_check <> 'waiting'),
    'unconfirmed', (select count(*) from public.bookings where status = 'pending' and sender_check = 'waiting'),
    'unread', public.inbox_unread(),
    'unfinished', (select count(*) from public.bookings where status = 'confirmed' and service_date < today),
    'unplaced', (select count(*) from public.plan_unplaced),
    'overdue', (select count(*) from public.service_invoices where open_cents > 0 and due_on < today),
    'unsaid', unsaid.number,
    'marks', jsonb_build_object(
      'bookings', private.bookings_mark(today), 'day', private.day_mark(today), 'inbox', private.inbox_mark(),
      'messages', unsaid.mark));
end
$$;

-- Reckoned anew when something it is made of has moved, and each minute, for what only time makes due.
create or replace function private.count_unsaid(mail_goes boolean) returns private.unsaid_counts
language plpgsql volatile security definer set search_path = '' as $$
declare
  counted private.unsaid_counts;
  known text := private.unsaid_known_by();
begin
  select * into counted from private.unsaid_counts where unsaid_counts.sends_mail = mail_goes;
  if counted.known_by = known then return counted; end if;
  select mail_goes, known, count(*), md5(concat(string_agg(concat_ws(' ', occasion, thing, about), ',' order by occasion, thing, about),
    (select max(updated_at) from public.messages), (select max(updated_at) from public.message_texts)))
  into counted from private.due_messages(mail_goes);
  insert into private.unsaid_counts values (counted.*)
  on conflict (sends_mail) do update set known_by = excluded.known_by, number = excluded.number, mark = excluded.mark;
  return counted;
end
$$;

create or replace function private.unsaid_known_by() returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' ', date_trunc('minute', private.quote_now()), private.business_now()::date,
    (select max(created_at) from public.events), (select max(updated_at) from public.bookings),
    (select max(updated_at) from public.quotes), (select max(updated_at) from public.messages),
    (select max(created_at) from public.waiting_list_entries), (select max(created_at) from public.rewards),
    (select max(created_at) from public.service_invoices where sent_at is null),
    (select concat(count(*), max(updated_at)) from public.message_texts))
$$;

-- Any change of a booking or a quote has a newer time. What is deleted leaves none: those who wait and the places held around
-- today are counted besides.
create or replace function private.bookings_mark(today date) returns text
language sql stable security definer set search_path = '' as $$
  select md5(concat_ws(' ',
    (select max(updated_at) from public.bookings), (select max(updated_at) from public.quotes),
    (select count(*) from public.bookings where status = 'pending'),
    (select max(updated_at) from public.plans), (select md5(string_agg(concat(plan_id, plan_day), ',')) from public.plan_unplaced),
    (select count(*) from public.bookings where status <> 'cancelled' and service_date between today - 7 and today + 14),
    (select concat(count(*), max(updated_at)) from public.waiting_list_entries where ended_at is null),
    private.days_mark(today)))
$$;

-- All that Today shows: the cleans of two days and those left over, with their people, payments and job sheets.
create or replace function private.day_mark(today date) returns text
language sql stable security definer set search_path = '' as $$
  with shown as (
    select * from public.bookings where service_date in (today, today + 1) and status <> 'cancelled' and sender_check <> 'waiting'
    union all
    select * from public.bookings where service_date < today and status = 'confirmed'
  )
  select md5(concat_ws(' ', private.days_mark(today), (select max(updated_at) from public.checklists),
    string_agg(concat_ws(' ', shown.id, shown.updated_at, customers.updated_at, client_profiles.updated_at, services.updated_at,
      (select concat(count(*), max(updated_at)) from public.job_lines where booking_id = shown.id),
      (select concat(count(*), max(updated_at)) from public.job_photos where booking_id = shown.id)), ',' order by shown.id)))
  from shown
  left join public.customers on customers.id = shown.customer_id
  left join public.client_profiles on client_profiles.id = shown.client_profile_id
  left join public.services on services.booking_id = shown.id
$$;

-- Days that were closed or opened, and who goes out when.
create or replace function private.days_mark(today date) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' ', (select updated_at from public.business_settings),
    (select string_agg(concat_ws(' ', id, updated_at), ',' order by id) from public.crews),
    (select string_agg(concat_ws(' ', crew_id, weekday, updated_at), ',' order by crew_id, weekday) from public.crew_hours),
    (select string_agg(concat_ws(' ', crew_id, day), ',' order by crew_id, day) from public.crew_days_off where day >= today - 7),
    (select string_agg(concat_ws(' ', day, is_open, reason), ',' order by day)
      from public.day_overrides where day >= today - 7))
$$;

create or replace function private.inbox_mark() returns text
language sql stable security definer set search_path = '' as $$
  select md5(coalesce(string_agg(id::text, ',' order by created_at, id), ''))
  from public.search_inbox(only_new => true, page_size => 100)
$$;

grant execute on function public.office_pulse to authenticated;
