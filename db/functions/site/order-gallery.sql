-- Hangs the pictures in another order, over the order that was seen. One line of the log tells it, not one per picture.
create or replace function public.order_gallery(seen uuid[], wanted uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  lock table public.gallery_pictures in share row exclusive mode;
  if seen is distinct from (select array_agg(id order by place, id) from public.gallery_pictures)
    or array(select unnest(wanted) order by 1) <> array(select unnest(seen) order by 1) then
    perform private.refuse('changed_meanwhile', 'The gallery has changed meanwhile.');
  end if;
  if seen = wanted then return; end if;
  update public.gallery_pictures set place = ordinality
  from unnest(wanted) with ordinality as hung (picture, ordinality)
  where id = picture and place <> ordinality;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'gallery_pictures', 'order',
    jsonb_build_object('order', private.titles_of(seen)), jsonb_build_object('order', private.titles_of(wanted)));
end
$$;

create or replace function private.titles_of(pictures uuid[]) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(coalesce(nullif(title, ''), left(id::text, 8)), ', ' order by ordinality)
  from unnest(pictures) with ordinality as hung (picture, ordinality)
  join public.gallery_pictures on id = picture
$$;

grant execute on function public.order_gallery to authenticated;
