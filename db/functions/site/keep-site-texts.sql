-- What an owner's text may hold: how many entries a kind has, and of each field the least and the most characters.
-- domain/site-text.ts says the same to the form.
create or replace function private.site_text_rules() returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb '{
    "booking-questions": {"most": 20, "fields": {"id": [1, 40], "question": [1, 120], "answer": [1, 600]}},
    "referral-questions": {"most": 20, "fields": {"id": [1, 40], "question": [1, 120], "answer": [1, 600]}},
    "testimonials": {"most": 12, "fields":
      {"id": [1, 40], "name": [1, 50], "about": [0, 60], "text": [1, 400], "rating": [1, 1]}},
    "referral-testimonials": {"most": 6, "fields":
      {"id": [1, 40], "name": [1, 50], "about": [0, 60], "text": [1, 400], "rating": [1, 1]}},
    "team": {"most": 12, "fields": {"id": [1, 40], "role": [1, 60], "name": [0, 60], "text": [1, 400],
      "is_vacant": [2, 3], "picture": [0, 200]}},
    "services": {"most": 10, "fields":
      {"id": [1, 40], "title": [1, 80], "short": [0, 24], "text": [1, 400], "included": [1, 1500]}},
    "service-tiles": {"most": 6, "fields": {"id": [1, 40], "title": [1, 40], "text": [1, 120]}},
    "booking-cards": {"most": 3, "fields": {"id": [1, 40], "title": [1, 40], "text": [1, 120]}},
    "article": {"most": 1, "fields": {"id": [1, 80], "title": [1, 100], "excerpt": [1, 250], "category": [1, 40],
      "date": [10, 10], "picture": [0, 200], "text": [1, 20000], "is_shown": [5, 6]}}
  }'
$$;

create or replace function private.is_site_entry(entry jsonb, fields jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(entry) = 'object' then
    (select count(*) from jsonb_object_keys(entry)) = (select count(*) from jsonb_object_keys(fields))
    and (
      select bool_and(fields ? key and jsonb_typeof(value) = 'string'
        and length(value #>> '{}') between (fields -> key ->> 0)::integer and (fields -> key ->> 1)::integer)
      from jsonb_each(entry))
  else false end
$$;

create or replace function private.are_site_entries(entries jsonb, rule jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when rule is not null and jsonb_typeof(entries) = 'array' then
    (select count(*) <= (rule ->> 'most')::integer and count(*) = count(distinct entry ->> 'id')
        and coalesce(bool_and(private.is_site_entry(entry, rule -> 'fields')), true)
      from jsonb_array_elements(entries) as entry)
  else false end
$$;

create or replace function private.keep_site_texts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rule jsonb := private.site_text_rules() -> new.kind;
begin
  if not private.are_site_entries(new.entries, rule) then
    raise exception 'The pages have no place for such a text.'
      using errcode = '23514', detail = 'site_text', hint = 'See functions/site/keep-site-texts.sql.';
  end if;
  return new;
end
$$;
