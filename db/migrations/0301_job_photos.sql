-- Photographs of a clean, before and after: for the office, and for the client if the office shows them. See
-- docs/decisions/0082-the-job-sheet.md. The bytes are apart, as those of the gallery.
create table public.job_photos (
  id uuid primary key,
  booking_id uuid not null references public.bookings on delete cascade,
  taken text not null,
  width integer not null,
  height integer not null,
  -- The client of the booking sees it.
  is_shared boolean not null default false,
  -- When the client agreed that it may hang in the gallery; without that it cannot get there.
  agreed_at timestamptz,
  -- Its copy there.
  picture_id uuid unique references public.gallery_pictures on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a photograph is taken before or after" check (taken in ('before', 'after')),
  constraint "without consent there is no copy in the gallery" check (picture_id is null or agreed_at is not null),
  constraint "a photograph has a size" check (width > 0 and height > 0)
);
alter table public.job_photos enable row level security;
create index job_photos_of_booking on public.job_photos (booking_id);

create table private.job_photo_files (
  photo_id uuid not null references public.job_photos on delete cascade,
  width integer not null,
  format text not null,
  bytes bytea not null,
  primary key (photo_id, format, width),
  constraint "files are AVIF or WebP" check (format in ('avif', 'webp'))
);
alter table private.job_photo_files enable row level security;
-- They are compressed already.
alter table private.job_photo_files alter column bytes set storage external;
