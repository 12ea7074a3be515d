// What the open requests would cost, where their quote waits for an answer.
import { createContext } from 'react'
import type { OwnQuote } from '#web/data/own-quotes.ts'

export const isWaiting = ({ status, state }: OwnQuote) => status === 'sent' && state !== 'lapsed'

/** In cents, by the booking's id. */
export type WaitingQuotes = ReadonlyMap<string, number>

export const WaitingQuotesContext = createContext<WaitingQuotes>(new Map())

export function waitingQuotes(quotes: readonly OwnQuote[]): WaitingQuotes {
  return new Map(
    quotes.filter(isWaiting).map(({ booking_id, total_cents }) => [booking_id ?? '', total_cents]),
  )
}
