// A quote as its client reads and answers it: by the key of the private link, without an account, or signed in, by its id.
import type { IsoDay } from '#domain/calendar.ts'
import type { OfferedTime, Quote } from '#domain/quote.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { ManagedBooking } from './managed-booking.ts'
import { callFunction } from './submit.ts'

/** authorization: as the signed-in client; see own-quotes.ts. */
export type QuoteAccess = { key: string } | { quote_id: string; authorization: string }

export type ClientQuote = Quote & {
  /** Credits that can pay for it; 0 where there are none, or the link went elsewhere than to the record that has them. */
  credits_cents: number
  /** The version that the link was made for: an older one than `version` says that it was changed. */
  opened_version: number
  /** The version before, where this one changes it. */
  was:
    | (Pick<Quote, 'version' | 'status' | 'lines' | 'total_cents' | 'service_type' | 'size'> & {
        version: number
      })
    | null
  /** Asked for after it had lapsed, until the office has answered. */
  new_day: OfferedTime | null
}

function call<T>(name: string, access: QuoteAccess, args: object = {}): Promise<T> {
  const { authorization, ...which } = { authorization: undefined, ...access }
  return callFunction<T>(name, { ...which, ...args }, authorization)
}

/** Refused with `quote_not_found`. Marks it as seen. */
export const readQuote = (access: QuoteAccess) => call<ClientQuote>('read_quote', access)

export type Approval = {
  /** As the page shows it, another free one, or one of those offered. */
  time?: { day: IsoDay; slot: TimeSlot } | undefined
  /** Asked for where the quote has no booking yet and we do not know them. */
  details?: { address?: string; phone?: string }
  use_credits?: boolean
}

/**
 * Confirms the clean; twice is the same answer. Refused with `quote_changed`, `quote_lapsed`, `quote_answered`,
 * `quote_withdrawn`; with `slot_taken`, `day_closed` or `slot_past` where its time was lost: see readQuoteDays.
 */
export const approveQuote = (
  access: QuoteAccess,
  { version }: Pick<Quote, 'version'>,
  approval: Approval = {},
) =>
  call<Quote & { credits_cents: number; manage_token?: string }>('approve_quote', access, {
    version,
    ...(approval.time && { day: approval.time.day, slot: approval.time.slot }),
    details: approval.details ?? {},
    use_credits: approval.use_credits ?? false,
  })

export const declineQuote = (access: QuoteAccess, { version }: Pick<Quote, 'version'>, reason: string) =>
  call<Quote>('decline_quote', access, { version, reason: reason || null })

/** Into the Inbox. Refused with `validation_failed:email` where we have no address to answer to: send one along. */
export const askAboutQuote = (access: QuoteAccess, words: string, email?: string) =>
  call<{ number: string }>('ask_about_quote', access, { words, ...(email && { email }) })

/** The nearest free times for what it quotes, at most six. */
export const readQuoteDays = (access: QuoteAccess) => call<OfferedTime[]>('quote_days', access)

/** After it has lapsed, while its price stands: a new request for that time, which the office answers with the same quote. */
export const pickNewDay = (
  access: QuoteAccess,
  { version }: Pick<Quote, 'version'>,
  { day, slot }: OfferedTime,
) => call<ManagedBooking>('pick_new_day', access, { version, day, slot })
