// The rows of the tables and views that the data service shows, as TypeScript: what a column holds in JSON, whether
// it can be nothing, and which words it may hold where a check names them.
import type { Owner } from '#server/database/owner.ts'
import { buildCatalogue } from './build-catalogue.ts'
import type { Column, Relation } from './catalogue.ts'
import { catalogueSql } from './catalogue-sql.ts'
import { checkWords } from './check-words.ts'

type Words = Map<string, string[]>

const opening = `// Made by scripts/row-types.ts (npm run rows) from the schema, and not changed by hand: what each column of a row holds
// on the wire. What lies in JSON is told by whoever reads it.
`

export async function rowTypes(owner: Owner): Promise<string> {
  const shown = "'{public}'::text[]"
  const sql = catalogueSql.replaceAll('$1::text[]', shown).replaceAll('$2::text[]', shown)
  await owner.run(`set search_path = ''`)
  const [[json] = []] = await owner.run(sql)
  const words = await readWords(owner)
  await owner.run('reset search_path')
  const found = buildCatalogue(JSON.parse(json ?? '')).relations.get('public')
  const relations = [...(found?.values() ?? [])]
    .filter(({ kind }) => kind !== 'result')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return `${opening}export type Rows = {\n${relations.map(relation => typeOf(relation, words)).join('')}}\n`
}

function typeOf({ name, columns, computed }: Relation, words: Words): string {
  const own = [...columns.values()].map(
    column => `    ${column.name}: ${held(column, words.get(`${name}.${column.name}`))}\n`,
  )
  const reckoned = [...computed.values()].map(
    column => `    ${column.name}: ${held({ ...column, isNullable: true })}\n`,
  )
  return `  ${name}: {\n${[...own, ...reckoned].join('')}  }\n`
}

type Held = Pick<Column, 'type' | 'baseType' | 'isNullable'>

function held({ type, baseType, isNullable }: Held, words?: string[]): string {
  const isList = type.endsWith('[]')
  const one =
    words?.map(word => `'${word}'`).join(' | ') ?? scalar(isList ? baseType.replace(/^_/, '') : baseType)
  return `${isList ? `${one}[]` : one}${isNullable && one !== 'unknown' ? ' | null' : ''}`
}

function scalar(baseType: string): string {
  if (/^(int[248]|float[48]|numeric)$/.test(baseType)) return 'number'
  if (baseType === 'bool') return 'boolean'
  return /^jsonb?$/.test(baseType) ? 'unknown' : 'string'
}

async function readWords(owner: Owner): Promise<Words> {
  const rows = await owner.run(`
    select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_catalog.pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`)
  const found = rows.flatMap(([table, check]) => {
    const allowed = checkWords(String(check))
    if (!allowed) return []
    return [[`${String(table).replace('public.', '')}.${allowed.column}`, allowed.words] as const]
  })
  return new Map(found)
}
