// A booking of a signed-in client updates their profile: the typed number, and a first address.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookAsClient } from './client-bookings.ts'
import type { Profile } from './profiles.ts'

vi.mock('#web/data/auth.ts', () => ({ bearer: async () => 'Bearer of Ann', isSessionEnded: () => false }))
vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))

const asked: { method: string | undefined; table: string | undefined; row: Record<string, unknown> }[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('location', { origin: 'http://site.test' })
  vi.stubGlobal('fetch', async (input: URL | string, { method, body }: RequestInit) => {
    const table = /\/rest\/v1\/(\w+)/.exec(String(input))?.[1]
    asked.push({ method, table, row: JSON.parse(String(body)) })
    return new Response('[]', { status: 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const kept = { id: 'p1', user_id: 'u1', phone: '+27821234567', address: '1 Marsh Street' }

async function book(profile: Partial<Profile>, typedPhone: string) {
  const booking = {
    guest_name: 'Ann Guest',
    guest_email: 'ann@home.example',
    guest_phone: typedPhone,
    address: '9 Kompas Street',
  } as Parameters<typeof bookAsClient>[1]
  await bookAsClient({ userId: 'u1', profile: { ...kept, ...profile } as Profile }, booking, '')
  return asked.filter(({ table }) => table === 'client_profiles').map(({ row }) => row)
}

test('the number that the profile has is not written again', async () => {
  expect(await book({}, '+27821234567')).toEqual([])
  expect(asked.map(({ table }) => table)).toEqual(['bookings'])
})

test('another number than the profile’s is the one we will phone from now on', async () => {
  expect(await book({}, '+27837654321')).toEqual([{ phone: '+27837654321' }])
})

test('a profile without number and address gets both', async () => {
  expect(await book({ phone: null, address: null }, '+27837654321')).toEqual([
    { phone: '+27837654321', address: '9 Kompas Street' },
  ])
})
