-- The pictures of the gallery. Ours come with the site and are files of its build; those that an admin adds have their
-- bytes here, at each width that the pages ask for.

create table public.gallery_pictures (
  id uuid primary key default gen_random_uuid(),
  -- The name of one of ours.
  built_in text unique,
  title text not null default '',
  alt text not null default '',
  category text,
  -- Lowest first.
  place integer not null,
  is_shown boolean not null default false,
  width integer,
  height integer,
  avif_widths integer[] not null default '{}',
  webp_widths integer[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a picture has one of the six categories"
    check (category in ('Residential', 'Kitchen', 'Carpet Clean', 'Bathroom', 'Exterior', 'Upholstery')),
  constraint "a picture is shown once it has its words"
    check (not is_shown or (title <> '' and alt <> '' and category is not null)),
  constraint "a caption is a line, a description a few" check (length(title) <= 80 and length(alt) <= 250),
  constraint "a picture of hers has a size" check (built_in is not null or (width > 0 and height > 0))
);
alter table public.gallery_pictures enable row level security;
create index gallery_pictures_by_place on public.gallery_pictures (place, id);

create table private.gallery_files (
  picture_id uuid not null references public.gallery_pictures on delete cascade,
  width integer not null,
  format text not null,
  bytes bytea not null,
  primary key (picture_id, format, width),
  constraint "files are AVIF or WebP" check (format in ('avif', 'webp'))
);
alter table private.gallery_files enable row level security;
-- They are compressed already.
alter table private.gallery_files alter column bytes set storage external;

insert into public.gallery_pictures (built_in, place, is_shown, title, category, alt) values
  ('hero', 1, true, 'The lounge, ready for guests', 'Residential', 'Sunlit living room with a large window onto the sea, and a cleaning caddy and bucket ready on the floor'),
  ('kitchen', 2, true, 'A kitchen after its deep clean', 'Kitchen', 'Spotless kitchen with teal cupboards, a clear worktop and a sea view'),
  ('carpet', 3, true, 'Halfway across the rug', 'Carpet Clean', 'Patterned rug half dirty and half clean with a carpet-cleaning machine on the line between'),
  ('bathroom', 4, true, 'Grouting scrubbed, bath filled', 'Bathroom', 'Fresh aqua-tiled bathroom with a bubble-filled bath, and a bucket and spray bottle on the floor'),
  ('exterior', 5, true, 'A stoep with the salt washed off', 'Exterior', 'White beach house with a clean wooden patio beside the sea'),
  ('upholstery', 6, true, 'The seat that everyone sits on', 'Upholstery', 'Pale sofa with one stained seat being cleaned by a portable upholstery machine'),
  ('bedroom', 7, true, 'A mattress aired and vacuumed', 'Residential', 'Bright bedroom with fresh linen folded back and a hand vacuum on the mattress'),
  ('solar', 8, true, 'Half the roof makes power again', 'Exterior', 'Roof solar panels being washed, the cleaned half shining blue'),
  ('windows', 9, true, 'One pull of the squeegee', 'Exterior', 'Squeegee clearing a soapy window to show a bright sea view');
