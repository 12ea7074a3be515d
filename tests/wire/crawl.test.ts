// A client without a role tries every door there is: each table and each function, with strangers' ids and with ids
// that nobody has. What comes back is their own, and the two kinds of ids cannot be told apart.
import { beforeAll, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { tablesInMatrix } from '#tests/policies/expectations.ts'
import { callerFor, welcomeEveryone } from '#tests/policies/people.ts'
import { customerOf } from '#tests/policies/sample-owners.ts'
import { layOut } from '#tests/policies/sample-rows.ts'

// The pictures of the gallery are nobody's, and for everyone to see.
const tables = tablesInMatrix.filter(table => !table.includes('.') && table !== 'gallery_pictures')
// The ids that layOut gives: the last digit is the person, and the client is the second.
const strangersId = /c[234]000000-0000-4000-8000-00000000000[13-9]/
const strangersRow = 'c4000000-0000-4000-8000-000000000005'
const nobodysRow = 'c4000000-0000-4000-8000-00000000ffff'
const nobodysCustomer = 'c2000000-0000-4000-8000-00000000ffff'

const anyValue: Record<string, unknown> = {
  integer: 10,
  bigint: 10,
  smallint: 1,
  numeric: 1,
  boolean: true,
  date: '2031-03-03',
  jsonb: {},
  json: {},
  'uuid[]': [],
  'text[]': [],
  'timestamp with time zone': '2031-03-03T10:00:00Z',
}

// Each with the arguments that it cannot do without, and with the words that it searches for.
const callableFunctions = `
  select proname, coalesce(json_object_agg(name, format_type(type, null))
    filter (where place <= pronargs - pronargdefaults or name = 'words'), '{}')
  from pg_proc left join lateral unnest(proargnames, proargtypes::oid[]) with ordinality as given (name, type, place)
    on place <= pronargs
  where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', pg_proc.oid, 'execute')
  group by pg_proc.oid, proname order by proname`

type Answer = { status: number; text: string; range: string | null }

describeEachEngine('a client who tries every door', engine => {
  let rest: RestHandler
  beforeAll(async () => {
    await welcomeEveryone(engine)
    await layOut(engine)
    rest = createRest({ database: engine.database, rateLimitScale: 1_000_000 })
  })

  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const asked = new Request(`http://house/rest/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        prefer: 'count=exact, return=representation, tx=rollback',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await rest(asked, { caller: callerFor('client'), address: '127.0.0.1' })
    return { status: answer.status, text: await answer.text(), range: answer.headers.get('content-range') }
  }

  test.each(tables)('%s shows and counts no row of anybody else', async table => {
    const answer = await ask('GET', `${table}?select=*`)
    expect(answer.text).not.toMatch(strangersId)
    if (answer.status !== 200 && answer.status !== 206) return
    expect(answer.range?.split('/')[1]).toBe(String(JSON.parse(answer.text).length))
  })

  test.each(tables)('%s takes a stranger’s id for nobody’s', async table => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? {} : undefined
      const [theirs, nobodys] = await Promise.all(
        [strangersRow, nobodysRow].map(async id => {
          const { text, ...answer } = await ask(method, `${table}?id=eq.${id}`, body)
          return { ...answer, text: text.replaceAll(id, 'id') }
        }),
      )
      expect(theirs).toEqual(nobodys)
    }
  })

  // Nothing, and the first name of everybody whom layOut makes.
  test.each(['', 'Sipho'])(
    'every function does too, and tells nothing of others, asked for "%s"',
    async words => {
      const functions = await engine.owner(callableFunctions)
      expect(functions.length).toBeGreaterThan(10)
      for (const [name, args] of functions) {
        const types: Record<string, string> = JSON.parse(String(args))
        const takes = (type: string) => Object.values(types).includes(type)
        // Without words to take it would be asked the same again; and so it would without an id.
        if (words && !takes('text')) continue
        const given = (uuid: string) =>
          Object.fromEntries(
            Object.entries(types).map(([argument, type]) => [
              argument,
              type === 'uuid' ? uuid : type === 'text' ? words : (anyValue[type] ?? null),
            ]),
          )
        const ids = [customerOf('stranger'), nobodysCustomer, strangersRow, nobodysRow]
        const answers: Record<string, Answer> = {}
        for (const id of takes('uuid') ? ids : ids.slice(0, 1))
          answers[id] = await ask('POST', `rpc/${name}`, given(id))
        for (const { text } of Object.values(answers)) expect(text, String(name)).not.toMatch(strangersId)
        if (!takes('uuid')) continue
        expect(answers[customerOf('stranger')], String(name)).toEqual(answers[nobodysCustomer])
        expect(answers[strangersRow], String(name)).toEqual(answers[nobodysRow])
      }
    },
  )
})
