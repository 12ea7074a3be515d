// A browser whose push service is ours: headless browsers have none. Everything but the subscription itself is real.
import type { CDPSession, Page, Worker } from '@playwright/test'
import type { ShownNotice } from '#domain/notices.ts'
import { startPushService, type TestDevice } from '#tests/push/push-service.ts'
import { expect, test as house } from './house.ts'

type Push = Awaited<ReturnType<typeof startPushService>>

export const test = house.extend<{ push: Push }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  push: async ({}, use) => {
    const push = await startPushService()
    await use(push)
    expect(push.wrong).toEqual([])
    await push.stop()
  },
})

export { expect }

/** From the next page on. The browser gets this address when it asks for one; it says yes to notices unless told otherwise. */
export async function givePush(
  page: Page,
  device: TestDevice,
  permission: NotificationPermission = 'granted',
) {
  await page.addInitScript(standIn, { device, permission })
}

function standIn({ device, permission }: { device: TestDevice; permission: NotificationPermission }) {
  const { endpoint, p256dh, auth } = device
  const readKey = () => sessionStorage.getItem('test-push')
  const subscriptionOf = (key: string | null) =>
    key && {
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), c =>
          c.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => sessionStorage.removeItem('test-push'),
    }
  // As after a first yes: the browser does not ask again.
  const isAsked = () => sessionStorage.getItem('test-asked') !== null
  const answer = () => (isAsked() || permission === 'denied' ? permission : 'default')
  Object.defineProperty(Notification, 'permission', { get: answer })
  Notification.requestPermission = async () => {
    sessionStorage.setItem('test-asked', 'yes')
    return answer()
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscriptionOf(readKey()),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      sessionStorage.setItem('test-push', applicationServerKey)
      return subscriptionOf(applicationServerKey)
    },
  })
}

/** The worker of the office, which notes what it shows in place of showing it. */
export async function officeWorker(page: Page): Promise<Worker> {
  const find = () => page.context().serviceWorkers()[0]
  await expect.poll(() => Boolean(find())).toBe(true)
  const worker = find() as Worker
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      shown: unknown[]
      registration: ServiceWorkerRegistration
      WindowClient: { prototype: { focus(): Promise<void> } }
    }
    scope.shown ??= []
    // Allowed to a tap on a real notice only.
    scope.WindowClient.prototype.focus = async () => {}
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, ...options })
  })
  return worker
}

export const shownBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { shown: { title: string; body: string }[] }).shown)

/** As a browser does when its push service has something: the worker wakes up. */
export async function deliver(page: Page, notice: ShownNotice) {
  const session = await page.context().newCDPSession(page)
  const registrationId = await findRegistration(session)
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(notice),
  })
  await session.detach()
}

async function findRegistration(session: CDPSession): Promise<string> {
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const office = registrations.find(({ scopeURL }) => scopeURL.endsWith('/crm'))
      if (office) resolve(office.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'More' }).locator('visible=true').click()
  await page.getByRole('button', { name: 'Your settings' }).locator('visible=true').click()
  const section = page.getByRole('region', { name: 'Notices on this device' })
  await expect(section).toBeVisible()
  return section
}
