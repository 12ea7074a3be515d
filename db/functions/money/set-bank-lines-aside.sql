-- Lines that are no income of ours: set aside, and if she says so their text is known from then on. Answers how many went.
create or replace function public.set_bank_lines_aside(line_ids uuid[], remember boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.require_admin();
  if exists (select from public.bank_lines where id = any (line_ids) and booked_cents <> 0) then
    perform private.refuse_bank_line('line_booked');
  end if;
  if remember then
    insert into public.bank_aside_texts (key, entered_by)
    select distinct private.aside_key(words), auth.uid() from public.bank_lines where id = any (line_ids) and private.aside_key(words) <> ''
    on conflict do nothing;
  end if;
  update public.bank_lines set aside_at = now(), aside_by = auth.uid(), aside_why = case when id = any (line_ids) then 'hand' else 'text' end
  where aside_at is null and booked_cents = 0 and (id = any (line_ids)
    or remember and private.aside_key(words) in (select private.aside_key(words) from public.bank_lines where id = any (line_ids))
      and private.is_remembered_aside(words));
  get diagnostics gone = row_count;
  return jsonb_build_object('aside', gone);
end
$$;

-- Back among those to decide, and their texts are forgotten.
create or replace function public.bring_back_bank_lines(line_ids uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  back integer;
begin
  perform private.require_admin();
  delete from public.bank_aside_texts where key in (select private.aside_key(words) from public.bank_lines where id = any (line_ids));
  update public.bank_lines set aside_at = null, aside_by = null, aside_why = null where id = any (line_ids) and aside_at is not null;
  get diagnostics back = row_count;
  return jsonb_build_object('back', back);
end
$$;

grant execute on function public.set_bank_lines_aside, public.bring_back_bank_lines to authenticated;
