// How a quote stands for its client: each stage is the same page with another leaf.
import type { ClientQuote } from '#web/data/client-quotes.ts'

export type QuoteStage = 'open' | 'approved' | 'done' | 'cancelled' | 'declined' | 'lapsed' | 'ended'

type Standing = Pick<ClientQuote, 'status' | 'state' | 'booking_status'>

export function stageOf({ status, state, booking_status }: Standing): QuoteStage {
  if (status === 'approved') return stageOfAgreed(booking_status)
  if (status === 'declined') return 'declined'
  if (state === 'lapsed') return 'lapsed'
  const isOpen = status === 'sent' && booking_status !== 'cancelled' && booking_status !== 'completed'
  return isOpen ? 'open' : 'ended'
}

function stageOfAgreed(booking: Standing['booking_status']): QuoteStage {
  if (booking === 'cancelled') return 'cancelled'
  return booking === 'completed' ? 'done' : 'approved'
}

/** A change of what was agreed before: until it is approved, that stays. */
export const isChangeOfAgreed = ({ status, booking_status }: Standing) =>
  status !== 'approved' && booking_status === 'confirmed'
