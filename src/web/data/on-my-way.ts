// On my way: kept once somebody has said that it went.
import { callOffice } from './office-call.ts'

export const noteOnMyWay = (booking_id: string, body: string) =>
  callOffice<unknown>('note_on_my_way', { booking_id, body })
