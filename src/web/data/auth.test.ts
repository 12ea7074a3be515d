import { expect, test, vi } from 'vitest'
import { readRoles, type Session } from './auth.ts'

test('a server that cannot be reached is asked once who may enter: whoever waits is not kept waiting', async () => {
  vi.stubGlobal('location', { origin: 'http://x.example' })
  vi.stubGlobal('document', { querySelector: () => null })
  const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  const session = { access_token: 't', user: { id: 'u1' } } as Session
  await expect(readRoles(session)).rejects.toMatchObject({ message: expect.stringContaining('fetch') })
  expect(fetched).toHaveBeenCalledOnce()
})
