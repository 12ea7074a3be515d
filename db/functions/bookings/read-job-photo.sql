-- One file of a photograph, in hexadecimal: the widest that is no wider than asked, or the smallest. For staff, and where it
-- is shown to the client for them: the one whose booking it is, or who holds its private link. To anyone else there is no
-- such photograph, whether there is or not.
create or replace function public.read_job_photo(
  wanted uuid, wanted_width integer default 1300, token text default null
) returns text
language sql stable security definer set search_path = '' as $$
  select encode(bytes, 'hex') from public.job_photos
  join public.bookings on bookings.id = job_photos.booking_id
  cross join lateral private.picture_files('cleans', job_photos.id) as files
  where job_photos.id = wanted and format = 'webp'
    and (auth.has_role('staff')
      or (is_shared and (bookings.user_id = auth.uid() or bookings.id = private.booking_of_token(token))))
  order by files.width <= wanted_width desc, abs(files.width - wanted_width) limit 1
$$;

grant execute on function public.read_job_photo to anon, authenticated;
