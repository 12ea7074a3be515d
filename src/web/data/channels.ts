// How a person is reached; it stands once, on our record of them or on their account.
import type { Channel } from '#content/channels.ts'
import { callOffice } from './office-call.ts'

export const setChannel = (of_customer: string, channel: Channel) =>
  callOffice<Channel>('set_channel', { of_customer, channel })

/** Since when reminders by mail are stopped, by the link under one; choosing mail takes it back. */
export type OwnChannel = { channel: Channel; stopped_at: string | null }
export const readOwnChannel = () => callOffice<OwnChannel | null>('own_channel')
export const setOwnChannel = (channel: Channel) => callOffice<Channel>('set_own_channel', { channel })
