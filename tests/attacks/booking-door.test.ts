// A stranger's program at the booking door: every address, spelling, value and verb that it can think of.
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock } from '#tests/policies/booking-life.ts'
import { fetchFrom } from '#tests/wire/rest/rest-client.ts'

let asked = 0
// Working days of March 2027.
const booking = (more: object = {}) => ({
  id: randomUUID(),
  service_type: 'window',
  service_date: `2027-03-${['02', '03', '04', '05', '08', '09', '10', '11'][++asked % 8]}`,
  service_time: '10:00-12:00',
  guest_name: 'Ann Guest',
  guest_email: `ann${asked}@guest.example`,
  guest_phone: `082${String(2_000_000 + asked)}`,
  address: '1 Marsh Street',
  ...more,
})

const oddValues: [string, unknown[]][] = [
  [
    'service_date',
    ['9999-12-31', 'infinity', '-infinity', 'today', '0044-03-15 BC', '2027-02-30', 20270302, [], {}],
  ],
  ['service_time', ['08:00', '08:00-10:00 ', '８:00-10:00', '10:00-12:00\u0000', 5, [], null]],
  [
    'guest_name',
    ['A\u0000nn', '\ud800\ud800', '\u202eann', '\u200b\u200b', '{{7*7}}', 'x'.repeat(100_000), ['A'], null],
  ],
  [
    'guest_email',
    ['ann@a.co,eve@a.co', 'ann@a.co\r\nBcc: eve@a.co', 'ann\u200b@a.co', '"ann"@a.co', 'ann@a.co.', 7],
  ],
  [
    'guest_phone',
    ['０８２５５５０１００', '٠٨٢٥٥٥٠١٠٠', '082 555 0100 x1', '+0825550100', '9'.repeat(40), -1, 1e308],
  ],
  ['address', ['\u0000', 'x'.repeat(900_000), { city: 'x' }, null]],
  ['special_instructions', ['\u0301'.repeat(3000), '\u0000', 7]],
  ['service_type', ['WINDOW', '', null, 'x; drop table bookings']],
  ['id', ['x', '', null, 7, '00000000-0000-0000-0000-00000000000g']],
  ['manage_token', ['short', 'F'.repeat(64), 'x'.repeat(5000), 7]],
  ['status', ['confirmed', 'completed', '', null]],
  ['price', [-1, 1e308, 'NaN']],
  ['full_price', [-1]],
  ['user_id', [randomUUID(), 'x']],
  ['customer_id', [randomUUID()]],
  ['created_at', ['2020-01-01']],
  ['__proto__', [{ price: 1 }]],
  ['Website', ['spam.example']],
]

describeEachEngine('the booking door', engine => {
  let rest: RestHandler
  beforeAll(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await setClock(engine, '2027-03-01 09:30')
    await engine.owner('update business_settings set slot_capacity = 50')
  })
  beforeEach(() => engine.owner(emptied('bookings, events')))

  // From an address of its own each time, of which nobody is short.
  let visitors = 0
  async function send(body: unknown, { path = '', method = 'POST', headers = {} } = {}) {
    visitors += 1
    const address =
      visitors % 2 ? `2001:db8:${visitors.toString(16)}::1` : `100.64.${visitors >> 8}.${visitors & 255}`
    const answer = await fetchFrom(rest, { address })(`http://rest.test/rest/v1/bookings${path}`, {
      ...{ method, headers: { 'content-type': 'application/json', ...headers } },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, said: await answer.text() }
  }
  const stored = () => engine.owner('select id, guest_name, guest_email, status, price from bookings')

  test('one number in all its spellings, at once and from as many networks, gets three places', async () => {
    const spellings = [
      '082 555 0100',
      '+27825550100',
      '0027 82 555 0100',
      '+27 (0)82 555-0100',
      '27825550100',
      '082\u200b5550100',
      '+27\u00a082\u00a0555\u00a00100',
      '(082) 555\u20130100',
      '0825550100 ',
    ]
    const answers = await Promise.all(spellings.map(guest_phone => send(booking({ guest_phone }))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ said }) => said.includes('too_many_waiting'))).toHaveLength(spellings.length - 3)
    expect(await engine.owner('select distinct guest_phone from bookings')).toEqual([['+27825550100']])
  })

  test.each(oddValues)('no odd %s is stored, and none is a fault of ours', async (field, values) => {
    for (const value of values) {
      const body = JSON.stringify(booking()).replace(
        /^\{/,
        `{${JSON.stringify(field)}:${JSON.stringify(value)},`,
      )
      const row = { ...booking(), [field]: value }
      const sent = field in booking() ? JSON.stringify(row) : body
      const { status, said } = await send(sent)
      expect([field, value, status, said]).toEqual([
        field,
        value,
        expect.toBeOneOf([400, 401]),
        expect.anything(),
      ])
      expect(said).not.toMatch(/Failing row|Ann Guest/)
    }
    expect(await stored()).toEqual([])
  })

  test.each([
    ['a repeat', {}, 'POST'],
    ['an upsert', { headers: { prefer: 'resolution=merge-duplicates' } }, 'POST'],
    [
      'an upsert by its id',
      { path: '?on_conflict=id', headers: { prefer: 'resolution=merge-duplicates' } },
      'POST',
    ],
    ['a quiet upsert', { headers: { prefer: 'resolution=ignore-duplicates,return=representation' } }, 'POST'],
    ['a rehearsal', { headers: { prefer: 'tx=rollback' } }, 'POST'],
    ['two in one', { headers: { prefer: 'missing=default' } }, 'POST'],
    ['a change', { path: '?id=neq.00000000-0000-0000-0000-000000000000' }, 'PATCH'],
    ['a replacement', { path: '?id=eq.ID' }, 'PUT'],
    ['a deletion', { path: '?id=neq.00000000-0000-0000-0000-000000000000' }, 'DELETE'],
    ['another room', { headers: { 'content-profile': 'private' } }, 'POST'],
  ])('%s with another’s id changes nothing and tells nothing', async (title, options: object, method) => {
    const theirs = booking({ guest_name: 'Zanele Khoza', guest_email: 'zanele@home.example' })
    expect((await send(theirs)).status).toBe(201)
    const before = await stored()
    const mine = { ...booking({ id: theirs.id }), guest_name: 'Eve Thief' }
    const { path = '', ...rest } = options as { path?: string }
    const how = { ...rest, method, path: path.replace('ID', theirs.id) }
    const { status, said } = await send(title === 'two in one' ? [mine, booking()] : mine, how)
    expect(status).toBeOneOf([400, 401, 406, 409])
    expect(said).not.toMatch(/Zanele|zanele|stored_as_sent/)
    expect(await stored()).toEqual(before)
  })

  test.each([' ', 0, false, [], {}, 'x', [''], '0'])(
    'a hidden field of %j stores nothing, or an honest row',
    async website => {
      expect((await send(booking({ website }))).status).toBe(201)
      expect(await stored()).toHaveLength(website ? 0 : 1)
    },
  )
})
