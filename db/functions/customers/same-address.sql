-- One place, however it is written: in small letters, without accents, stops and commas, its usual words in full.
create or replace function private.address_words(written text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(case said.word
    when 'st' then 'street' when 'str' then 'street' when 'straat' then 'street'
    when 'rd' then 'road' when 'weg' then 'road'
    when 'ave' then 'avenue' when 'av' then 'avenue' when 'laan' then 'avenue'
    when 'dr' then 'drive' when 'rylaan' then 'drive'
    when 'cres' then 'crescent' when 'cr' then 'crescent' when 'singel' then 'crescent'
    when 'cl' then 'close' when 'ln' then 'lane' when 'ct' then 'court' when 'pl' then 'place'
    when 'blvd' then 'boulevard' when 'apt' then 'flat' when 'unit' then 'flat' when 'woonstel' then 'flat'
    else said.word end order by said.place), '{}')
  from regexp_split_to_table(
    -- '12 A' is 12A, and 'No. 12' is 12.
    regexp_replace(regexp_replace(private.plain_text(written), '[^a-z0-9]+', ' ', 'g'), '\m(\d+) ([a-z])\M', '\1\2', 'g'),
    ' +') with ordinality as said (word, place)
  where said.word <> '' and said.word not in ('no', 'nr', 'number', 'south', 'africa')
$$;

-- Whether the other address tells nothing that the known one does not say, be it in one line or in fields: the same
-- numbers in their order, and no new word. A town that differs is another place.
create or replace function private.is_same_address(
  known_line text, known_city text, known_rest text, other_line text, other_city text, other_rest text
) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(cardinality(other.words) > 0 and other.words <@ known.all_words
    and private.house_numbers(other.words, rest) = private.house_numbers(known.words, rest)
    and (known_city is null or private.address_words(other_city) <@ known.all_words), false)
  from (select private.address_words(known_line),
      private.address_words(concat_ws(' ', known_line, known_city, known_rest))) as known (words, all_words),
    (select private.address_words(other_line)) as other (words),
    private.address_words(concat_ws(' ', known_rest, other_rest)) as rest
$$;

-- In their order: flat 4 at number 2 is not flat 2 at number 4. A postal code is none.
create or replace function private.house_numbers(words text[], apart_from text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(said.word, ' ' order by said.place), '')
  from unnest(words) with ordinality as said (word, place)
  where said.word ~ '^\d' and said.word <> all (apart_from)
$$;
