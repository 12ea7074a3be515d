-- Upkeep asks it of every schema; nobody is erased from this one.
create schema if not exists private;
create or replace function private.has_erased_since(timestamptz) returns boolean language sql stable as 'select false';
