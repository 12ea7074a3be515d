// The list to send, and the last answer stored in this browser for when there is no signal.
import type { IsoDay } from '#domain/calendar.ts'
import type { Occasion } from '#domain/message-text.ts'
import type { Rows } from '#domain/rows.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { keep, readKept } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { callOffice } from './office-call.ts'
import { sendsMail } from './sends-mail.ts'
import { within } from './within.ts'

export type Message = {
  id: string
  occasion: Occasion
  body: string | null
  booking_id: string | null
  customer_id: string | null
  answered_at: string | null
  /** The key of its private link, until it is answered. */
  token: string | null
  name: string | null
  phone: string | null
  email: string | null
  language: string
  service_type: ServiceType | null
  service_date: string | null
  service_time: string | null
  suburb: string | null
  price_cents: number | null
  reason: string | null
  number: string | null
  held_until: string | null
  /** From when a new price counts, or by when an invoice is due. */
  from_day: string | null
  cleans: number | null
  /** What is open and late, of a reminder to pay; the oldest first. */
  unpaid?: UnpaidLine[] | null
}

export type UnpaidLine = { number: string; reference: string; open_cents: number; due_on: IsoDay }

export type OwnText = { occasion: Occasion; language: string; body: string }
export type MessageList = { due: Message[]; sent: Message[]; texts: OwnText[] }
export type MessageWay = NonNullable<Rows['messages']['how']>

const maxWaitMs = 10_000
const keyOf = (userId: string) => officeKeyOf('messages', userId)

export async function readMessages(userId: string): Promise<MessageList> {
  const asked = callOffice<MessageList>('messages_to_send', { sends_mail: sendsMail() })
  const list = await within(maxWaitMs, asked)
  keep(keyOf(userId), list)
  return list
}

/** Everybody who is late, at once. Refused with `switched_off`. */
export const putUnpaidInList = () =>
  callOffice<{ in_list: number; left_out: number }>('put_unpaid_in_list', { sends_mail: sendsMail() })

export const keptMessages = (userId: string) => readKept(keyOf(userId)) as MessageList | undefined
