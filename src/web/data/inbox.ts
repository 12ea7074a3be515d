// Everything that comes in from the website: searched, read and handled by the office.

import type { BookingStatus } from '#domain/booking-status.ts'
import type { InboxKind, InboxState, ReferralStatus, ReviewStatus } from '#domain/inbox.ts'
import type { ReferralClaim } from '#domain/referral-request.ts'
import type { Rows } from '#domain/rows.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { settleSuggestion } from './customer-file.ts'
import { type Customer, saveCustomer } from './customers.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type InboxSearch = { words: string; kind: InboxKind | undefined; state: InboxState }

export type Suggested = Pick<Rows['customer_suggestions'], 'field' | 'kept' | 'offered'>

type Line<Kind extends InboxKind, About> = {
  kind: Kind
  id: string
  created_at: string
  name: string
  first_words: string | null
  about: About
  is_new: boolean
}
export type InboxLine =
  | Line<'message', object>
  | Line<'review', { rating: number; is_from_clean: boolean }>
  | Line<'referral', { friend: string }>
  | Line<'registration', { city: string | null }>
  | Line<'duplicate', Suggested & { other: string | null }>

type StepName = 'done' | 'reopened' | 'approved' | 'rejected' | 'replied' | 'reply_removed' | 'taken' | 'kept'
export type InboxStep = { id: string; what: StepName; words: string | null; at: string; who: string | null }

type Item<Kind extends InboxKind, Rest> = {
  kind: Kind
  id: string
  created_at: string
  updated_at: string
  history: InboxStep[]
} & Rest
type Handled = Pick<Rows['contact_messages'], 'handled_at'>

export type MessageItem = Item<
  'message',
  Handled & {
    name: string
    email: string
    phone: string | null
    message: string
    customer: Customer | null
  }
>
export type ReviewItem = Item<
  'review',
  {
    name: string
    email: string
    review_text: string
    rating: number
    wants_google: boolean
    is_from_clean: boolean
    status: ReviewStatus
    rejection_reason: string | null
    reply: string | null
    booking: { service_type: ServiceType; service_date: string } | null
    customer: Customer | null
  }
>
export type ReferralItem = Item<
  'referral',
  Handled & {
    referrer_name: string
    referrer_phone: string
    friend_name: string
    friend_phone: string
    message: string | null
    code: string
    status: ReferralStatus
    referrer: Customer | null
    friend: Customer | null
    clean: { service_date: string; status: BookingStatus } | null
    reward: { earned_on: string; lapses_on: string; used_at: string | null } | null
    is_over_limit: boolean
    claims: ReferralClaim[]
  }
>
export type Consent = Pick<Rows['consents'], 'id' | 'kind' | 'wording' | 'given_at' | 'withdrawn_at'>
export type RegistrationItem = Item<
  'registration',
  Handled & {
    first_name: string
    last_name: string
    email: string
    phone: string
    address: string | null
    city: string | null
    state: string | null
    zip_code: string | null
    customer: Customer | null
    was_known: boolean | null
    consents: Consent[]
    suggestions: (Suggested & { id: string })[]
  }
>
export type DuplicateItem = Item<
  'duplicate',
  Suggested & {
    settled_at: string | null
    booking_id: string | null
    booked_on: string | null
    registration_id: string | null
    customer: Customer
    other: Customer | null
  }
>
export type InboxItem = MessageItem | ReviewItem | ReferralItem | RegistrationItem | DuplicateItem

/** One page, the newest first, after the given line. */
export function searchInbox(
  { words, kind, state }: InboxSearch,
  { after, pageSize }: { after: InboxLine | undefined; pageSize: number },
) {
  return callOffice<InboxLine[]>('search_inbox', {
    words,
    only_kind: kind ?? null,
    only_new: state === 'all' ? null : state === 'new',
    after: after ? { id: after.id, created_at: after.created_at } : null,
    page_size: pageSize,
  })
}

/** Null if there is no such item or the caller may not see it. */
export const readInboxItem = (kind: InboxKind, id: string) =>
  callOffice<InboxItem | null>('inbox_item', { item_kind: kind, item_id: id })

const tables = {
  message: 'contact_messages',
  review: 'reviews',
  referral: 'referral_requests',
  registration: 'loyalty_registrations',
  duplicate: 'customer_suggestions',
} satisfies Record<InboxKind, string>

export type Seen = { kind: InboxKind; id: string; updated_at: string }

/** Done, or new again. A review is done with a decision, a duplicate with an answer: for those, only new again. */
export function markDone(seen: Seen, isDone: boolean): Promise<Seen> {
  if (seen.kind === 'review') return change(seen, { status: 'pending' })
  if (seen.kind === 'duplicate') return change(seen, { settled_at: null })
  return change(seen, { handled_at: isDone ? new Date().toISOString() : null })
}

/** Many at once, all or none. Returns those that changed; with `updated_at`, only if they are as they were read. */
export const markMany = (items: (Seen | InboxLine)[], isDone: boolean) =>
  callOffice<Seen[]>('mark_inbox', {
    items: items.map(item => ({
      kind: item.kind,
      id: item.id,
      ...('updated_at' in item && { updated_at: item.updated_at }),
    })),
    is_done: isDone,
  })

type Reply = { reply?: string | null }

export const approveReview = (seen: Seen, { reply }: Reply) => change(seen, { status: 'approved', reply })

export const rejectReview = (seen: Seen, { reason, reply }: Reply & { reason: string }) =>
  change(seen, { status: 'rejected', rejection_reason: reason, reply })

export const replyToReview = (seen: Seen, reply: string | null) => change(seen, { reply })

/** Restores its earlier state and reply. */
export const takeBackReview = ({ status, rejection_reason, reply }: ReviewItem, after: Seen) =>
  change(after, { status, rejection_reason, reply })

/** Accepts the suggestion or keeps the record as it is. Returns the new state, for undo. */
export async function answerSuggestion(
  { id, customer }: DuplicateItem,
  take: boolean,
): Promise<DuplicateItem> {
  await settleSuggestion(id, take, customer.updated_at)
  return (await readInboxItem('duplicate', id)) as DuplicateItem
}

/** Restores the record's earlier value, and asks again. */
export async function takeBackAnswer(before: DuplicateItem, after: DuplicateItem) {
  const { first_name, last_name, email, phone, address } = before.customer
  await saveCustomer(after.customer, { first_name, last_name, email, phone, address })
  await markDone(after, false)
}

// Only the version that was read: no row comes back if somebody else has changed it since.
async function change({ kind, id, updated_at }: Seen, changes: object): Promise<Seen> {
  const { data, error } = await asSelf(
    restApi()
      .from(tables[kind])
      .update(changes)
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select('updated_at')
      .maybeSingle(),
  )
  if (error) throw officeError(error)
  if (!data) throw changedMeanwhile()
  return { kind, id, updated_at: data.updated_at }
}
