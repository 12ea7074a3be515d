-- One file of a photograph, in hexadecimal: the widest that is no wider than asked, or the smallest. For staff, and for the
-- client of the booking where it is shown to them. To anyone else there is no such photograph, whether there is or not.
create or replace function public.read_job_photo(wanted uuid, wanted_width integer default 1300) returns text
language sql stable security definer set search_path = ''
as $$
  select encode(bytes, 'hex') from private.job_photo_files
  join public.job_photos on job_photos.id = photo_id
  join public.bookings on bookings.id = job_photos.booking_id
  where photo_id = wanted and format = 'webp'
    and (auth.has_role('staff') or (is_shared and bookings.user_id = auth.uid()))
  order by job_photo_files.width <= wanted_width desc, abs(job_photo_files.width - wanted_width) limit 1
$$;

revoke all on function public.read_job_photo(uuid, integer) from public;
grant execute on function public.read_job_photo(uuid, integer) to authenticated;
