-- Pages say after which kind of clean a review was written, where its writer was told so before sending it. Older ones stay
-- without. Both are set for a review that comes by the link in our mail; see functions/ask-for-review.sql.
alter table public.reviews
  add column is_kind_told boolean not null default false,
  add column clean_kind text,
  add constraint "a kind is of a clean, and its writer was told" check (clean_kind is null or (is_from_clean and is_kind_told));
