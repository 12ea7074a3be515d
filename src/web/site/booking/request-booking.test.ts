// A request against a server that fails in each way: "booked" is said only if it is stored.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GuestBooking } from '#domain/booking.ts'
import { storedAsSent } from '#domain/refusal.ts'
import { newDraft } from './booking-draft.ts'
import { requestBooking } from './request-booking.ts'

vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))

type Row = Omit<GuestBooking, 'status'> & { status: string; confirm_by?: string }
let stored: Map<string, Row>
let next: ('202' | '409' | '422' | '500' | 'no answer' | 'answer lost')[]

const reply = (status: number, body: object | null = null) =>
  new Response(body && JSON.stringify(body), { status })
const taken = (hint: string | null = null) =>
  reply(409, { code: '23505', message: 'unique constraint "bookings_pkey"', hint })

async function serve(path: string, { body }: { body: string }) {
  const { website: _, ...sent } = JSON.parse(body)
  if (path.endsWith('manage_booking')) {
    const found = [...stored.values()].find(({ manage_token }) => manage_token === sent.token)
    return found
      ? reply(200, found)
      : reply(400, { code: 'P0001', message: 'None.', details: 'booking_not_found' })
  }
  const failure = next.shift()
  if (failure === '409') return taken()
  if (failure === '422' || failure === '500') return reply(Number(failure), { message: 'A fault.' })
  if (failure === 'no answer') throw new TypeError('Failed to fetch')
  const there = stored.get(sent.id)
  const confirmBy = failure === '202' ? { confirm_by: '2027-03-02T10:00:00Z' } : {}
  if (!there) stored.set(sent.id, { ...sent, status: 'pending', ...confirmBy })
  if (failure === 'answer lost') throw new TypeError('Failed to fetch')
  if (!there && failure === '202') return reply(202, { details: 'to_confirm', message: 'Kept.' })
  if (!there) return reply(201)
  return taken(JSON.stringify(there) === JSON.stringify({ ...sent, status: 'pending' }) ? storedAsSent : null)
}

beforeEach(() => {
  stored = new Map()
  next = []
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => vi.unstubAllGlobals())

const { id, manage_token } = newDraft()
const booking: GuestBooking = {
  id,
  manage_token,
  service_type: 'window',
  service_date: '2027-03-09',
  service_time: '10:00-12:00',
  guest_name: 'Lerato Jacobs',
  guest_phone: '+27821234567',
  guest_email: 'lerato@home.example',
  address: '12 Marsh Street',
}
const send = (changes: Partial<GuestBooking> = {}) =>
  requestBooking({ booking: { ...booking, ...changes }, website: '', client: undefined })

test.each(['422', '500', 'no answer', 'answer lost'] as const)(
  '%s: kept, and sent again it is booked once',
  async failure => {
    next = [failure]
    expect(await send()).toHaveProperty('unanswered')
    expect(await send()).toMatchObject({ booked: { id } })
    expect(stored.size).toBe(1)
  },
)

test('an id that something else has taken: booked under another, with a link of its own', async () => {
  next = ['409']
  const outcome = await send()
  const [row] = stored.values()
  expect(outcome).toMatchObject({ booked: { id: row?.id, manage_token: row?.manage_token } })
  expect([row?.id === id, row?.manage_token === manage_token]).toEqual([false, false])
})

test('a server that says of every id that it is taken has booked nothing', async () => {
  next = ['409', '409']
  expect(await send()).toMatchObject({ refused: {}, notice: { title: 'Booking Failed' } })
})

test.each([
  ['yes', 'the link that we mail to you'],
  ['no', 'Please phone or WhatsApp us'],
])('a request that its sender is to confirm is never called booked (mail: %s)', async (mail, way) => {
  vi.stubGlobal('document', { querySelector: () => ({ content: mail }) })
  next = ['202']
  for (const _time of [1, 2]) {
    const outcome = await send()
    expect(outcome).toMatchObject({ booked: { confirmBy: '2027-03-02T10:00:00Z' } })
    expect([outcome.notice.title, outcome.notice.text.includes(way)]).toEqual(['One more step', true])
  }
  expect(stored.size).toBe(1)
})

test('what arrived before is shown as it is stored, whatever is sent now', async () => {
  next = ['answer lost']
  await send({ size: 20, suburb: 'Hartenbos' })
  const now = { service_time: '08:00-10:00', size: 30, extras: ['oven'], suburb: 'Reebok' } as const
  const { booked } = (await send({ ...now, extras: [...now.extras] })) as { booked: GuestBooking }
  expect(booked).toMatchObject({ service_time: '10:00-12:00', size: 20, suburb: 'Hartenbos' })
  expect(booked.extras).toBeUndefined()
  expect(stored.size).toBe(1)
})

test('one that was cancelled meanwhile is no booking: it is asked for anew', async () => {
  stored.set(id ?? '', { ...booking, status: 'cancelled' })
  const outcome = await send()
  expect(outcome).toHaveProperty('booked')
  expect([...stored.values()].map(({ status }) => status)).toEqual(['cancelled', 'pending'])
})

test('over plain HTTP nothing is sent, and it is said why', async () => {
  vi.stubGlobal('isSecureContext', false)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sentence =
    'This page is not secure, so we will not send your details over it. Please open it with https.'
  expect(await send()).toMatchObject({ refused: {}, notice: { text: sentence } })
  expect(warn).toHaveBeenCalledWith(sentence)
  expect(stored.size).toBe(0)
})
