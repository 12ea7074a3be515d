// Notices on the devices of the signed-in person: which, and of what.
import type { NoticeOccasion, PushTrouble } from '#domain/notices.ts'
import { callOffice } from './office-call.ts'

export type NoticeDevice = {
  id: string
  name: string
  createdAt: string
  reachedAt: string | null
  trouble: PushTrouble | null
  isAwake: boolean
  isThis: boolean
}
export type NoticeChoice = { unwanted: NoticeOccasion[]; showsNames: boolean }
export type OwnNotices = NoticeChoice & { publicKey: string; devices: NoticeDevice[] }

/** What a browser says of itself when it takes notices. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export const readNotices = (endpoint: string | undefined) =>
  callOffice<OwnNotices>('my_notices', { this_endpoint: endpoint ?? null })

export const addDevice = (address: PushAddress, device: { name: string; serverKey: string }) =>
  callOffice<string>('add_push_device', { ...argsOf(address, device.serverKey), device_name: device.name })

/** False where it is no longer wanted. */
export const renewDevice = (knownEndpoint: string, address: PushAddress, serverKey: string) =>
  callOffice<boolean>('renew_push_device', { ...argsOf(address, serverKey), known_endpoint: knownEndpoint })

export const removeDevice = (id: string) => callOffice<null>('remove_push_device', { device_id: id })

export const tryNotice = (id: string) => callOffice<null>('try_notice', { device_id: id })

export const saveNoticeChoice = ({ unwanted, showsNames }: NoticeChoice) =>
  callOffice<null>('set_notices', { unwanted_occasions: unwanted, names_shown: showsNames })

const argsOf = ({ endpoint, p256dh, auth }: PushAddress, serverKey: string) => ({
  device_endpoint: endpoint,
  device_key: p256dh,
  device_secret: auth,
  server_key: serverKey,
})
