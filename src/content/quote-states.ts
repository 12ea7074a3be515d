// How a quote stands, in a word, and its button. Apart from the editor's words, which most screens need not load.

export const quoteStateWords = {
  states: {
    to_quote: 'To quote',
    draft: 'Draft',
    sent: 'Quote sent',
    seen: 'Quote seen',
    lapsing: 'Quote lapses soon',
    approved: 'Quote approved',
    declined: 'Quote declined',
    lapsed: 'Quote lapsed',
    replaced: 'Replaced',
    withdrawn: 'Taken back',
  },
  quote: 'Quote',
  change: 'Change the quote',
}
