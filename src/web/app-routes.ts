// The routes of the signed-in app, each with its guard; an area, and in the office a tab, is loaded when it is opened.

import { isAdminPath } from '#web/office/frame/area.ts'
import type { TabPage } from '#web/office/frame/places.ts'
import { places } from '#web/office/tabs.ts'
import { createRouter } from '#web/router/router.ts'
import { Redirect, type Route } from '#web/router/routes.ts'
import { guardAdmin, guardAuth, guardCrm, guardDashboard } from '#web/sign-in/guards.ts'

export function createAppRouter() {
  return createRouter(appRoutes, ({ pathname }) => new Redirect(isAdminPath(pathname) ? '/admin' : '/crm'))
}

const appRoutes: Route[] = [
  { path: '/auth', guard: guardAuth, isGuardedEachTime: true, layers: [openAuth] },
  { path: '/dashboard', guard: guardDashboard, isGuardedEachTime: true, layers: [openDashboard] },
  ...places
    .flatMap(({ tabs }) => tabs)
    .flatMap(tab => [tab, ...(tab.pages ?? [])])
    .flatMap(pageRoutes),
]

function pageRoutes({ path, page, panel, panelPath = ':id' }: TabPage): Route[] {
  if (!page) return []
  const guard = isAdminPath(path) ? guardAdmin : guardCrm
  const alone = { path, guard, layers: [openOffice, page] }
  if (!panel) return [alone]
  return [alone, { path: `${path}/${panelPath}`, guard, layers: [openOffice, page, panel] }]
}

async function openAuth() {
  return (await import('#web/auth/auth-page.tsx')).AuthPage
}

async function openDashboard() {
  return (await import('#web/dashboard/dashboard-page.tsx')).DashboardPage
}

async function openOffice() {
  return (await import('#web/office/office.tsx')).Office
}
