// What this browser can do for notices: whether it may show any, its address at its push service, and its name.
import { deviceNames, type noticeWords } from '#content/notices.ts'
import { forget, keep, readKept } from '#web/browser/kept.ts'
import type { PushAddress } from '#web/data/notices.ts'

export type Hindrance = keyof typeof noticeWords.why

export class Hindered extends Error {
  readonly why: Hindrance
  constructor(why: Hindrance) {
    super(why)
    this.why = why
  }
}

/** What stands in the way before anybody is asked. */
export function findHindrance(): Hindrance | undefined {
  if (!isSecureContext) return 'insecure'
  const isAble = 'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator
  if (!isAble) return isIphone() && !isInstalled() ? 'iphone' : 'unable'
  if (Notification.permission === 'denied') return 'refused'
  return
}

// An iPad says that it is a Mac, but has a screen to touch.
const isIphone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** To be called by a tap: the browser may ask whether notices are welcome. */
export async function subscribe(serverKey: string): Promise<PushAddress> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new Hindered(permission === 'denied' ? 'refused' : 'dismissed')
  return subscribeQuietly(serverKey)
}

/** Where notices are already allowed, so that nobody is asked. */
export async function subscribeQuietly(serverKey: string): Promise<PushAddress> {
  const registration = await findWorker()
  if (!registration?.active) throw new Hindered('noWorker')
  const kept = await registration.pushManager.getSubscription()
  if (kept && keyOf(kept) !== serverKey) await kept.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: serverKey }
  const subscription = await registration.pushManager.subscribe(options).catch(() => {
    throw new Hindered('service')
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

export async function unsubscribe() {
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
}

export async function findEndpoint(): Promise<string | undefined> {
  return (await findSubscription())?.endpoint
}

const findSubscription = async () => (await findWorker())?.pushManager?.getSubscription()

// The Admin Console lies outside of its scope, so it is not simply the worker of this page.
const findWorker = async () => navigator.serviceWorker?.getRegistration('/crm')

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function deviceName(agent = navigator.userAgent): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([mark]) => mark.test(agent))?.[1] ?? ''
  return deviceNames.name(nameIn(deviceNames.browsers), nameIn(deviceNames.systems))
}

/** For whom notices were switched on here, and under which address: what a new sign-in takes up again. */
export type KeptNotices = { userId: string; endpoint: string; serverKey: string }
const keptNoticesKey = 'office-notices'
export const readKeptNotices = () => readKept(keptNoticesKey) as KeptNotices | undefined
export const keepNotices = (kept: KeptNotices) => keep(keptNoticesKey, kept)
export const forgetNotices = () => forget(keptNoticesKey)
