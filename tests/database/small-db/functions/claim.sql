create or replace function claim() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub'
$$;
