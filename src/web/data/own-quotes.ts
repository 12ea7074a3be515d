// The signed-in client's quotes.
import type { Quote } from '#domain/quote.ts'
import { callAsSelf, headersAsSelf } from './as-self.ts'
import type { QuoteAccess } from './client-quotes.ts'

export type OwnQuote = Quote & { credits_cents: number }

/** Of each quote its last version, the newest first. */
export const readOwnQuotes = () => callAsSelf<OwnQuote[]>('own_quotes', {})

/** To read and answer one of them. */
export const ownQuoteAccess = async (quote_id: string): Promise<QuoteAccess> => ({
  quote_id,
  authorization: (await headersAsSelf()).authorization,
})
