import { beforeEach, expect, test, vi } from 'vitest'
import {
  keptVisitor,
  readRoles,
  readSession,
  readSessionState,
  type Session,
  signOut,
} from '#web/data/auth.ts'
import { Redirect } from '#web/router/routes.ts'
import { guardAdmin, guardAuth, guardCrm, guardDashboard } from './guards.ts'

// The auth service is another process; everything else here is real.
vi.mock('#web/data/auth.ts', async importActual => ({
  ...(await importActual<object>()),
  readSessionState: vi.fn(),
  readSession: vi.fn(),
  readRoles: vi.fn(),
  keptVisitor: vi.fn(),
  signOut: vi.fn(),
}))

const session = { user: { id: 'u1', email: 'ann@home.example' } } as Session
const auth = (query = '') => guardAuth(new URL(`https://x.example/auth${query}`))
const target = (answer: unknown) => (answer instanceof Redirect ? answer.to : answer)
const next = '/crm'

function setSession(state: { session: Session | null; needsFactor?: boolean }) {
  const { needsFactor = false } = state
  vi.mocked(readSessionState).mockResolvedValue({ ...state, needsFactor })
  vi.mocked(readSession).mockResolvedValue(needsFactor ? null : state.session)
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { setItem: vi.fn() })
  vi.mocked(readRoles).mockReset().mockResolvedValue([])
  vi.mocked(signOut).mockReset().mockResolvedValue()
  vi.mocked(keptVisitor).mockReset()
  setSession({ session })
})

test('a stranger is sent from the office to /auth, from the dashboard to the booking form', async () => {
  setSession({ session: null })
  expect(target(await guardCrm())).toBe('/auth')
  expect(target(await guardAdmin())).toBe('/auth')
  expect(target(await guardDashboard())).toBe('/booking#sign-in')
  expect(await auth()).toEqual({ step: 'sign-in', next })
})

test('who is signed in is sent from /auth to the CRM', async () => {
  expect(target(await auth())).toBe('/crm')
})

test('a password alone opens nothing where there is a second factor', async () => {
  setSession({ session, needsFactor: true })
  expect(target(await guardCrm())).toBe('/auth')
  expect(target(await guardAdmin())).toBe('/auth')
  expect(target(await guardDashboard())).toBe('/auth?dashboard')
  expect(await auth('?dashboard')).toEqual({ step: 'second-factor', next: '/dashboard' })
  expect(await auth('?reset')).toEqual({ step: 'second-factor', next })
})

test('the link of a forgotten password leads to a new one, the address alone to asking for a mail', async () => {
  expect(await auth('?reset')).toEqual({ step: 'new-password', email: 'ann@home.example', next })
  setSession({ session: null })
  expect(await auth('?reset')).toEqual({ step: 'forgot', next })
})

test('the printed link sets up the first admin, whoever is signed in', async () => {
  expect(await auth('?setup=abc')).toEqual({ step: 'set-up', token: 'abc', next })
})

test.each([[[]], [['staff']]] as const)('with the roles %j the admin console sends home', async roles => {
  vi.mocked(readRoles).mockResolvedValue([...roles])
  expect(target(await guardAdmin())).toBe('/')
  expect(await guardCrm()).toEqual({ session, roles })
})

test('an admin may enter', async () => {
  vi.mocked(readRoles).mockResolvedValue(['admin'])
  expect(await guardAdmin()).toEqual({ session, roles: ['admin'] })
})

test('a session that was ended elsewhere is forgotten, and leads to /auth', async () => {
  vi.mocked(readRoles).mockRejectedValue(Object.assign(new Error('ended'), { code: 'PGRST303' }))
  expect(target(await guardCrm())).toBe('/auth')
  expect(signOut).toHaveBeenCalled()
})

test('a guard that is asked again while signing out does not sign out twice', async () => {
  await Promise.all([auth('?sign-out'), auth('?sign-out')])
  expect(signOut).toHaveBeenCalledOnce()
})

test('signing out ends the session and leads home, where it is said', async () => {
  expect(target(await auth('?sign-out'))).toBe('/')
  expect(signOut).toHaveBeenCalled()
  expect(sessionStorage.setItem).toHaveBeenCalledWith('coastal-clean.notice', 'Signed out')
})

test('without signal the CRM opens for whoever was there last, the console does not', async () => {
  const last = { session, roles: ['staff' as const] }
  vi.mocked(keptVisitor).mockReturnValue(last)
  vi.mocked(readRoles).mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await guardCrm()).toEqual(last)
  await expect(guardAdmin()).rejects.toThrow('Failed to fetch')
})

test('a session that was ended elsewhere is not recalled', async () => {
  vi.mocked(keptVisitor).mockReturnValue({ session, roles: ['staff'] })
  vi.mocked(readRoles).mockRejectedValue({ code: 'PGRST301' })
  expect(target(await guardCrm())).toBe('/auth')
})
