// Quotes in the office: filled in, saved, sent, agreed by phone, followed up.
import type { IsoDay } from '#domain/calendar.ts'
import type { Reward } from '#domain/discounts.ts'
import type { ChargeLine, FirstTimes, Prices, PromotionRule } from '#domain/price.ts'
import type { OfferedTime, Quote } from '#domain/quote.ts'
import type { Rows } from '#domain/rows.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { headersAsSelf } from './as-self.ts'
import type { ManagedBooking } from './managed-booking.ts'
import { callOffice } from './office-call.ts'

/** updated_at goes along with the next act, so that nobody overwrites what they have not seen. */
export type OfficeQuote = Quote & {
  message_id: string | null
  customer_id: string | null
  name: string | null
  email: string | null
  phone: string | null
  sent_how: Rows['quotes']['sent_how']
  seen_at: string | null
  followed_up_at: string | null
  updated_at: string
}

export type PaidBefore = {
  price_cents: number
  full_price_cents: number
  service_date: IsoDay
  service_type: ServiceType
  size: number | null
  is_same_kind: boolean
}

/** All that the editor needs; domain/price.ts makes lines of it. */
export type QuoteDraft = FirstTimes & {
  /** The newest version, whatever its status; null before the first. */
  quote: OfficeQuote | null
  /** What the client has in hand, where that is not the newest. */
  out: OfficeQuote | null
  booking: ManagedBooking | null
  message: Pick<Rows['contact_messages'], 'id' | 'name' | 'email' | 'phone' | 'message' | 'created_at'> | null
  /** The list, published or not. */
  prices: Prices
  /** That wait for this client, or are on this quote already. */
  rewards: (Reward & { friend: string | null })[]
  credits_cents: number
  paid_before: PaidBefore[]
  /** The middle of what others pay for this kind and size; null for want of three. */
  usual_cents: number | null
  next_clean: { start_minute: number; suburb: string | null; name: string | null } | null
}

export const draftQuote = (of: { booking_id: string } | { message_id: string }) =>
  callOffice<QuoteDraft>('draft_quote', of)

/** The server reckons the discounts again. Of whom, where and when is the booking's to say, if there is one. */
export type QuoteFields = {
  service_type: ServiceType
  size: number | null
  extras: string[]
  suburb: string | null
  /** Null: as long as such a clean usually takes. */
  minutes: number | null
  lines: ChargeLine[]
  promotion: PromotionRule | null
  reward_ids: string[]
  note: string | null
} & (
  | { booking_id: string }
  | {
      message_id: string
      name: string
      email: string | null
      phone: string | null
      address: string | null
      offers: OfferedTime[]
    }
)

/** Saving one that has gone out begins the next version. Refused with `changed_meanwhile`, `reward_gone`, `too_much_off`. */
export const saveQuote = (quote: QuoteFields, newest: OfficeQuote | null) =>
  callOffice<OfficeQuote>('save_quote', { quote, seen: newest?.updated_at ?? null })

type Seen = Pick<OfficeQuote, 'id' | 'updated_at'>

/** 'link': the office passes it on itself. */
export type SendingWay = 'mail' | 'whatsapp' | 'link'

/** By mail it is queued; otherwise comes the key of its link. Refused with `no_email`, `no_phone`, `slot_taken` … */
export const sendQuote = ({ id, updated_at }: Seen, how: SendingWay) =>
  callOffice<{ quote: OfficeQuote; key: string | null }>('send_quote', {
    quote_id: id,
    how,
    seen: updated_at,
  })

export type PhoneApproval = {
  /** Another time than the one it holds, or one of those it offers. */
  time?: { day: IsoDay; slot: TimeSlot } | undefined
  details?: { address?: string; phone?: string }
  use_credits?: boolean
}

/** Agreed by word of mouth, on record: the clean is confirmed. A draft need not be sent before. */
export const approveByPhone = (
  { id, updated_at }: Seen,
  { time, details = {}, use_credits = false }: PhoneApproval = {},
) =>
  callOffice<OfficeQuote>('approve_by_phone', {
    ...{ quote_id: id, seen: updated_at, details, use_credits },
    ...(time && { new_date: time.day, new_time: time.slot }),
  })

/** Taken back; the request waits on. */
export const withdrawQuote = ({ id, updated_at }: Seen) =>
  callOffice<OfficeQuote>('withdraw_quote', { quote_id: id, seen: updated_at })

/** Whom to ask again: whose day is about to go, then who has not answered for a while. */
export type DueQuote = OfficeQuote & { why: 'lapsing' | 'unanswered' }

export const readQuotesDue = () => callOffice<DueQuote[]>('quotes_due')

export const markFollowedUp = ({ id }: Seen) => callOffice<OfficeQuote>('mark_followed_up', { quote_id: id })

export async function readQuotePdf({ id }: Pick<OfficeQuote, 'id'>): Promise<Blob> {
  const answer = await fetch(`/storage/v1/object/authenticated/quotes/${id}.pdf`, {
    headers: await headersAsSelf(),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return answer.blob()
}
