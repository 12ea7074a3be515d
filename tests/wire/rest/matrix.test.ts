// The matrix of rights once more, through the wire: the data service neither adds to it nor takes away.
import { beforeAll, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { type Expectation, expectations, tablesInMatrix } from '#tests/policies/expectations.ts'
import { callerFor, welcomeEveryone } from '#tests/policies/people.ts'
import { layOut, sampleOf, whereOf } from '#tests/policies/sample-rows.ts'
import { clientOf } from './rest-client.ts'

describeEachEngine('the matrix of rights on the wire', engine => {
  let rest: RestHandler
  beforeAll(async () => {
    await welcomeEveryone(engine)
    await layOut(engine)
    rest = createRest({ database: engine.database, rateLimitScale: 1000, settings: { txPreference: true } })
  })

  test.each(tablesInMatrix.filter(table => !table.includes('.')))('%s', async table => {
    const wrong: Expectation[] = []
    for (const cell of expectations.filter(expectation => expectation.table === table))
      if ((await isAllowed(cell)) !== cell.isAllowed) wrong.push(cell)
    expect(wrong).toEqual([])
  })

  test('tables outside the schemas shown are not there at all', async () => {
    const client = clientOf(rest, { caller: callerFor('admin') })
    for (const table of ['users', 'rate_limits', 'server_keys'])
      expect((await client.from(table).select()).error?.code).toBe('PGRST205')
  })

  async function isAllowed({ table, person, whose, verb }: Expectation): Promise<boolean> {
    const owner = whose === 'own' ? person : 'stranger'
    const query = clientOf(rest, { caller: callerFor(person) }).from(table)
    const [, column = '', value = ''] = /^(\w+) = '(.*)'$/.exec(whereOf(table, owner)) ?? []
    const attempts = {
      select: () => query.select(column, { count: 'exact' }).eq(column, value),
      insert: () => query.insert(asForm(sampleOf(table).row(owner)), { count: 'exact' }),
      update: () => query.update(changeOf(table), { count: 'exact' }).eq(column, value),
      delete: () => query.delete({ count: 'exact' }).eq(column, value),
    }
    const { error, count } = await attempts[verb]().rollback()
    // Rights are checked before uniqueness: a duplicate has passed them.
    if (error?.code === '23505' || error?.details === 'number_taken') return true
    if (error && error.code !== '42501')
      throw new Error(`${person} ${verb} ${table}: ${JSON.stringify(error)}`)
    return !error && count === 1
  }
})

// "notes = 'Has a dog', price = 450" as the client sends it.
function changeOf(table: string): Record<string, unknown> {
  const pairs = [...sampleOf(table).change.matchAll(/(\w+) = (?:'([^']*)'|([\w()]+))/g)]
  return Object.fromEntries(
    pairs.map(([, column, text, bare]) => [column, listIn(text) ?? text ?? bare?.replace('()', '')]),
  )
}

const listIn = (text: string | undefined) => (text?.startsWith('[') ? JSON.parse(text) : undefined)

// Forms send true, 5 and lists as JSON has them; the samples are PostgreSQL's text.
function asForm(row: object): Record<string, unknown> {
  const read = (value: unknown) =>
    /^(true|false|\d|\[.*\])$/.test(String(value)) ? JSON.parse(String(value)) : value
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, read(value)]))
}
