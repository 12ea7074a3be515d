-- A picture that stands in one of the owner's texts, a portrait say, and her logo is not removed from under it.
create or replace function private.keep_used_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.site_texts where entries::text like '%own:' || old.id || ':%')
    or exists (select from public.business_facts where logo like 'own:' || old.id || ':%')
  then
    perform private.refuse('picture_in_use', 'This picture stands in a text of the site.',
      'Choose another picture in Site Texts, or another logo in Your business, first.');
  end if;
  return old;
end
$$;
