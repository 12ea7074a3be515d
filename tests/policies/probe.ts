// Tries the cells of the matrix and says where the database does something else; nothing stays.
import type { Engine } from '#tests/engines.ts'
import { type Expectation, expectations } from './expectations.ts'
import { attempt, callerFor, type Person } from './people.ts'
import { insertOf, sampleOf, whereOf } from './sample-rows.ts'

const verbs = ['select', 'insert', 'update', 'delete'] as const

/** `first`: the verb whose cells are the likeliest to be wrong. */
export async function* findWrongCells(engine: Engine, table: string, first?: string): AsyncGenerator<string> {
  for (const verb of verbs.toSorted((one, other) => Number(other === first) - Number(one === first))) {
    const cells = expectations.filter(cell => cell.table === table && cell.verb === verb)
    for (const cell of cells) if ((await isAllowed(engine, cell)) !== cell.isAllowed) yield describeCell(cell)
    if (verb !== 'update' && verb !== 'delete') continue
    for (const person of ['anon', 'client', 'staff', 'admin'] as const)
      if (await touchesUnseen(engine, { table, person, verb })) yield `${person} must not ${verb} blindly`
  }
}

function describeCell({ person, verb, whose, isAllowed: may }: Expectation): string {
  return `${person} ${may ? 'must be able to' : 'must not'} ${verb} ${whose}`
}

async function isAllowed(engine: Engine, { table, person, whose, verb }: Expectation): Promise<boolean> {
  const owner = whose === 'own' ? person : 'stranger'
  const { rows, refusal } = await attempt(engine, person, statementFor(verb, table, owner), {
    rollback: true,
  })
  // Rights are checked before uniqueness: a duplicate has passed them.
  if (refusal?.code === '23505' || refusal?.detail === 'number_taken') return true
  if (refusal && refusal.code !== '42501') throw refusal
  return !refusal && (verb === 'insert' || rows[0]?.[0] === '1')
}

function statementFor(verb: Expectation['verb'], table: string, owner: Person): string {
  const { row } = sampleOf(table)
  const where = whereOf(table, owner)
  if (verb === 'select') return `select count(*) from ${table} where ${where}`
  if (verb === 'insert') return insertOf(table, row(owner))
  return `with touched as (${commandFor(verb, table)} where ${where} returning 1) select count(*) from touched`
}

const commandFor = (verb: 'update' | 'delete', table: string) =>
  verb === 'update' ? `update ${table} set ${sampleOf(table).change}` : `delete from ${table}`

type Blind = { table: string; person: Person; verb: 'update' | 'delete' }

// A command without a condition is held by its own policy alone, not by what the person can see.
async function touchesUnseen(engine: Engine, { table, person, verb }: Blind): Promise<boolean> {
  const count = `do $$ declare touched integer; begin
    ${commandFor(verb, table)}; get diagnostics touched = row_count;
    perform set_config('test.touched', touched::text, true); end $$`
  try {
    const [[[seen] = []] = [], , [[touched] = []] = []] = await engine.database.tx(
      callerFor(person),
      [`select count(*) from ${table}`, count, `select current_setting('test.touched')`].map(text => ({
        text,
      })),
      { rollback: true },
    )
    return Number(touched) > Number(seen)
  } catch {
    // Refused, or against a constraint: nothing was touched.
    return false
  }
}
