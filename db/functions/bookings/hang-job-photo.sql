-- Whether the client agrees that a photograph of their clean may hang in the gallery. Taken back, its copy there goes too.
create or replace function public.note_photo_consent(photo_id uuid, agrees boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then
    raise exception 'Only staff note what a client agrees to.' using errcode = '42501';
  end if;
  if not agrees then
    delete from public.gallery_pictures where id = (select picture_id from public.job_photos where id = photo_id);
  end if;
  update public.job_photos set agreed_at = case when agrees then now() end
  where id = photo_id and (agreed_at is not null) <> agrees;
end
$$;

-- Copies a photograph into the gallery, hidden until it has its words; refused without the client's consent. The copy goes
-- when the consent or the photograph does.
create or replace function public.hang_job_photo(photo_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  photo public.job_photos;
  copied uuid := gen_random_uuid();
begin
  perform private.require_admin();
  select * into photo from public.job_photos where id = photo_id for no key update;
  if photo.agreed_at is null then
    perform private.refuse('no_consent', 'The client has not agreed that this photograph may be shown.',
      'Ask the client first, and tick that they agree.');
  end if;
  if photo.picture_id is not null then return photo.picture_id; end if;
  perform public.store_picture(copied, photo.width, photo.height, (
    select jsonb_agg(jsonb_build_object('width', width, 'format', format, 'bytes', encode(bytes, 'base64')))
    from private.picture_files('cleans', photo.id)));
  update public.job_photos set picture_id = copied where id = photo.id;
  return copied;
end
$$;

-- As when its client is erased.
create or replace function private.take_down_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.gallery_pictures where id = old.picture_id;
  return null;
end
$$;

grant execute on function public.note_photo_consent, public.hang_job_photo to authenticated;
