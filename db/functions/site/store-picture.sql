-- Keeps a picture that the server has made anew from what an admin sent: hidden, first in the list, until it has its
-- words. Only the server may hand it in, so that nothing is stored as it was sent. False where it is there already.
create or replace function public.store_picture(picture_id uuid, picture_width integer, picture_height integer, files jsonb)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_gallery_keeper();
  lock table public.gallery_pictures in share row exclusive mode;
  if exists (select from public.gallery_pictures where id = picture_id) then return false; end if;
  if (select count(*) from public.gallery_pictures where built_in is null) >= 200 then
    perform private.refuse('gallery_full', 'The gallery is full.', 'Remove a picture first.');
  end if;
  insert into public.gallery_pictures (id, place, width, height, avif_widths, webp_widths)
  select picture_id, coalesce(min(place), 1) - 1, picture_width, picture_height,
    private.widths_of(files, 'avif'), private.widths_of(files, 'webp')
  from public.gallery_pictures;
  perform private.store_picture_files('gallery', picture_id, files);
  return true;
end
$$;

create or replace function private.widths_of(files jsonb, wanted text) returns integer[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg((file ->> 'width')::integer order by (file ->> 'width')::integer), '{}')
  from jsonb_array_elements(files) as file where file ->> 'format' = wanted
$$;

-- An admin, or the secret key. Checked before the server spends time on the upload.
create or replace function private.require_gallery_keeper() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'service_role' then perform private.require_admin(); end if;
end
$$;

create or replace function public.may_store_pictures() returns void
language sql stable security definer set search_path = '' as $$
  select private.require_gallery_keeper()
$$;

grant execute on function public.store_picture to backend;
grant execute on function public.may_store_pictures to anon, authenticated, service_role;
