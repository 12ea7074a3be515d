// The routes of the signed-in app and who may open them. Guards run before anything of an area is drawn.
import { type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router'
import { officeWords } from '#content/office.ts'
import { authNotices } from '#domain/messages.ts'
import { readRoles, readSession, signOut } from '#web/data/auth.ts'
import { RouteError } from '#web/route-error.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'

export const appRoutes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => <LoadingScreen label={officeWords.loading} />,
    children: [
      { path: '/auth', loader: guardDoor, lazy: openAuth },
      { path: '/dashboard', loader: guardDashboard, lazy: openDashboard },
      { path: '/crm/*', loader: guardCrm, lazy: openCrm },
      { path: '/admin/*', loader: guardAdmin, lazy: openAdmin },
    ],
  },
]

/** Who is signed in has no business at the door, unless to leave. */
export async function guardDoor({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('sign-out')) return leave()
  return (await readSession()) ? redirect('/crm') : null
}

export async function guardDashboard() {
  return (await readSession()) ?? redirectDocument('/booking')
}

export async function guardCrm() {
  const session = await readSession()
  if (!session) return redirect('/auth')
  return { session, roles: await readRoles(session) }
}

export async function guardAdmin() {
  const session = await readSession()
  if (!session) return redirect('/auth')
  const roles = await readRoles(session)
  return roles.includes('admin') ? { session, roles } : redirectDocument('/')
}

async function leave() {
  await signOut()
  showToast(authNotices.signedOut)
  return redirectDocument('/')
}

async function openAuth() {
  return { Component: (await import('#web/areas/account/auth-page.tsx')).AuthPage }
}

async function openDashboard() {
  return { Component: (await import('#web/areas/account/dashboard-page.tsx')).DashboardPage }
}

async function openCrm() {
  return { Component: (await import('#web/areas/crm/crm-page.tsx')).CrmPage }
}

async function openAdmin() {
  return { Component: (await import('#web/areas/admin/admin-page.tsx')).AdminPage }
}
