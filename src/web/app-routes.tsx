// The routes of the signed-in app, each with its guard; an area, and in the office a tab, is loaded when it is opened.
import { type RouteObject, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { officeWords } from '#content/office.ts'
import { guardAdmin, guardCrm, guardDashboard, guardDoor } from '#web/guards.ts'
import { admin, crm, type OfficeArea, type OfficeTab } from '#web/office/office-tabs.ts'
import { RouteError } from '#web/route-error.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'

export const appRoutes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => <LoadingScreen label={officeWords.loading} />,
    children: [
      { path: '/auth', loader: guardDoor, lazy: openAuth },
      { path: '/dashboard', loader: guardDashboard, lazy: openDashboard },
      officeRoute(crm, { loader: guardCrm, lazy: openCrm }),
      officeRoute(admin, { loader: guardAdmin, lazy: openAdmin }),
    ],
  },
]

function officeRoute(area: OfficeArea, frame: Pick<RouteObject, 'loader' | 'lazy'>): RouteObject {
  return {
    path: area.path,
    ...frame,
    shouldRevalidate: isAskedAgain,
    children: [
      ...area.groups.flat().map(tab => tabRoute(area, tab)),
      { path: '*', loader: () => redirect(area.path) },
    ],
  }
}

function tabRoute(area: OfficeArea, { path, page, panel, panelPath = ':id' }: OfficeTab): RouteObject {
  const lazy = async () => ({ Component: await page() })
  if (path === area.path) return { index: true, lazy }
  const panels = panel ? [{ path: panelPath, lazy: async () => ({ Component: await panel() }) }] : []
  return { path, lazy, children: panels }
}

// Who is here is asked at the door and whenever the session changes, not for each search or filter in the address.
function isAskedAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
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
