// A link in a mail opens a second tab beside the waiting form, and both create the profile: neither may see a conflict.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openProfile } from './profiles.ts'

vi.mock('./auth.ts', () => ({ bearer: async () => 'Bearer of Ann' }))
vi.mock('./publishable-key.ts', () => ({ publishableKey: () => 'key' }))
const about = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))
vi.mock('./account.ts', () => ({
  readAccount: async () => ({ id: 'u1', email: 'ann@home.example', about: about.now }),
}))

const ann = { first_name: 'Ann', last_name: 'Guest' }

// The data client keeps the fetch that it began with.
let answer: (input: URL, init: RequestInit) => Promise<Response>

beforeEach(() => {
  about.now = ann
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => answer(input, init))
  vi.stubGlobal('location', { origin: 'http://site.test' })
})
afterEach(() => vi.unstubAllGlobals())

test('the tab that comes second shows the profile that the first has made', async () => {
  const made = { id: 'p1', user_id: 'u1', email: 'ann@home.example', first_name: 'Ann' }
  const answers = [[], [], [made]]
  const asked: string[] = []
  answer = async (input, { method, headers }) => {
    const told = `${method} ${new Headers(headers).get('prefer') ?? ''}`
    asked.push(told)
    // As the server does with a row that is there: only a plain insert is a conflict.
    const isConflict = method === 'POST' && !told.includes('resolution=ignore-duplicates')
    expect([isConflict, String(input)]).toEqual([false, expect.stringContaining('client_profiles')])
    return new Response(JSON.stringify(answers.shift()), { status: 200 })
  }
  expect(await openProfile()).toEqual(made)
  expect(asked).toHaveLength(3)
})

/** Answers that there is no profile, and with `made` where one is created; returns what was sent. */
function serve(made: () => Response) {
  const sent: { marketing_consent?: boolean }[] = []
  answer = async (_, { method, body }) => {
    if (method !== 'POST') return new Response('[]')
    sent.push(JSON.parse(String(body)))
    return made()
  }
  return sent
}

test('the newsletter is asked for, never assumed', async () => {
  for (const [said, kept] of [
    [true, true],
    [false, false],
    [undefined, false],
    ['true', false],
  ]) {
    about.now = { ...ann, marketing_consent: said }
    const sent = serve(() => new Response('[{}]'))
    await openProfile()
    expect(sent, String(said)).toMatchObject([{ marketing_consent: kept }])
  }
})

test('a profile that cannot be made is only logged: the account is there, and books as a guest', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  serve(() => new Response(JSON.stringify({ code: '23514', message: 'planted' }), { status: 400 }))
  expect(await openProfile()).toBeNull()
  expect(logged.mock.calls.flat().map(String).join()).toContain('planted')
  logged.mockRestore()
})
