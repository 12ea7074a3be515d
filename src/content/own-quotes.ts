// The words of a client's quotes on the dashboard.
import type { QuoteState } from '#domain/quote.ts'

export const ownQuoteWords = {
  title: 'Your quotes',
  failed: 'We could not read your quotes just now.',
  states: {
    draft: '',
    sent: 'Waits for your answer',
    seen: 'Waits for your answer',
    lapsing: 'Runs out soon',
    approved: 'Approved',
    declined: 'Declined',
    lapsed: 'Not answered in time',
    replaced: 'Changed',
    withdrawn: 'Taken back',
  } satisfies Record<QuoteState, string>,
  kept: (day: string, until: string) => `We keep ${day} for you until ${until}.`,
  offers: (until: string) => `Choose one of the times that we offer, until ${until}.`,
  credit: (balance: string) => `You have ${balance} in credit, which can pay for it.`,
  quoted: (total: string) => `${total} quoted, waits for you`,
  asked: (day: string) => `You asked for a clean ${day}. Its quote waits for your answer.`,
  answer: 'Look and approve',
  look: 'Look at it',
  pickDay: 'Choose another day',
  earlier: 'Earlier quotes',
}
