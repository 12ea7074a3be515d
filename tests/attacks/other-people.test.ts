// Every table and every function that the server shows, asked with the ids and numbers of other people: by somebody
// with an account and by somebody without. New ones are tried as soon as they are there.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { userIds } from '#tests/policies/people.ts'
import { bea, layOutTwo } from '#tests/policies/two-customers.ts'
import { type House, newMember, openHouse } from '#tests/wire/auth/house.ts'

// Data of these people that only they and the office may read.
const secrets = [
  ...['bea@guest.example', '31112222', 'ann@guest.example', '21234567', 'client@coastal.example'],
  ...['Marsh St', 'CC-1', 'Has a dog', 'Fay'],
]

const isLong = Boolean(process.env.EVERYTHING)

const knownEmail = 'bea@guest.example'

type Shown = { parameters?: { schema?: { properties?: Record<string, { format: string }> } }[] }
type OpenApi = {
  paths: Record<string, { get?: Shown; post?: Shown }>
  definitions: Record<string, { properties: Record<string, { format: string }> }>
}

describeEachEngine(
  'of other people',
  engine => {
    let house: House
    let shown: OpenApi
    let ids: string[]
    let attackers: Record<string, string>[]

    beforeAll(async () => {
      await layOutTwo(engine)
      house = await openHouse(engine)
      const { session } = await newMember(house)
      const { publishableKey, secretKey } = house.keys
      const apikey = publishableKey
      attackers = [{ apikey }, { apikey, authorization: `Bearer ${session.access_token}` }]
      const list = async (headers: Record<string, string> = {}): Promise<OpenApi> =>
        (await house.fetch('/rest/v1/', { headers })).json()
      // The tables as the server itself sees them, the functions as the member does.
      const { definitions } = await list({ apikey: secretKey })
      shown = { definitions, paths: (await list(attackers[1])).paths }
      const [bookings] = await engine.owner('select id from bookings limit 1')
      const [invoices] = await engine.owner('select id from service_invoices limit 1')
      ids = [bea, userIds.client, String(bookings?.[0]), String(invoices?.[0])]
    })

    const tables = () => Object.keys(shown.definitions)
    const functions = () => Object.entries(shown.paths).filter(([path]) => path.startsWith('/rpc/'))

    async function ask(path: string, init: { method?: string; body?: object } = {}, asking = attackers) {
      for (const who of asking) {
        const headers = { ...who, 'content-type': 'application/json', prefer: 'return=representation' }
        const answer = await house.fetch(path, { ...init, headers, body: JSON.stringify(init.body) })
        // A refusal may repeat the caller's own input.
        const text = (await answer.text()).replaceAll(knownEmail, '')
        const what = `${init.method ?? 'GET'} ${path} ${JSON.stringify(init.body ?? '')}`
        expect(answer.status, what).toBeLessThan(500)
        expect(
          secrets.filter(secret => text.includes(secret)),
          what,
        ).toEqual([])
      }
    }

    // Every row there was, as text.
    async function everything() {
      const names = await engine.owner(`select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname in ('public', 'auth', 'storage') and tablename not in ('sessions', 'refresh_tokens', 'events', 'mail_outbox')`)
      const rows = names.map(([name]) => `select '${name} ' || row_to_json(r)::text from ${name} as r`)
      return (await engine.owner(rows.join(' union all '))).map(([row]) => row)
    }

    test('nothing is read', { timeout: limit(120_000) }, async () => {
      expect(tables().length).toBeGreaterThan(20)
      for (const table of tables()) await ask(`/rest/v1/${table}?select=*`)
      for (const id of ids) {
        await ask(`/storage/v1/object/authenticated/invoices/${id}.pdf`)
        await ask(`/auth/v1/admin/users/${id}`)
        await ask(`/auth/v1/admin/users/${id}/factors`)
      }
      await ask('/auth/v1/admin/users')
      await ask('/functions/v1/backup')
      await ask('/functions/v1/status')
      const days = { from: '2000-01-01', to: '2009-12-31' }
      await ask('/functions/v1/accountant-files', { method: 'POST', body: { file: 'payments', ...days } })
      await ask('/functions/v1/everything', { method: 'POST', body: {} })
      await ask('/functions/v1/marketing-report', {
        method: 'POST',
        body: { everyone: true, reason: 'Mine' },
      })
    })

    test('nothing is changed, and no function tells or does anything', {
      timeout: limit(240_000),
    }, async () => {
      const before = await everything()
      for (const [table, { properties }] of Object.entries(shown.definitions)) {
        const [first] = Object.keys(properties)
        for (const column of Object.keys(properties)) {
          const change = { method: 'PATCH', body: { [column]: sampleOf(properties[column]?.format) } }
          // Without an account no column of a table is theirs: asked of the database below.
          const asking = isLong || column === first ? attackers : attackers.slice(1)
          await ask(`/rest/v1/${table}?${column}=not.is.null`, change, asking)
        }
        await ask(`/rest/v1/${table}?${first}=not.is.null`, { method: 'DELETE' })
      }
      expect(
        await engine.owner(`select relname, attname from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p', 'm', 'f')
            and has_column_privilege('anon', pg_class.oid, attnum, 'update')`),
      ).toEqual([])
      expect(functions().length).toBeGreaterThan(40)
      for (const [path, { post }] of functions())
        for (const body of argumentsOf(post, ids)) await ask(`/rest/v1${path}`, { method: 'POST', body })
      for (const id of ids) {
        await ask(`/auth/v1/admin/users/${id}`, { method: 'PUT', body: { password: 'mine from now on' } })
        await ask(`/auth/v1/admin/users/${id}`, { method: 'DELETE' })
        await ask(`/auth/v1/factors/${id}`, { method: 'DELETE' })
      }
      const after = new Set(await everything())
      expect(before.filter(row => !after.has(row))).toEqual([])
    })
  },
  { once: true },
)

// With each id, where it takes one.
function argumentsOf(post: Shown | undefined, ids: string[]): object[] {
  const properties = Object.entries(post?.parameters?.[0]?.schema?.properties ?? {})
  const bodies = ids.map(id => properties.map(([name, { format }]) => [name, sampleOf(format, id)]))
  const different = new Map(bodies.map(body => [JSON.stringify(body), body]))
  return [...different.values()].map(body => Object.fromEntries(body))
}

function sampleOf(type = 'text', id = bea): unknown {
  if (type.endsWith('[]')) return [sampleOf(type.slice(0, -2), id)]
  if (type === 'uuid') return id
  if (type.startsWith('json')) return {}
  if (type === 'boolean') return true
  if (/^(smallint|integer|bigint|numeric)/.test(type)) return 1
  if (/^(date|timestamp)/.test(type)) return '2031-03-04'
  return knownEmail
}
