// A small model and the plainest possible evaluation of queries on it, with SQL's three-valued logic written out.
export type Item = {
  id: number
  number: number | null
  word: string | null
  flag: boolean | null
  team_id: number | null
  // Of a domain that shows 3 as s3.
  shade: number | null
}
export type Team = { id: number; name: string }

export const teams: Team[] = [
  { id: 1, name: 'red' },
  { id: 2, name: 'blue' },
]

const words = ['a', 'ab', 'b', null, 'ba', 'c,d', 'e"f', '']
export const items: Item[] = Array.from({ length: 24 }, (_, i) => ({
  id: i + 1,
  number: i % 7 === 6 ? null : (i % 7) - 2,
  word: words[i % words.length] as string | null,
  flag: [true, false, null][i % 3] as boolean | null,
  team_id: [1, 2, null, 1][i % 4] as number | null,
  shade: i % 5 === 4 ? null : i % 5,
}))

type Operator = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isdistinct'
export type ModelFilter = { negated: boolean } & (
  | { kind: 'number'; operator: string; value: number }
  | { kind: 'shade'; operator: string; value: number }
  | { kind: 'shades'; list: number[] }
  | { kind: 'word'; operator: string; value: string }
  | { kind: 'like'; pattern: string }
  | { kind: 'in'; list: string[] }
  | { kind: 'is'; column: 'number' | 'word' | 'flag'; value: boolean | null }
  | { kind: 'logic'; operator: 'and' | 'or'; parts: ModelFilter[] }
)

export type ModelQuery = {
  filters: ModelFilter[]
  teamName: string | null
  isInner: boolean
  teamIsNull: boolean | null
  mateFilter: ModelFilter | null
  mateLimit: number | null
  order: { by: 'number' | 'flag' | 'team'; descending: boolean; nulls: 'first' | 'last' | null }
  offset: number
  limit: number | null
}

// True, false, or null for unknown.
type Truth = boolean | null

function test(item: Item, filter: ModelFilter): Truth {
  const truth = plainTest(item, filter)
  return filter.negated && truth !== null ? !truth : truth
}

function plainTest(item: Item, filter: ModelFilter): Truth {
  switch (filter.kind) {
    case 'number':
    case 'shade':
    case 'word':
      return compare(item[filter.kind], filter.operator as Operator, filter.value)
    case 'like':
      return item.word === null ? null : likePattern(filter.pattern).test(item.word)
    case 'in':
      return item.word === null ? (filter.list.length === 0 ? false : null) : filter.list.includes(item.word)
    case 'shades':
      return item.shade === null
        ? filter.list.length === 0
          ? false
          : null
        : filter.list.includes(item.shade)
    case 'is':
      return item[filter.column] === filter.value
    case 'logic':
      return combine(
        filter.operator,
        filter.parts.map(part => test(item, part)),
      )
  }
}

function likePattern(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 's')
}

function compare(left: number | string | null, operator: Operator, right: number | string): Truth {
  if (operator === 'isdistinct') return left !== right
  if (left === null) return null
  const results = {
    eq: left === right,
    neq: left !== right,
    gt: left > right,
    gte: left >= right,
    lt: left < right,
    lte: left <= right,
  }
  return results[operator]
}

function combine(operator: 'and' | 'or', truths: Truth[]): Truth {
  const decisive = operator === 'or'
  if (truths.includes(decisive)) return decisive
  return truths.includes(null) ? null : !decisive
}

export const shownShade = (shade: number | null) => (shade === null ? null : `s${shade}`)

type Mates = { name: string; mates: { id: number; shade: string | null }[] }

export function evaluate(query: ModelQuery) {
  const kept = items
    .map(item => ({ item, team: teamOf(item, query) }))
    .filter(({ item }) => query.filters.every(filter => test(item, filter) === true))
    .filter(({ team }) => !query.isInner || team !== null)
    .filter(({ team }) => query.teamIsNull === null || (team === null) === query.teamIsNull)
    .toSorted((a, b) => order(keyOf(a, query), keyOf(b, query), query) || a.item.id - b.item.id)
  const end = query.limit === null ? undefined : query.offset + query.limit
  const rows = kept
    .slice(query.offset, end)
    .map(({ item, team }) => ({ id: item.id, shade: shownShade(item.shade), team }))
  return { rows, total: kept.length }
}

function teamOf(item: Item, { teamName, mateFilter, mateLimit }: ModelQuery): Mates | null {
  const team = teams.find(({ id }) => id === item.team_id)
  if (!team || (teamName !== null && team.name !== teamName)) return null
  const mates = items
    .filter(({ team_id }) => team_id === team.id)
    .filter(mate => !mateFilter || test(mate, mateFilter) === true)
  const shown = mates.slice(0, mateLimit ?? undefined)
  return { name: team.name, mates: shown.map(({ id, shade }) => ({ id, shade: shownShade(shade) })) }
}

type Key = number | boolean | string | null

function keyOf({ item, team }: { item: Item; team: Mates | null }, { order: { by } }: ModelQuery): Key {
  return by === 'team' ? (team?.name ?? null) : item[by]
}

// Nulls come last going up and first going down, unless said otherwise.
function order(a: Key, b: Key, { order: { descending, nulls } }: ModelQuery): number {
  const nullsFirst = nulls === null ? descending : nulls === 'first'
  if (a === null || b === null) return a === b ? 0 : (a === null) === nullsFirst ? -1 : 1
  const up = a < b ? -1 : a > b ? 1 : 0
  return descending ? -up : up
}
