import { quoteStateWords } from '#content/quote-states.ts'
import type { BookingQuoteState, QuoteState } from '#domain/quote.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

export const quoteTones: Record<QuoteState | BookingQuoteState, BadgeTone> = {
  to_quote: 'pending',
  draft: 'other',
  sent: 'other',
  seen: 'completed',
  lapsing: 'cancelled',
  approved: 'confirmed',
  declined: 'cancelled',
  lapsed: 'cancelled',
  replaced: 'other',
  withdrawn: 'other',
}

/** How the quote stands, at a glance: shape, colour and word. */
export function QuoteStateBadge({ state }: { state: QuoteState | BookingQuoteState }) {
  return <Badge tone={quoteTones[state]}>{quoteStateWords.states[state]}</Badge>
}
