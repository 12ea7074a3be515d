// How a quote stands for its client: each stage is the same page with another leaf.
import type { ClientQuote } from '#web/data/client-quotes.ts'

/** 'stays': a change that was not answered; the clean is as it was agreed. */
export type QuoteStage =
  | 'open'
  | 'approved'
  | 'done'
  | 'cancelled'
  | 'declined'
  | 'lapsed'
  | 'stays'
  | 'ended'

type Standing = Pick<ClientQuote, 'status' | 'state' | 'booking_status'>

export function stageOf({ status, state, booking_status }: Standing): QuoteStage {
  if (status === 'approved') return stageOfAgreed(booking_status)
  if (status === 'declined') return 'declined'
  if (state === 'lapsed') return isAgreed(booking_status) ? 'stays' : 'lapsed'
  const isOpen = status === 'sent' && booking_status !== 'cancelled' && booking_status !== 'completed'
  return isOpen ? 'open' : 'ended'
}

function stageOfAgreed(booking: Standing['booking_status']): QuoteStage {
  if (booking === 'cancelled') return 'cancelled'
  return booking === 'completed' ? 'done' : 'approved'
}

const isAgreed = (booking: Standing['booking_status']) => booking === 'confirmed' || booking === 'completed'

/** A change of what was agreed before: until it is approved, that stays. */
export const isChangeOfAgreed = ({ status, booking_status }: Standing) =>
  status !== 'approved' && booking_status === 'confirmed'
