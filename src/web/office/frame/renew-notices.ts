// Notices that were switched on here go on after a new sign-in, and when the browser has got another address by itself.
import { renewDevice } from '#web/data/notices.ts'
import {
  findHindrance,
  forgetNotices,
  keepNotices,
  readKeptNotices,
  subscribeQuietly,
  unsubscribe,
} from './browser-push.ts'

export async function renewNotices(userId: string) {
  const kept = readKeptNotices()
  if (kept?.userId !== userId || findHindrance() || Notification.permission !== 'granted') return
  const address = await subscribeQuietly(kept.serverKey)
  if (await renewDevice(kept.endpoint, address, kept.serverKey))
    return keepNotices({ ...kept, endpoint: address.endpoint })
  // Removed from another device, or the server has other keys now.
  forgetNotices()
  await unsubscribe()
}
