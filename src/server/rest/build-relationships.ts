// Which tables can be embedded in which: each foreign key from both sides, and many-to-many through a table between.
import type { ColumnPair, Relation, Relationship } from './catalogue.ts'
import type { RawKey } from './catalogue-sql.ts'

// A relation and the columns of one table that it shows, by the table's column numbers.
export type ShownTable = { relation: Relation; table: string; names: Map<number, string> }

export function buildRelationships(keys: RawKey[], shown: ShownTable[]): void {
  const unique = keys.filter(key => key.kind !== 'f')
  for (const key of keys) {
    if (key.kind !== 'f') continue
    const isOneToOne = unique.some(other => other.table === key.table && isWithin(other.columns, key.columns))
    for (const owner of shown.filter(({ table }) => table === key.table)) {
      for (const target of shown.filter(({ table }) => table === key.target))
        connect(key, isOneToOne, owner, target)
    }
  }
  const relations = new Set(shown.map(({ relation }) => relation))
  for (const relation of relations) connectThrough(relation)
}

const isWithin = (part: readonly unknown[], whole: readonly unknown[]) =>
  part.every(item => whole.includes(item))

function connect(key: RawKey, isOneToOne: boolean, owner: ShownTable, target: ShownTable): void {
  const from = key.columns.map(number => owner.names.get(number))
  const to = (key.targetColumns ?? []).map(number => target.names.get(number))
  if ([...from, ...to].includes(undefined)) return
  const columns = from.map((name, i) => ({ from: name as string, to: to[i] as string }))
  owner.relation.relationships.push({
    cardinality: isOneToOne ? 'one-to-one' : 'many-to-one',
    isToOne: true,
    name: key.name,
    from: owner.relation,
    to: target.relation,
    columns,
    isOwner: true,
  })
  target.relation.relationships.push({
    cardinality: isOneToOne ? 'one-to-one' : 'one-to-many',
    isToOne: isOneToOne,
    name: key.name,
    from: target.relation,
    to: owner.relation,
    columns: columns.map(swapped),
    isOwner: false,
  })
}

const swapped = ({ from, to }: ColumnPair): ColumnPair => ({ from: to, to: from })

// A table is a junction when two of its foreign keys lie within its primary key.
function connectThrough(junction: Relation): void {
  const owned = junction.relationships.filter(
    ({ isOwner, junction: via, columns }) =>
      isOwner &&
      !via &&
      isWithin(
        columns.map(pair => pair.from),
        junction.primaryKey,
      ),
  )
  for (const source of owned) {
    for (const target of owned) if (source.name !== target.name) connectPair(junction, source, target)
  }
}

function connectPair(junction: Relation, source: Relationship, target: Relationship): void {
  source.to.relationships.push({
    cardinality: 'many-to-many',
    isToOne: false,
    name: source.name,
    from: source.to,
    to: target.to,
    columns: [],
    isOwner: false,
    junction: {
      relation: junction,
      targetConstraint: target.name,
      fromColumns: source.columns.map(swapped),
      toColumns: target.columns,
    },
  })
}
