// How a person is reached; it stands once, on our record of them or on their account.
import type { Channel } from '#content/channels.ts'
import { callOffice } from './office-call.ts'

export const setChannel = (of_customer: string, channel: Channel) =>
  callOffice<Channel>('set_channel', { of_customer, channel })

export const readOwnChannel = () => callOffice<Channel | null>('own_channel')
export const setOwnChannel = (channel: Channel) => callOffice<Channel>('set_own_channel', { channel })
