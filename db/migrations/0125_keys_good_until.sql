-- A replaced key says itself until when it counts: how long a token lasts is known in one place, where tokens are made.
update auth.server_keys
set value = jsonb_set(value::jsonb, '{keys}', (
  select coalesce(jsonb_agg(
    case when key ? 'retired_at' then key - 'retired_at' || jsonb_build_object('good_until', (key ->> 'retired_at')::numeric + 3600)
      else key end order by place), '[]')
  from jsonb_array_elements(value::jsonb -> 'keys') with ordinality as keys (key, place)
))::text
where name = 'jwt_keys';
