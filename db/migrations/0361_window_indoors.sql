-- Of our own pictures the window is one of a room. Where somebody has changed anything of it, it stays where it was put.
update public.gallery_pictures set category = 'Residential'
where built_in = 'windows' and category = 'Exterior' and updated_at = created_at;
