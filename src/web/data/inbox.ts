// Everything that comes in from the website: searched, read and handled by the office.
import type { InboxKind, InboxState } from '#domain/inbox.ts'
import type { ReferralClaim } from '#domain/referral-request.ts'
import type { Rows } from '#domain/rows.ts'
import { settleSuggestion } from './customer-file.ts'
import { type Customer, saveCustomer } from './customers.ts'
import { callOffice } from './office-call.ts'
import { listOf, type Page, recordOf } from './resource.ts'
import { type Seen as SeenRow, saveSeen, type TableName } from './table.ts'

const tables = {
  message: 'contact_messages',
  review: 'reviews',
  referral: 'referral_requests',
  registration: 'loyalty_registrations',
  duplicate: 'customer_suggestions',
} satisfies Record<InboxKind, TableName>

type Suggestion = Rows['customer_suggestions']
export type Suggested = Pick<Suggestion, 'field' | 'kept' | 'offered'>

// What each kind says of itself in the list.
type About = {
  message: object
  review: { rating: number; is_from_clean: boolean }
  referral: { friend: string }
  registration: { city: string | null }
  duplicate: Suggested & { other: string | null }
}
type Line<Kind extends InboxKind> = {
  kind: Kind
  id: string
  created_at: string
  name: string
  first_words: string | null
  about: About[Kind]
  is_new: boolean
}
export type InboxLine = { [Kind in InboxKind]: Line<Kind> }[InboxKind]

// What an opened one has beside its own row.
type Beside = {
  message: { customer: Customer | null }
  review: {
    customer: Customer | null
    booking: Pick<Rows['bookings'], 'service_type' | 'service_date'> | null
  }
  referral: {
    referrer: Customer | null
    friend: Customer | null
    clean: Pick<Rows['bookings'], 'service_date' | 'status'> | null
    reward: Pick<Rows['rewards'], 'earned_on' | 'lapses_on' | 'used_at'> | null
    is_over_limit: boolean
    claims: ReferralClaim[]
  }
  registration: {
    customer: Customer | null
    was_known: boolean | null
    consents: Pick<Rows['consents'], 'id' | 'kind' | 'wording' | 'given_at' | 'withdrawn_at'>[]
    suggestions: Pick<Suggestion, 'id' | 'field' | 'kept' | 'offered'>[]
  }
  duplicate: { customer: Customer; other: Customer | null; booked_on: string | null }
}
type StepName = 'done' | 'reopened' | 'approved' | 'rejected' | 'replied' | 'reply_removed' | 'taken' | 'kept'
export type InboxStep = { id: string; what: StepName; words: string | null; at: string; who: string | null }

export type Item<Kind extends InboxKind> = { kind: Kind; history: InboxStep[] } & Beside[Kind] &
  Rows[(typeof tables)[Kind]]
export type InboxItem = { [Kind in InboxKind]: Item<Kind> }[InboxKind]

export type InboxSearch = { words: string; kind: InboxKind | undefined; state: InboxState | undefined }

/** The newest first. Staff find everything, anyone else what they sent with their own account. */
export const inboxList = listOf(
  'inbox',
  ({ words, kind, state = 'all' }: InboxSearch, page: Page<InboxLine>) =>
    callOffice<InboxLine[]>('search_inbox', {
      words,
      only_kind: kind ?? null,
      only_new: state === 'all' ? null : state === 'new',
      after: page.after ? { id: page.after.id, created_at: page.after.created_at } : null,
      page_size: page.pageSize,
    }),
)

const readItem = <Kind extends InboxKind>(kind: Kind, id: string) =>
  callOffice<Item<Kind> | null>('inbox_item', { item_kind: kind, item_id: id })

/** Null if there is no such item or the caller may not see it. */
export const inboxItem = recordOf(
  'inbox-item',
  (kind: InboxKind, id: string) => readItem(kind, id) as Promise<InboxItem | null>,
)

export type Seen = SeenRow & { kind: InboxKind }

const change = async <Kind extends InboxKind>(
  seen: Seen & { kind: Kind },
  changes: Partial<Rows[(typeof tables)[Kind]]>,
): Promise<Seen> => ({ ...(await saveSeen(tables[seen.kind], seen, changes)), kind: seen.kind })

/** Done, or new again. A review is done with a decision, a duplicate with an answer: for those, only new again. */
export function markDone({ kind, ...seen }: Seen, isDone: boolean): Promise<Seen> {
  if (kind === 'review') return change({ ...seen, kind }, { status: 'pending' })
  if (kind === 'duplicate') return change({ ...seen, kind }, { settled_at: null })
  return change({ ...seen, kind }, { handled_at: isDone ? new Date().toISOString() : null })
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

type Decision = Partial<Pick<Rows['reviews'], 'status' | 'rejection_reason' | 'reply'>>

/** Approved, rejected with a reason, or replied to; also back to what it was. */
export const decideReview = ({ id, updated_at }: Omit<Seen, 'kind'>, decision: Decision) =>
  change({ kind: 'review', id, updated_at }, decision)

/** Accepts the suggestion or keeps the record as it is. Returns the new state, for undo. */
export async function answerSuggestion({ id, customer }: Item<'duplicate'>, take: boolean) {
  await settleSuggestion(id, take, customer.updated_at)
  return (await readItem('duplicate', id)) as Item<'duplicate'>
}

/** Restores the record's earlier value, and asks again. */
export async function takeBackAnswer(before: Item<'duplicate'>, after: Item<'duplicate'>) {
  const { first_name, last_name, email, phone, address } = before.customer
  await saveCustomer(after.customer, { first_name, last_name, email, phone, address })
  await markDone(after, false)
}
