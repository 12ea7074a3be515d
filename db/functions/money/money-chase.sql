-- Whom to remind: what is open past its due day, the least late first, with what was said last. age: not-due, 1-14, 15-30
-- or over-30; without it all that is late. after is the last line of the page before, or null.
create or replace function public.money_chase(age text default null, after jsonb default null, page_size integer default 20)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
  earliest date := case age when 'not-due' then today when '1-14' then today - 14 when '15-30' then today - 30 else '-infinity' end;
  latest date := case age when 'not-due' then 'infinity' when '15-30' then today - 15 when 'over-30' then today - 31 else today - 1 end;
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', invoices.id, 'number', invoices.invoice_number,
      'reference', private.eft_reference(invoices.invoice_number), 'customer_id', invoices.customer_id, 'name', person.name,
      'what', invoices.description, 'due_on', invoices.due_on, 'open_cents', invoices.open_cents,
      'phone', person.phone, 'email', person.email, 'reminders', private.reminders_of(invoices.id))
      order by invoices.due_on desc, invoices.id desc), '[]')
    from (
      select held.* from public.service_invoices as held
      where open_cents > 0 and due_on between earliest and latest
        and (after is null or (due_on, id) < ((after ->> 'due_on')::date, (after ->> 'id')::uuid))
      order by due_on desc, id desc limit least(greatest(page_size, 1), 100)
    ) as invoices
    cross join lateral private.invoice_person(invoices) as person
  );
end
$$;

-- The newest first.
create or replace function private.reminders_of(invoice uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('how', details ->> 'how', 'at', created_at,
    'promised_on', details ->> 'promised_on') order by created_at desc, id desc), '[]')
  from public.events where subject_id = invoice and name = 'invoice_reminded' and not private.is_unsaid(events)
$$;

grant execute on function public.money_chase to authenticated;
