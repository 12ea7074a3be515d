// Queries drawn at random over a small model: PostgreSQL's answer through the wire equals a naive evaluation here.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'
import { evaluate, type Item, items, type ModelFilter, type ModelQuery, teams } from './naive-model.ts'

const runs = Number(process.env.PROPERTY_RUNS ?? 150)

const value = {
  number: fc.integer({ min: -2, max: 4 }),
  word: fc.constantFrom('a', 'ab', 'b', 'ba', 'c,d', 'e"f', ''),
}
const plainOperator = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct')

const condition: fc.Arbitrary<ModelFilter> = fc.oneof(
  fc.record({
    kind: fc.constant('number' as const),
    negated: fc.boolean(),
    operator: plainOperator,
    value: value.number,
  }),
  fc.record({
    kind: fc.constant('shade' as const),
    negated: fc.boolean(),
    operator: plainOperator,
    value: value.number,
  }),
  fc.record({
    kind: fc.constant('shades' as const),
    negated: fc.boolean(),
    list: fc.array(value.number, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('word' as const),
    negated: fc.boolean(),
    operator: fc.constantFrom('eq', 'neq', 'isdistinct'),
    value: value.word,
  }),
  fc.record({
    kind: fc.constant('like' as const),
    negated: fc.boolean(),
    pattern: fc.constantFrom('a%', '%b', '%b%', '_', '%'),
  }),
  fc.record({
    kind: fc.constant('in' as const),
    negated: fc.boolean(),
    list: fc.array(value.word, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('is' as const),
    negated: fc.boolean(),
    column: fc.constantFrom('number' as const, 'word' as const, 'flag' as const),
    value: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('is' as const),
    negated: fc.boolean(),
    column: fc.constant('flag' as const),
    value: fc.boolean(),
  }),
)

const { filter } = fc.letrec<{ filter: ModelFilter }>(tie => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    fc.record({
      kind: fc.constant('logic' as const),
      negated: fc.boolean(),
      operator: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}))

const query: fc.Arbitrary<ModelQuery> = fc.record({
  filters: fc.array(filter, { maxLength: 3 }),
  teamName: fc.option(fc.constantFrom('red', 'blue', 'none')),
  isInner: fc.boolean(),
  teamIsNull: fc.option(fc.boolean()),
  mateFilter: fc.option(filter),
  mateLimit: fc.option(fc.integer({ min: 0, max: 3 })),
  order: fc.record({
    by: fc.constantFrom('number' as const, 'flag' as const, 'team' as const),
    descending: fc.boolean(),
    nulls: fc.option(fc.constantFrom('first' as const, 'last' as const)),
  }),
  offset: fc.integer({ min: 0, max: 5 }),
  limit: fc.option(fc.integer({ min: 0, max: 10 })),
})

describeAwkward('random queries', awkward => {
  beforeAll(async () => {
    const literal = (item: unknown) =>
      item === null ? 'null' : typeof item === 'string' ? `'${item}'` : String(item)
    const rows = (list: object[]) =>
      list.map(row => `(${Object.values(row).map(literal).join(', ')})`).join(', ')
    await awkward.engine.owner(`
      create table awkward.teams (id int primary key, name text);
      create domain awkward.shade as int;
      create function awkward.shown(awkward.shade) returns json language sql immutable as $$ select to_json('s' || $1) $$;
      create function awkward.shade_of(text) returns awkward.shade language sql immutable as $$ select ltrim($1, 's')::int $$;
      create cast (awkward.shade as json) with function awkward.shown(awkward.shade) as implicit;
      create cast (text as awkward.shade) with function awkward.shade_of(text) as implicit;
      create domain awkward."text/x-count" as text;
      create function awkward.count_one(int, anyelement) returns int language sql immutable as $$ select $1 + 1 $$;
      create function awkward.counted(int) returns awkward."text/x-count" language sql immutable as $$ select $1::text $$;
      create aggregate awkward.count_rows(anyelement) (
        sfunc = awkward.count_one, stype = int, initcond = 0, finalfunc = awkward.counted);
      create table awkward.items (id int primary key, number int, word text, flag boolean,
        team_id int references awkward.teams, shade awkward.shade);
      insert into awkward.teams values ${rows(teams)};
      insert into awkward.items values ${rows(items)};
      grant select on awkward.teams, awkward.items to authenticated`)
    await awkward.rest.reload()
  })

  test('equal the naive evaluation', async () => {
    await fc.assert(
      fc.asyncProperty(query, async asked => {
        const reply = await awkward.send(`/items?${toSearch(asked)}`, { headers: { prefer: 'count=exact' } })
        const { rows, total } = evaluate(asked)
        const isPastEnd = asked.offset > total
        expect(reply.status === 416).toBe(isPastEnd)
        if (isPastEnd) return
        expect(await reply.json()).toEqual(rows)
        expect(reply.headers.get('content-range')?.split('/')[1]).toBe(String(total))
        const counted = await awkward.send(`/items?${toSearch(asked)}`, {
          headers: { accept: 'text/x-count' },
        })
        expect(await counted.text()).toBe(String(rows.length))
      }),
      { numRuns: runs },
    )
  })
})

function toSearch(asked: ModelQuery): URLSearchParams {
  const inner = asked.isInner ? '!inner' : ''
  const search = new URLSearchParams({ select: `id,shade,team:teams${inner}(name,mates:items(id,shade))` })
  for (const part of asked.filters) search.append(...topLevel(part))
  if (asked.teamName !== null) search.append('team.name', `eq.${asked.teamName}`)
  if (asked.teamIsNull !== null) search.append('team', asked.teamIsNull ? 'is.null' : 'not.is.null')
  if (asked.mateFilter) search.append('team.mates.and', `(${inTree(asked.mateFilter)})`)
  search.append('team.mates.order', 'id')
  if (asked.mateLimit !== null) search.append('team.mates.limit', String(asked.mateLimit))
  search.append('order', `${orderTerm(asked)},id`)
  if (asked.limit !== null) search.append('limit', String(asked.limit))
  if (asked.offset > 0) search.append('offset', String(asked.offset))
  return search
}

function orderTerm({ order }: ModelQuery): string {
  const column = order.by === 'team' ? 'team(name)' : order.by
  return `${column}.${order.descending ? 'desc' : 'asc'}${order.nulls ? `.nulls${order.nulls}` : ''}`
}

function topLevel(part: ModelFilter): [string, string] {
  const not = part.negated ? 'not.' : ''
  if (part.kind === 'logic') return [`${not}${part.operator}`, `(${part.parts.map(inTree).join(',')})`]
  const [column, test] = conditionText(part, { isInTree: false })
  return [column, `${not}${test}`]
}

function inTree(part: ModelFilter): string {
  const not = part.negated ? 'not.' : ''
  if (part.kind === 'logic') return `${not}${part.operator}(${part.parts.map(inTree).join(',')})`
  const [column, test] = conditionText(part, { isInTree: true })
  return `${column}.${not}${test}`
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

function conditionText(
  part: Exclude<ModelFilter, { kind: 'logic' }>,
  { isInTree }: { isInTree: boolean },
): [keyof Item, string] {
  switch (part.kind) {
    case 'number':
      return ['number', `${part.operator}.${part.value}`]
    case 'shade':
      return ['shade', `${part.operator}.s${part.value}`]
    case 'shades':
      return ['shade', `in.(${part.list.map(item => `s${item}`).join(',')})`]
    case 'word':
      return ['word', `${part.operator}.${isInTree ? quoted(part.value) : part.value}`]
    case 'like':
      return ['word', `like.${part.pattern.replaceAll('%', '*')}`]
    case 'in':
      return ['word', `in.(${part.list.map(quoted).join(',')})`]
    case 'is':
      return [part.column, `is.${part.value}`]
  }
}
