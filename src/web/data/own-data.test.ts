// What a client downloads as their own data.
import { afterEach, expect, test, vi } from 'vitest'
import { readOwnData } from './own-data.ts'

vi.mock('#web/data/auth.ts', () => ({ bearer: async () => 'Bearer of Ann', isSessionEnded: () => false }))
vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))
vi.mock('./profiles.ts', () => ({ openProfile: async () => {} }))

afterEach(() => vi.unstubAllGlobals())

test('a booking comes without the office’s reason for laying it over another', async () => {
  vi.stubGlobal('location', { origin: 'http://site.test' })
  const booking = {
    id: 'b1',
    address: '1 Marsh St',
    overbooked_reason: 'Mrs Botha waits',
    overbooked_by: 'u9',
  }
  vi.stubGlobal('fetch', async (input: URL | string) =>
    Response.json(String(input).includes('/bookings') ? [booking] : []),
  )
  expect((await readOwnData('u1')).bookings).toEqual([{ id: 'b1', address: '1 Marsh St' }])
})
