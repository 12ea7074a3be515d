-- One file of a picture, in hexadecimal; without a width the largest. Whoever knows its address may see it, as its name
-- is a random number: so an admin sees a picture before it is shown.
create or replace function public.read_picture(wanted uuid, wanted_format text, wanted_width integer) returns text
language sql stable security definer set search_path = '' as $$
  select encode(bytes, 'hex') from private.picture_files('gallery', wanted)
  where format = wanted_format and width = coalesce(wanted_width, width)
  order by width desc limit 1
$$;

grant execute on function public.read_picture to backend;
