-- What makes the business itself: name, phones, address, bank. A column that is null is as content/business.ts has it.
-- See docs/decisions/0067-the-owners-facts.md.
create table public.business_facts (
  id smallint primary key default 1,
  name text,
  slogan_start text,
  slogan_end text,
  tagline text,
  email text,
  phone text,
  after_hours_phone text,
  whatsapp text,
  street text,
  town text,
  province text,
  postal_code text,
  map_link text,
  areas text[],
  -- An empty one is none.
  google_link text,
  facebook_link text,
  youtube_link text,
  bank_name text,
  bank_account_name text,
  bank_account_number text,
  bank_branch_code text,
  vat_number text,
  is_insured boolean,
  answer_within text,
  updated_at timestamptz not null default now(),
  constraint "there is one business" check (id = 1),
  constraint "a line has 1 to 80 characters" check (
    length(name) between 1 and 80 and name = btrim(name)
    and length(slogan_start) between 1 and 80 and length(slogan_end) between 1 and 80
    and length(tagline) between 1 and 80 and length(street) between 1 and 80 and length(town) between 1 and 80
    and length(province) between 1 and 80 and length(answer_within) between 1 and 80
    and length(bank_name) between 1 and 80 and length(bank_account_name) between 1 and 80),
  -- They stand in the heads of mails and in calendar files.
  constraint "a line is one line" check (
    concat_ws(' ', name, slogan_start, slogan_end, tagline, email, street, town, province, postal_code, answer_within,
      bank_name, bank_account_name, bank_account_number, bank_branch_code, array_to_string(areas, ' ')) !~ '[[:cntrl:]]'),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]"<>]+@[^@[:space:]"<>]+\.[^@[:space:]"<>]+$' and length(email) <= 254),
  constraint "a phone number is international"
    check (phone ~ '^\+[1-9][0-9]{7,14}$' and after_hours_phone ~ '^\+[1-9][0-9]{7,14}$' and whatsapp ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "a postal code has 3 to 10 characters" check (length(postal_code) between 3 and 10),
  constraint "a link is a safe address" check (
    map_link ~ '^https://[^[:space:]"<>\\]{3,}$' and google_link ~ '^https://[^[:space:]"<>\\]{3,}$'
    and facebook_link ~ '^(https://[^[:space:]"<>\\]{3,})?$' and youtube_link ~ '^(https://[^[:space:]"<>\\]{3,})?$'
    and length(map_link) <= 500 and length(google_link) <= 500 and length(facebook_link) <= 500
    and length(youtube_link) <= 500),
  constraint "there are 1 to 20 areas" check (
    cardinality(areas) between 1 and 20 and array_position(areas, null) is null and length(array_to_string(areas, '')) <= 1000),
  constraint "an account number has 4 to 30 digits and spaces" check (bank_account_number ~ '^[0-9][0-9 -]{2,28}[0-9]$'),
  constraint "a branch code has 4 to 11 signs" check (bank_branch_code ~ '^[0-9A-Z]{4,11}$'),
  constraint "a VAT number has ten digits" check (vat_number ~ '^(4[0-9]{9})?$')
);

-- Here, and for a backup from before this table.
create function private.catch_up_facts() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.business_facts default values on conflict do nothing
$$;
revoke all on function private.catch_up_facts() from public;
select private.catch_up_facts();
alter table public.business_facts enable row level security;
