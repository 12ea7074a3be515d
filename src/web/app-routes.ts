// The routes of the signed-in app, each with its guard; an area, and in the office a tab, is loaded when it is opened.

import { admin, crm, type OfficeArea, type TabPage } from '#web/office/tabs.ts'
import { createRouter } from '#web/router/router.ts'
import { type Load, Redirect, type Route } from '#web/router/routes.ts'
import { guardAdmin, guardAuth, guardCrm, guardDashboard } from '#web/sign-in/guards.ts'

export function createAppRouter() {
  return createRouter(
    appRoutes,
    ({ pathname }) => new Redirect(pathname.startsWith(admin.path) ? admin.path : crm.path),
  )
}

const appRoutes: Route[] = [
  { path: '/auth', guard: guardAuth, isGuardedEachTime: true, layers: [openAuth] },
  { path: '/dashboard', guard: guardDashboard, isGuardedEachTime: true, layers: [openDashboard] },
  ...officeRoutes(crm, { guard: guardCrm, frame: openCrm }),
  ...officeRoutes(admin, { guard: guardAdmin, frame: openAdmin }),
]

type Frame = { guard: Route['guard']; frame: Load }

function officeRoutes({ groups }: OfficeArea, frame: Frame): Route[] {
  return groups
    .flat()
    .flatMap(tab => [tab, ...(tab.pages ?? [])])
    .flatMap(page => pageRoutes(page, frame))
}

function pageRoutes({ path, page, panel, panelPath = ':id' }: TabPage, { guard, frame }: Frame): Route[] {
  const alone = { path, guard, layers: [frame, page] }
  if (!panel) return [alone]
  return [alone, { path: `${path}/${panelPath}`, guard, layers: [frame, page, panel] }]
}

async function openAuth() {
  return (await import('#web/auth/auth-page.tsx')).AuthPage
}

async function openDashboard() {
  return (await import('#web/dashboard/dashboard-page.tsx')).DashboardPage
}

async function openCrm() {
  return (await import('#web/office/crm-page.tsx')).CrmPage
}

async function openAdmin() {
  return (await import('#web/office/admin-page.tsx')).AdminPage
}
