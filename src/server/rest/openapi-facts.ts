// What the description needs besides the catalogue: which of it this caller may use, and what the owner wrote about it.
import type { Relation, RestFunction } from './catalogue.ts'
import { checkWords } from './check-words.ts'
import type { RestRequest } from './rest-request.ts'
import { runRows } from './run-statement.ts'
import { runOf, type Service } from './service.ts'
import { arrayLiteral, relationSql } from './sql-text.ts'

type ColumnFacts = { comment: string | null; labels: string[] | null; checks: string[] | null }
type RelationFacts = {
  reads: boolean
  inserts: boolean
  updates: boolean
  deletes: boolean
  comment: string | null
  columns: Record<string, ColumnFacts>
}

export type DescribedRelation = Omit<RelationFacts, 'columns'> & {
  relation: Relation
  commentOf(column: string): string | undefined
  // An enum's labels, or the words that a check allows.
  wordsOf(column: string): string[] | undefined
}
export type DescribedFunction = { fn: RestFunction; comment: string | null }

// Whether a view can be written at all is for PostgreSQL to say: 8 is an insert, 4 an update, 16 a delete.
const relationsSql = `
select place, json_build_object(
  'reads', has_any_column_privilege(name, 'select'),
  'inserts', has_any_column_privilege(name, 'insert') and pg_relation_is_updatable(name::regclass, true) & 8 > 0,
  'updates', has_any_column_privilege(name, 'update') and pg_relation_is_updatable(name::regclass, true) & 4 > 0,
  'deletes', has_table_privilege(name, 'delete') and pg_relation_is_updatable(name::regclass, true) & 16 > 0,
  'comment', obj_description(name::regclass, 'pg_class'),
  'columns', (
    select json_object_agg(a.attname, json_build_object(
      'comment', col_description(a.attrelid, a.attnum),
      'labels', (
        select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
        where e.enumtypid = coalesce(nullif(t.typbasetype, 0), case when t.typcategory = 'A' then t.typelem end, t.oid)
      ),
      'checks', (
        select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
      )))
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = name::regclass and a.attnum > 0 and not a.attisdropped
  ))
from unnest($1::text[]) with ordinality as names(name, place)
where has_table_privilege(name, 'delete') or has_any_column_privilege(name, 'select, insert, update')`
const functionsSql = `
select place, obj_description(name::regprocedure, 'pg_proc')
from unnest($1::text[]) with ordinality as names(name, place) where has_function_privilege(name, 'execute')`
const schemaSql = `select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = $1`

type Described = {
  relations: DescribedRelation[]
  functions: DescribedFunction[]
  comment: string | null
}

export async function readDescription(asked: RestRequest, service: Service): Promise<Described> {
  const relations = [...(service.catalogue.relations.get(asked.schema)?.values() ?? [])]
  const functions = [...(service.catalogue.functions.get(asked.schema)?.values() ?? [])].flat()
  const statements = [
    { text: relationsSql, values: [arrayLiteral(relations.map(relationSql))] },
    { text: functionsSql, values: [arrayLiteral(functions.map(signatureOf))] },
    { text: schemaSql, values: [asked.schema] },
  ]
  const run = runOf(service, asked, { readOnly: true })
  const [tables = [], calls = [], [[comment = null] = []] = []] = await runRows(statements, run)
  return {
    relations: tables.map(([place, facts]) => withFacts(itemAt(relations, place), JSON.parse(facts ?? '{}'))),
    functions: calls.map(([place, about = null]) => ({ fn: itemAt(functions, place), comment: about })),
    comment,
  }
}

const itemAt = <Item>(items: Item[], place: string | null | undefined) => items[Number(place) - 1] as Item
const signatureOf = (fn: RestFunction) => `${relationSql(fn)}(${fn.args.map(arg => arg.type).join(', ')})`

function withFacts(relation: Relation, { columns, ...facts }: RelationFacts): DescribedRelation {
  return {
    relation,
    ...facts,
    commentOf: name => columns[name]?.comment ?? undefined,
    wordsOf(name) {
      const { labels, checks } = columns[name] ?? {}
      return labels ?? checks?.map(checkWords).find(found => found !== undefined)?.words
    },
  }
}
