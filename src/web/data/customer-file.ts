// One customer with everything we know about them, and merging duplicates.

import type { BookingStatus } from '#domain/booking-status.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { MergeChoices } from '#domain/customer-merge.ts'
import type { Reward } from '#domain/discounts.ts'
import type { ReviewStatus } from '#domain/inbox.ts'
import type { Occasion } from '#domain/message-text.ts'
import type { ReferralClaim } from '#domain/referral-request.ts'
import type { PaymentMethod, PaymentStatus, ServiceStatus } from '#domain/service-record.ts'
import type { RecordType, ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { Customer } from './customers.ts'
import { callOffice } from './office-call.ts'
import { recordOf } from './resource.ts'

type Payment = {
  price: number | null
  payment_status: PaymentStatus | null
  payment_method: PaymentMethod | null
}

/** One entry of the timeline, past or upcoming. */
export type TimelineLine = { id: string; day: IsoDay } & (
  | ({ kind: 'booking'; time: TimeSlot; type: ServiceType; status: BookingStatus } & Payment)
  | ({ kind: 'service'; type: RecordType; status: ServiceStatus } & Payment)
  | { kind: 'invoice'; number: string; amount: number; cancelled: boolean }
  | { kind: 'referral'; name: string }
  | { kind: 'message'; text: string }
  | { kind: 'said'; occasion: Occasion; text: string | null }
  | { kind: 'review'; rating: number; status: ReviewStatus }
  | { kind: 'registration' }
  | { kind: 'consent'; consent: 'marketing' | 'terms' | 'newsletter'; withdrawn: boolean }
  | { kind: 'customers_merged' }
  | { kind: 'customers_parted' }
)

export type Suggestion = {
  id: string
  field: 'name' | 'email' | 'phone' | 'address' | 'account'
  kept: string | null
  offered: string
  booked_on: string | null
}

export type CustomerFile = {
  /** last_clean_before: before there was a service history, as a file of people said. */
  customer: Customer & { is_phone_verified: boolean; last_clean_before: IsoDay | null }
  account: { email: string; since: string } | null
  suggestions: Suggestion[]
  duplicates: { suggestion_id: string; customer: Customer }[]
  rewards: (Reward & { friend: string | null })[]
  friends: { id: string; name: string; linked_at: string; earned_at: string | null; is_over_limit: boolean }[]
  /** Everyone who named this customer as a friend. */
  claims: ReferralClaim[]
  /** Cleans from before the system; null if the caller may not enter them. */
  opening_cleans: number | null
  brought_by: { id: string; name: string; linked_at: string } | null
  /** Since when they want no reminders by mail, said by the link under one. */
  reminders_stopped_at: string | null
  merges: { id: string; name: string; merged_at: string }[]
  timeline: TimelineLine[]
}

/** Null if the customer does not exist or the caller may not see them. */
export const readCustomerFile = (id: string) =>
  callOffice<CustomerFile | null>('customer_file', { customer_uuid: id })

export const customerFile = recordOf('customer', readCustomerFile)

type OpeningCleans = { cleans: number; reason: string; isRewardDue: boolean; seen: number }

/** Refused with `changed_meanwhile` if somebody else has entered another number since it was read. */
export const setOpeningCleans = (id: string, { cleans, reason, isRewardDue, seen }: OpeningCleans) =>
  callOffice<void>('set_opening_cleans', {
    customer_uuid: id,
    cleans,
    reason,
    is_reward_due: isRewardDue,
    seen,
  })

export const mergeCustomers = (keep: Customer, drop: Customer, choices: MergeChoices) =>
  callOffice<{ merge_id: string }>('merge_customers', {
    keep: keep.id,
    drop: drop.id,
    choices,
    seen: { keep: keep.updated_at, drop: drop.updated_at },
  })

export const undoMerge = (id: string) => callOffice<void>('undo_merge', { merge_id: id })

/** Accepts the suggested value or keeps the current one; settled either way. */
export const settleSuggestion = (id: string, take: boolean, seen?: string) =>
  callOffice<void>('settle_suggestion', { suggestion_id: id, take, seen: seen ?? null })
