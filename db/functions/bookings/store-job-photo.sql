-- Keeps a photograph of a clean that the server has made anew from what staff sent. Only the server may hand it in, so
-- that nothing is stored as it was sent. False where it is there already.
create or replace function public.store_job_photo(
  photo_id uuid, of_booking uuid, taken text, photo_width integer, photo_height integer, files jsonb
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_photo_taker(of_booking);
  -- One after the other for one clean, so that the count holds.
  perform from public.bookings where id = of_booking for no key update;
  if exists (select from public.job_photos where id = photo_id) then return false; end if;
  if (select count(*) from public.job_photos where booking_id = of_booking) >= 20 then
    perform private.refuse('photos_full', 'This clean has twenty photographs.', 'Remove one first.');
  end if;
  insert into public.job_photos (id, booking_id, taken, width, height)
  values (photo_id, of_booking, store_job_photo.taken, photo_width, photo_height);
  perform private.store_picture_files('cleans', photo_id, files);
  return true;
end
$$;

-- Staff, for a clean that is agreed. Checked before the server spends time on the upload.
create or replace function private.require_photo_taker(of_booking uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') or not exists (
    select from public.bookings where id = of_booking and status in ('confirmed', 'completed'))
  then
    raise exception 'Only staff add photographs, to a clean that is agreed.' using errcode = '42501';
  end if;
end
$$;

create or replace function public.may_store_job_photo(of_booking uuid) returns void
language sql stable security definer set search_path = '' as $$
  select private.require_photo_taker(of_booking)
$$;

grant execute on function public.store_job_photo to backend;
grant execute on function public.may_store_job_photo to authenticated;
