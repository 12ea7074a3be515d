// Malformed requests, made by damaging good ones: every answer is a 4xx with a reason.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 4000)
const perRun = 50

const goodRequests: { method: string; path: string; body?: string }[] = [
  {
    method: 'GET',
    path: '/clients?select=id,name,town:towns!inner(name,clients(id))&town.name=eq.George&order=name.desc.nullslast&limit=2',
  },
  {
    method: 'GET',
    path: '/orders?select=amount.sum(),client_id&or=(amount.gt.5,and(paid.is.true,not.id.in.(1,2,"3")))&offset=1',
  },
  {
    method: 'GET',
    path: '/clients?select=details->home->>floor,x:tags::text,...towns(region)&details->age=gt.3&tags=cs.{a,b}',
  },
  {
    method: 'GET',
    path: '/clients?name=like(any).{a*,b*}&words=fts(english).window&visits=ov.[1,4)&mood=not.eq.glad&prefs->a=eq.1',
  },
  {
    method: 'GET',
    path: '/clients?select=id,unpaid(id,lines(what)),biggest_order(amount)&unpaid.order=id&towns(name)',
  },
  { method: 'GET', path: '/rpc/pairs?most=3&number=gte.2&select=word&order=word' },
  { method: 'HEAD', path: '/clients?select=*,labels(*),cards(points),orders!order_client(*)&labels.limit=1' },
  {
    method: 'POST',
    path: '/things?columns=name,colour&on_conflict=name&select=id,wide_area',
    body: '[{"name":"a","colour":"b"},{"name":"c"}]',
  },
  { method: 'POST', path: '/rpc/sum_sizes', body: '{"sizes":[{"width":1,"height":2}],"factor":1.5}' },
  { method: 'POST', path: '/rpc/describe?select=id', body: '{"name":"x","loud":true}' },
  {
    method: 'PATCH',
    path: '/things?id=eq.1&name=in.(a,b)&order=id&limit=1',
    body: '{"width":3,"details":{"a":[1,2]},"tags":["x"]}',
  },
  { method: 'PUT', path: '/things?id=eq.1', body: '{"id":1,"name":"z"}' },
  { method: 'DELETE', path: '/lines?order_id=eq.99&line_no=gt.1&select=order_id,orders(id)' },
]

const headerValues = {
  prefer: [
    'return=representation',
    'count=exact',
    'count=planned',
    'resolution=merge-duplicates',
    'missing=default, return=headers-only',
    'handling=strict, max-affected=1',
    'tx=rollback, count=estimated',
    'timezone=Nowhere/Land',
    '=,=,=',
  ],
  accept: [
    'application/json',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
    'application/vnd.pgrst.plan+json; options=analyze|buffers',
    '"',
    'a/b;q=1',
  ],
  range: ['0-1', '5-2', '1-', 'x', '99999999999999-'],
  'content-type': [
    'application/json',
    'text/csv',
    'text/plain',
    'application/x-www-form-urlencoded',
    'nonsense',
  ],
  'accept-profile': ['awkward', 'second', 'pg_catalog', 'ü"'],
}

const shrapnel = fc.constantFrom(
  ...[
    '"',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    ',',
    '.',
    ':',
    '::',
    '->',
    '->>',
    '!',
    '*',
    '...',
    '\\',
    "'",
    ';',
    '--',
    '$1',
    '%00',
    '%F0%9F%92%A9',
    '%E0%A4',
    '+',
    '&',
    '=',
    'not.',
    'and',
    'or(',
    'in.(',
    'is.null',
    'null',
    '-1',
    '9'.repeat(30),
    '('.repeat(80),
    '['.repeat(300),
    '{"a":'.repeat(90),
    '\u{1f9fd}',
    '\u202e',
    'select',
    'order',
    'limit',
    'offset',
    'pg_sleep(9)',
    '::regclass',
    'NaN',
    'infinity',
    '-0',
    '1e999',
    '0x1',
  ],
)

const damage = fc.record({ at: fc.nat(), cut: fc.integer({ min: 0, max: 6 }), put: shrapnel })

// Mostly absent, so that most requests get past their headers.
const header = (name: keyof typeof headerValues) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...headerValues[name]) },
  )

const damagedRequest = fc.record({
  good: fc.constantFrom(...goodRequests),
  damagesTable: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  pathDamage: fc.array(damage, { maxLength: 3 }),
  bodyDamage: fc.array(damage, { maxLength: 2 }),
  headers: fc.record({
    prefer: header('prefer'),
    accept: header('accept'),
    range: header('range'),
    'content-type': header('content-type'),
    'accept-profile': header('accept-profile'),
  }),
})
type DamagedRequest = typeof damagedRequest extends fc.Arbitrary<infer T> ? T : never

describeAwkward('damaged requests', awkward => {
  test('never fail on the server’s side', async () => {
    const list = fc.array(damagedRequest, { minLength: perRun, maxLength: perRun })
    await fc.assert(
      fc.asyncProperty(list, async damaged => {
        const failures = (await Promise.all(damaged.map(tell))).filter(failure => failure !== undefined)
        expect(failures).toEqual([])
      }),
      { numRuns: Math.ceil(requests / perRun), endOnFailure: true },
    )
    expect((await awkward.client.from('towns').select('id').eq('id', 1)).data).toEqual([{ id: 1 }])
  }, 600_000)

  // The error, if there was one.
  async function tell({
    good,
    damagesTable,
    pathDamage,
    bodyDamage,
    headers,
  }: DamagedRequest): Promise<string | undefined> {
    const [table = '', search = ''] = good.path.split('?')
    const path = damagesTable
      ? pathDamage.reduce(damaged, good.path)
      : `${table}?${pathDamage.reduce(damaged, search)}`
    const body = good.body === undefined ? undefined : bodyDamage.reduce(damaged, good.body)
    const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)
    const request = `${good.method} ${path} ${JSON.stringify(given)} ${body ?? ''}`
    try {
      const sent = Object.fromEntries([
        ['content-type', 'application/json'],
        ...given.map(([name, text]) => [name, encodeURIComponent(text) === text ? text : ascii(text)]),
      ])
      const reply = await awkward.send(path, { method: good.method, headers: sent, body })
      const text = await reply.text()
      if (reply.status >= 500) return `${reply.status} ${text} for ${request}`
      if (reply.status >= 400 && good.method !== 'HEAD' && typeof JSON.parse(text).code !== 'string')
        return `no code in ${text} for ${request}`
    } catch (error) {
      return `${error} for ${request}`
    }
  }
})

const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?')

function damaged(text: string, { at, cut, put }: { at: number; cut: number; put: string }): string {
  const place = at % (text.length + 1)
  return text.slice(0, place) + put + text.slice(place + cut)
}
