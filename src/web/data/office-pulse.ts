// The counts beside the tabs, and a mark for each list that changes with the list. Small, because it is read every few
// seconds, and separate from what the pages read, so that the frame of the office stays light.
import { todayAt } from '#domain/calendar.ts'
import { keep, readKept } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { callOffice } from './office-call.ts'
import { sendsMail } from './sends-mail.ts'
import { within } from './within.ts'

export type Pulse = {
  waiting: number
  /** Requests that hold no place before their senders have confirmed them. */
  unconfirmed?: number
  unread: number
  unfinished: number
  /** Invoices that are open past their due day. */
  overdue?: number
  /** Messages that wait to be sent by hand. */
  unsaid: number
  marks: { bookings: string; day: string; inbox: string; messages: string }
}

const maxWaitMs = 5000

export async function readPulse(userId: string): Promise<Pulse> {
  const pulse = await within(
    maxWaitMs,
    callOffice<Pulse>('office_pulse', { today: todayAt(new Date()), sends_mail: sendsMail() }),
  )
  keep(pulseKeyOf(userId), pulse)
  return pulse
}

/** The last one, for when the server cannot be asked. */
export const keptPulse = (userId: string) => readKept(pulseKeyOf(userId)) as Pulse | undefined

const pulseKeyOf = (userId: string) => officeKeyOf('pulse', userId)
