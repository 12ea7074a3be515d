-- The day itself: when a clean began, and what completing it changed, so that it can be taken back.
alter table public.bookings add column started_at timestamptz;

-- Written when a clean is completed. What else it did can be read from what is there.
create table private.completions (
  booking_id uuid primary key references public.bookings on delete cascade,
  completed_at timestamptz not null default now(),
  status_before text not null,
  rewards_used uuid[] not null default '{}',
  -- Set while it is being taken back: the one way in which an end is no end.
  is_taken_back boolean not null default false
);
alter table private.completions enable row level security;
