import type { DomainCasts } from './catalogue.ts'

// One look at PostgreSQL's own catalogue. It runs with an empty search path, so that every type and default comes
// back qualified. $1: the schemas shown, $2: those and the extra search path, both as arrays.
export const catalogueSql = `
with
shown as (
  select c.oid, n.nspname, c.relname, c.relkind, c.reltype
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where (n.nspname = any($1::text[]) and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition)
    or (n.nspname = any($2::text[]) and c.relkind = 'c')
),
base_types as (
  with recursive down as (
    select oid, oid as base from pg_type
    union all
    select d.oid, t.typbasetype from down d join pg_type t on t.oid = d.base where t.typtype = 'd'
  )
  select d.oid, t.typname, t.typtype, t.typcategory
  from down d join pg_type t on t.oid = d.base where t.typtype <> 'd'
),
-- A domain may say how its values look on the wire: casts of its own from and to JSON, and from text.
domain_casts as (
  select d.oid, json_build_object(
    'toJson', min(named.sql) filter (where c.castsource = d.oid),
    'fromJson', min(named.sql) filter (where c.castsource = 'json'::regtype),
    'fromText', min(named.sql) filter (where c.castsource = 'text'::regtype)
  ) as casts
  from pg_type d
  join pg_cast c on (c.castsource = d.oid and c.casttarget = 'json'::regtype)
    or (c.casttarget = d.oid and c.castsource in ('json'::regtype, 'text'::regtype))
  join pg_proc p on p.oid = c.castfunc
  join pg_namespace n on n.oid = p.pronamespace
  cross join lateral (select format('%I.%I', n.nspname, p.proname)) as named(sql)
  where d.typtype = 'd' and c.castmethod = 'f' and c.castcontext = 'i'
  group by d.oid
),
columns as (
  select a.attrelid, json_agg(json_build_object(
    'number', a.attnum, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'baseType', b.typname,
    'isStructured', b.typtype = 'c' or b.typcategory = 'A', 'isNullable', not a.attnotnull,
    'defaultSql', case
      when a.attgenerated <> '' then null
      when a.attidentity = 'd'
        then format('nextval(%L::regclass)', pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
      else pg_get_expr(d.adbin, d.adrelid) end,
    'domain', dc.casts
  ) order by a.attnum) as list
  from pg_attribute a
  join shown s on s.oid = a.attrelid
  join base_types b on b.oid = a.atttypid
  left join domain_casts dc on dc.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  group by a.attrelid
),
relations as (
  select json_agg(json_build_object(
    'id', s.oid::text, 'schema', s.nspname, 'name', s.relname,
    'kind', case when s.relkind in ('v', 'm') then 'view' when s.relkind = 'c' then 'result' else 'table' end,
    'columns', coalesce(c.list, '[]'), 'rule', r.ev_action::text
  ) order by s.nspname, s.relname) as list
  from shown s
  left join columns c on c.attrelid = s.oid
  left join pg_rewrite r on r.ev_class = s.oid and r.rulename = '_RETURN'
),
-- Views in schemas that are not shown, which shown views may stand on.
hidden_views as (
  select json_agg(json_build_object('id', c.oid::text, 'rule', r.ev_action::text)) as list
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname <> all($1::text[])
),
keys as (
  select json_agg(json_build_object(
    'kind', contype, 'name', conname, 'table', conrelid::text, 'columns', conkey,
    'target', confrelid::text, 'targetColumns', confkey
  ) order by conname) as list
  from pg_constraint where contype in ('p', 'u', 'f') and conparentid = 0
),
functions as (
  select json_agg(json_build_object(
    'schema', n.nspname, 'name', p.proname, 'volatility', p.provolatile, 'returnsSet', p.proretset,
    'isOneRow', not p.proretset or p.prorows = 1, 'returnType', format_type(p.prorettype, null),
    'returnBaseType', rt.typname, 'returnRelation', case when rt.typtype = 'c' then t.typrelid::text end,
    'isVariadic', p.provariadic <> 0, 'defaults', p.pronargdefaults, 'names', p.proargnames,
    'modes', p.proargmodes::text[], 'types', types.list, 'inputRelation', input.typrelid::text,
    'media', case when t.typtype = 'd' and t.typname like '%/%' and not p.proretset then t.typname end
  ) order by n.nspname, p.proname, p.oid) as list
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type t on t.oid = p.prorettype
  join base_types rt on rt.oid = p.prorettype
  left join pg_type input on input.oid = p.proargtypes[0] and input.typtype = 'c' and p.pronargs = 1
  cross join lateral (
    select coalesce(json_agg(format_type(u.type, null) order by u.place), '[]') as list
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as u(type, place)
  ) as types
  where n.nspname = any($2::text[]) and p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
),
-- Aggregates that put rows, of one table or of any, into a form named by the domain that they return.
handlers as (
  select json_agg(json_build_object(
    'sql', format('%I.%I', n.nspname, p.proname), 'media', t.typname, 'isBytes', b.typname = 'bytea',
    'relation', case when input.typtype = 'c' then input.typrelid::text end
  ) order by n.nspname, p.proname) as list
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type t on t.oid = p.prorettype and t.typtype = 'd' and t.typname like '%/%'
  join base_types b on b.oid = t.oid
  join pg_type input on input.oid = p.proargtypes[0] and (input.typtype = 'c' or input.oid = 'anyelement'::regtype)
  where p.prokind = 'a' and p.pronargs = 1 and n.nspname = any($2::text[])
),
-- PostGIS, wherever it was put.
geo as (
  select min(format('%I.%I', n.nspname, p.proname)) as sql
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.proname = 'st_asgeojson' and p.proargtypes[0] = 'record'::regtype
),
types as (
  select json_agg(json_build_object('name', t.typname, 'sql', format_type(t.oid, null))) as list
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where (n.nspname = 'pg_catalog' or n.nspname = any($2::text[]))
    and t.typtype in ('b', 'd', 'e', 'r', 'm') and t.typcategory <> 'A'
)
select json_build_object(
  'relations', coalesce(relations.list, '[]'), 'hiddenViews', coalesce(hidden_views.list, '[]'),
  'keys', coalesce(keys.list, '[]'), 'functions', coalesce(functions.list, '[]'), 'types', coalesce(types.list, '[]'),
  'handlers', coalesce(handlers.list, '[]'), 'geoSql', geo.sql
)::text
from relations, hidden_views, keys, functions, types, handlers, geo`

// Changes whenever a table, column, constraint, view, type or function does: each row's xmin is the transaction that
// last wrote it. Needs no right beyond reading the catalogue, and is cheap enough to ask every few seconds.
export const catalogueVersionSql = `
select md5(string_agg(version, ',' order by version)) from (
  select 'c' || oid || '.' || xmin from pg_class
  where relkind in ('r', 'v', 'm', 'f', 'p') and oid >= 16384
  union all select 'a' || attrelid || '.' || attnum || '.' || xmin from pg_attribute
  where attrelid >= 16384 and attnum > 0
  union all select 'k' || oid || '.' || xmin from pg_constraint where oid >= 16384
  union all select 'r' || oid || '.' || xmin from pg_rewrite where oid >= 16384
  union all select 'p' || oid || '.' || xmin from pg_proc where oid >= 16384
  union all select 's' || oid || '.' || xmin from pg_cast where oid >= 16384
  union all select 't' || oid || '.' || xmin from pg_type where oid >= 16384 and typtype in ('d', 'e')
) as parts(version)`

type RawColumn = {
  number: number
  name: string
  type: string
  baseType: string
  isStructured: boolean
  isNullable: boolean
  defaultSql: string | null
  domain: DomainCasts | null
}
export type RawRelation = {
  id: string
  schema: string
  name: string
  kind: 'table' | 'view' | 'result'
  columns: RawColumn[]
  rule: string | null
}
export type RawKey = {
  kind: 'p' | 'u' | 'f'
  name: string
  table: string
  columns: number[]
  target: string
  targetColumns: number[] | null
}
export type RawFunction = {
  schema: string
  name: string
  volatility: 'v' | 's' | 'i'
  returnsSet: boolean
  isOneRow: boolean
  returnType: string
  returnBaseType: string
  returnRelation: string | null
  isVariadic: boolean
  defaults: number
  names: string[] | null
  modes: string[] | null
  types: string[]
  inputRelation: string | null
  media: string | null
}
type RawHandler = { sql: string; media: string; isBytes: boolean; relation: string | null }
export type RawCatalogue = {
  relations: RawRelation[]
  hiddenViews: { id: string; rule: string }[]
  keys: RawKey[]
  functions: RawFunction[]
  types: { name: string; sql: string }[]
  handlers: RawHandler[]
  geoSql: string | null
}
