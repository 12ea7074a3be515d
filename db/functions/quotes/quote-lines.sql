-- The lines of a quote: what the office charges, then the promotion, then the rewards of what it leaves, rounded up for all
-- rewards together. domain/price.ts reckons the same for those who look before; a test holds them together.
create or replace function private.quoted_lines(charges jsonb, promotion jsonb, reward_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  lines jsonb := private.charge_lines(charges);
  off jsonb := private.promotion_line(lines, promotion);
begin
  if off is not null then lines := lines || off; end if;
  return lines || private.reward_lines(private.sum_of_lines(lines), reward_ids);
end
$$;

-- What the office typed, with nothing in it that is not a line.
create or replace function private.charge_lines(charges jsonb) returns jsonb
language plpgsql immutable as $$
declare
  lines jsonb;
begin
  if jsonb_typeof(charges) is distinct from 'array' or jsonb_array_length(charges) not between 1 and 50 then
    perform private.refuse_line('lines');
  end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', line ->> 'kind', 'key', left(line ->> 'key', 80),
    'words', trim(line ->> 'words'), 'amount_cents', (line ->> 'amount_cents')::bigint)) order by place)
  into lines from jsonb_array_elements(charges) with ordinality as typed (line, place)
  where line ->> 'kind' in ('clean', 'extra', 'way', 'line') and length(trim(line ->> 'words')) between 1 and 500
    and line ->> 'amount_cents' ~ '^[0-9]{1,10}$';
  if lines is null or jsonb_array_length(lines) < jsonb_array_length(charges) then perform private.refuse_line('lines'); end if;
  return lines;
end
$$;

create or replace function private.refuse_line(field text) returns void
language plpgsql as $$
begin
  raise exception 'Each line has words and an amount.'
    using errcode = 'P0001', detail = 'validation_failed:' || field, hint = 'Up to 500 letters, and rand and cents.';
end
$$;

-- {name, percent} takes a share of all; {name, price_cents, covers} makes the clean itself cost that.
create or replace function private.promotion_line(lines jsonb, promotion jsonb) returns jsonb
language plpgsql immutable as $$
declare
  amount bigint;
begin
  if promotion is null or jsonb_typeof(promotion) = 'null' then return null; end if;
  if (promotion ->> 'name' ~ '^[a-z][a-z_]{2,40}$' and (
      promotion ->> 'percent' ~ '^([1-9]|[1-8][0-9]|90)$' and not promotion ? 'price_cents'
      or promotion ->> 'price_cents' ~ '^[0-9]{1,9}$' and length(promotion ->> 'covers') between 1 and 60 and not promotion ? 'percent'
    )) is not true
  then
    raise exception 'We do not know that promotion.'
      using errcode = 'P0001', detail = 'validation_failed:promotion', hint = 'Choose one that runs.';
  end if;
  select case when promotion ? 'percent'
      then ceil(private.sum_of_lines(lines) * (promotion ->> 'percent')::numeric / 100)
      else coalesce(sum((line ->> 'amount_cents')::bigint) filter (where line ->> 'kind' = 'clean'), 0)
        - (promotion ->> 'price_cents')::bigint end
  into amount from jsonb_array_elements(lines) as line;
  if amount <= 0 then return null; end if;
  return jsonb_build_object('kind', 'promotion', 'key', promotion ->> 'name', 'amount_cents', -amount,
    'rule', promotion - 'name');
end
$$;

create or replace function private.reward_lines(full_cents bigint, reward_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'key', id,
    'amount_cents', ceil(full_cents * (so_far - percent) / 100.0)::bigint - ceil(full_cents * so_far / 100.0)::bigint,
    'rule', jsonb_build_object('percent', percent, 'milestone', milestone)) order by so_far), '[]')
  from (
    select rewards.id, kind, milestone, rates.percent,
      sum(rates.percent) over (order by lapses_on nulls first, earned_on, rewards.id) as so_far
    from public.rewards, lateral (select case kind when 'loyalty'
      then (private.terms()).loyalty_percent else (private.terms()).referral_percent end as percent) as rates
    where rewards.id = any (reward_ids)
  ) as used
$$;

create or replace function private.is_discount(line jsonb) returns boolean
language sql immutable parallel safe
as $$ select line ->> 'kind' in ('promotion', 'loyalty', 'referral') $$;

-- Before any discount.
create or replace function private.full_cents(lines jsonb) returns bigint
language sql immutable parallel safe as $$
  select coalesce(sum((line ->> 'amount_cents')::bigint), 0)::bigint
  from jsonb_array_elements(lines) as line where not private.is_discount(line)
$$;

create or replace function private.rewards_of(lines jsonb) returns uuid[]
language sql immutable parallel safe as $$
  select coalesce(array_agg((line ->> 'key')::uuid), '{}')
  from jsonb_array_elements(lines) as line where line ->> 'kind' in ('loyalty', 'referral')
$$;

-- The discounts as a booking keeps them: above zero, with what the rule was.
create or replace function private.discount_reasons_of(lines jsonb) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(case line ->> 'kind'
    when 'promotion' then jsonb_build_object('kind', 'promotion', 'promotion', line ->> 'key',
      'amount_cents', -(line ->> 'amount_cents')::bigint) || (line -> 'rule')
    else jsonb_build_object('reward_id', line ->> 'key', 'kind', line ->> 'kind', 'milestone', line -> 'rule' -> 'milestone',
      'percent', line -> 'rule' -> 'percent', 'amount_cents', -(line ->> 'amount_cents')::bigint)
    end order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as held (line, place) where private.is_discount(line)
$$;
