// The routes of the signed-in app, each with its guard; an area is loaded when it is opened.
import type { RouteObject } from 'react-router'
import { officeWords } from '#content/office.ts'
import { guardAdmin, guardCrm, guardDashboard, guardDoor } from '#web/guards.ts'
import { RouteError } from '#web/route-error.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'

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
