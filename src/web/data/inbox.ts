// What came in from the website: found, read, and worked on by the office.
import type { BookingStatus } from '#domain/booking.ts'
import type { InboxKind, InboxState } from '#domain/inbox.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { settleSuggestion } from './customer-file.ts'
import { type Customer, saveCustomer } from './customers.ts'
import { callOffice, officeError } from './office-call.ts'

export type InboxSearch = { words: string; kind: InboxKind | undefined; state: InboxState }

export type SuggestedField = 'name' | 'email' | 'phone' | 'address' | 'account' | 'same_person'
export type Suggested = { field: SuggestedField; kept: string | null; offered: string }

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
type Handled = { handled_at: string | null }

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
    status: 'pending' | 'approved' | 'rejected'
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
    status: 'waiting' | 'earned' | 'too_late'
    referrer: Customer | null
    friend: Customer | null
    clean: { service_date: string; status: BookingStatus } | null
    reward: { earned_on: string; lapses_on: string; used_at: string | null } | null
  }
>
export type Consent = {
  id: string
  kind: 'terms' | 'marketing' | 'newsletter'
  wording: string
  given_at: string
  withdrawn_at: string | null
}
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

/** Nothing where there is no such thing, or it is not for the caller to see. */
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

export const approveReview = (seen: Seen) => change(seen, { status: 'approved' })

export const rejectReview = (seen: Seen, reason: string) =>
  change(seen, { status: 'rejected', rejection_reason: reason })

export const replyToReview = (seen: Seen, reply: string) => change(seen, { reply: reply || null })

/** The record takes what was offered, or stays as it is. Answers what there is now, for taking it back. */
export async function answerSuggestion(
  { id, customer }: DuplicateItem,
  take: boolean,
): Promise<DuplicateItem> {
  await settleSuggestion(id, take, customer.updated_at)
  return (await readInboxItem('duplicate', id)) as DuplicateItem
}

/** Puts back what the record said before, and asks again. */
export async function takeBackAnswer(before: DuplicateItem, after: DuplicateItem) {
  const { first_name, last_name, email, phone, address } = before.customer
  await saveCustomer(after.customer, { first_name, last_name, email, phone, address })
  await markDone(after, false)
}

// Only as it was seen: no row answers when somebody else has changed it since.
async function change({ kind, id, updated_at }: Seen, changes: object): Promise<Seen> {
  const { data, error } = await restClient()
    .from(tables[kind])
    .update(changes)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select('updated_at')
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw officeError(error)
  if (!data) throw new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile.')
  return { kind, id, updated_at: data.updated_at }
}
