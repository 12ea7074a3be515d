import type { LoaderFunctionArgs } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { guardAdmin, guardCrm, guardDashboard, guardDoor } from './app-routes.tsx'
import { readRoles, readSession, type Session, signOut } from './data/auth.ts'

// The auth service is another process; everything else here is real.
vi.mock('./data/auth.ts', () => ({ readSession: vi.fn(), readRoles: vi.fn(), signOut: vi.fn() }))

const session = { user: { id: 'u1' } } as Session
const visit = (url: string) => ({ request: new Request(url) }) as LoaderFunctionArgs
const target = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : answer)

beforeEach(() => {
  vi.mocked(readSession).mockResolvedValue(session)
  vi.mocked(readRoles).mockResolvedValue([])
})

test('a stranger is sent from the office to the door, from the dashboard to the booking form', async () => {
  vi.mocked(readSession).mockResolvedValue(null)
  expect(target(await guardCrm())).toBe('/auth')
  expect(target(await guardAdmin())).toBe('/auth')
  expect(target(await guardDashboard())).toBe('/booking')
  expect(target(await guardDoor(visit('https://x.example/auth')))).toBeNull()
})

test('who is signed in is sent from the door to the CRM', async () => {
  expect(target(await guardDoor(visit('https://x.example/auth')))).toBe('/crm')
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

test('signing out ends the session and leads home', async () => {
  expect(target(await guardDoor(visit('https://x.example/auth?sign-out')))).toBe('/')
  expect(signOut).toHaveBeenCalledOnce()
})
