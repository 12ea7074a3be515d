// A link in a mail opens a second tab beside the waiting form, and both create the profile: neither may see a conflict.
import { afterEach, expect, test, vi } from 'vitest'
import { openProfile } from './profiles.ts'

vi.mock('./auth.ts', () => ({ bearer: async () => 'Bearer of Ann' }))
vi.mock('./publishable-key.ts', () => ({ publishableKey: () => 'key' }))
vi.mock('./account.ts', () => ({
  readAccount: async () => ({
    id: 'u1',
    email: 'ann@home.example',
    about: { first_name: 'Ann', last_name: 'Guest' },
  }),
}))

afterEach(() => vi.unstubAllGlobals())

test('the tab that comes second shows the profile that the first has made', async () => {
  const made = { id: 'p1', user_id: 'u1', email: 'ann@home.example', first_name: 'Ann' }
  const answers = [[], [], [made]]
  const asked: string[] = []
  vi.stubGlobal('location', { origin: 'http://site.test' })
  vi.stubGlobal('fetch', async (input: URL, { method, headers }: RequestInit) => {
    const told = `${method} ${new Headers(headers).get('prefer') ?? ''}`
    asked.push(told)
    // As the server does with a row that is there: only a plain insert is a conflict.
    const isConflict = method === 'POST' && !told.includes('resolution=ignore-duplicates')
    expect([isConflict, String(input)]).toEqual([false, expect.stringContaining('client_profiles')])
    return new Response(JSON.stringify(answers.shift()), { status: 200 })
  })
  expect(await openProfile()).toEqual(made)
  expect(asked).toHaveLength(3)
})
