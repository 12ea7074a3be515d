// What the editor and the part in a panel read of a quote.
import { useQuery } from '@tanstack/react-query'
import { readCleanChoices } from '#web/data/clean-choices.ts'
import { readRunningPromotions } from '#web/data/current-promotions.ts'
import { draftQuote } from '#web/data/quotes.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import type { QuoteFacts } from './quote-values.ts'
import { bookingsKey } from './use-refresh-bookings.ts'

export type QuoteOf = { booking_id: string } | { message_id: string }

/** Everything at once, so that the quote is filled in when it opens. */
export function useQuoteFacts(of: QuoteOf) {
  const { session } = useOfficeVisitor()
  return useQuery({
    queryKey: [bookingsKey, 'quote', ...Object.values(of), session.user.id],
    queryFn: () => readQuoteFacts(of),
    staleTime: 0,
    placeholderData: before => before,
  })
}

export async function readQuoteFacts(of: QuoteOf): Promise<QuoteFacts> {
  const [draft, choices, running] = await Promise.all([
    draftQuote(of),
    readCleanChoices(),
    readRunningPromotions(),
  ])
  return { draft, choices, running }
}
