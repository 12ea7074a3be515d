// The items that come in from the website and wait for the office.
import * as z from 'zod/mini'
import { fieldMessages } from './messages.ts'
import type { Rows } from './rows.ts'

export const inboxKinds = ['message', 'review', 'referral', 'registration', 'duplicate'] as const
export type InboxKind = (typeof inboxKinds)[number]

// A review is approved or rejected, a duplicate answered: neither is simply done.
const decidedKinds: readonly InboxKind[] = ['review', 'duplicate']
export const needsDecision = (kind: InboxKind) => decidedKinds.includes(kind)

export type ReviewStatus = Rows['reviews']['status']

export const inboxStates = ['new', 'done', 'all'] as const
export type InboxState = (typeof inboxStates)[number]

export const answerLimits = { reason: 500, reply: 1000 }

const trimmed = (max: number) => z.string().check(z.trim(), z.maxLength(max, fieldMessages.maxLength(max)))

/** Why a review does not go on the page. */
export const rejectionSchema = z.object({
  reason: trimmed(answerLimits.reason).check(z.minLength(1, fieldMessages.required)),
})
