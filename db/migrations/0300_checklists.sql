-- What is done at a clean. See docs/decisions/0082-the-job-sheet.md.
-- The owner's list of a kind of clean. No row, or no lines, means ours: content/checklists.ts. An empty list is none.
create table public.checklists (
  kind text primary key references public.clean_lengths on delete cascade,
  lines text[],
  updated_at timestamptz not null default now(),
  constraint "a list has at most forty lines" check (cardinality(lines) <= 40),
  constraint "a list has no empty line" check (array_position(lines, null) is null and not '' = any (lines)),
  constraint "a list is of a readable length" check (length(array_to_string(lines, '')) <= 6400)
);
alter table public.checklists enable row level security;

-- The lines of one clean, kept as they were when the first of them was ticked: the owner's list may change later.
create table public.job_lines (
  booking_id uuid not null references public.bookings on delete cascade,
  line text not null,
  place smallint not null,
  is_done boolean not null default false,
  -- When it was ticked or unticked, also where that was told later, and by whom.
  ticked_at timestamptz,
  ticked_by uuid,
  updated_at timestamptz not null default now(),
  primary key (booking_id, line),
  constraint "a line is one to 160 characters" check (length(line) between 1 and 160),
  constraint "what is done was ticked" check (not is_done or ticked_at is not null)
);
alter table public.job_lines enable row level security;
