// What a question costs for each row that it looks at, known before it is run: the embedded engine cannot be interrupted. The
// office may ask what it likes; everybody else what a screen asks, and no expression that could be tried in endless ways.
import type { Caller, Database } from '#server/database/database.ts'
import { limits } from './limits.ts'
import { type Condition, type Filter, type Query, type SelectItem, textSearches } from './query.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'
import type { Service } from './service.ts'

const weights = { condition: 1, textSearch: 10, expression: 5, embed: 3, order: 1 }
const longestExpression = 60
// PostgreSQL follows these in one walk over the text: signs, classes, choices and repetition; no references back, no looking
// around, no counted repetition and no options. https://www.postgresql.org/docs/current/functions-matching.html
const plainExpression =
  /^(?!\*\*\*)(?:[^\\[({]|\((?!\?)|\(\?:|\\(?:[^A-Za-z0-9]|[dDsSwWnrt])|\[\^?\]?(?:[^\]\\[]|\[:[a-z]+:\]|\\(?:[^A-Za-z0-9]|[dsw]))*\])*$/u
const isPlainExpression = (text: string) => text.length <= longestExpression && plainExpression.test(text)

/** Refuses what is too heavy for whoever asks. */
export async function requireLight(
  weight: number,
  { caller }: RestRequest,
  { submissions, database }: Service,
) {
  // Another's database has its own limits.
  if (!submissions || weight <= limits.weight || (await isOfOffice(caller, database))) return
  throw new RestError(400, {
    code: 'PGRST100',
    message: 'The question is too heavy',
    details: 'Ask for less at once: fewer conditions, shorter lists, simple patterns.',
  })
}

// Asked of the database each time, as every right is.
async function isOfOffice(caller: Caller, database: Database): Promise<boolean> {
  if (caller.role !== 'authenticated') return caller.role === 'service_role'
  const text = `select auth.has_role('staff')`
  const [[[isStaff] = []] = []] = await database.tx(caller, [{ text }], { readOnly: true })
  return isStaff === 't'
}

export function weightOf({ select, filters, orders }: Query): number {
  return (
    sum(filters, ({ part }) => weightOfFilter(part)) +
    embedsIn(select) * weights.embed +
    orders.length * weights.order
  )
}

const embedsIn = (select: SelectItem[]): number =>
  sum(select, item => (item.kind === 'embed' ? 1 + embedsIn(item.select) : 0))

function weightOfFilter(filter: Filter): number {
  if (filter.kind === 'logic') return sum(filter.parts, weightOfFilter)
  const { value, quantifier, list } = filter
  // A list of plain values is looked up, a list of patterns tried one after the other.
  if (list) return weights.condition + list.length / 20
  const values = quantifier ? value.split(',').length : 1
  return values * weightOfTest(filter) + value.length / 200
}

function weightOfTest({ operator, value }: Condition): number {
  if (textSearches.has(operator)) return weights.textSearch
  if (operator !== 'match' && operator !== 'imatch') return weights.condition
  return isPlainExpression(value) ? weights.expression : Infinity
}

const sum = <T>(items: T[], weigh: (item: T) => number) =>
  items.reduce((total, item) => total + weigh(item), 0)
