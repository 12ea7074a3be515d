import type { IsoDay } from '#domain/calendar.ts'
import type { Review } from '#domain/review.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { callFunction, type Honeypot, submitRow } from './submit.ts'

export const sendReview = (review: Review & Honeypot) => submitRow('reviews', review)

export type Invitation = { service_type: ServiceType; service_date: IsoDay; is_reviewed: boolean }

/** The clean that the link in our mail is about; null for an unknown link. */
export function readInvitation(token: string): Promise<Invitation | null> {
  return callFunction('review_invitation', { token })
}
