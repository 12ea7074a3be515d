// The words about a request that has been sent from here already.

export const sentRequestWords = {
  /** Where the page is opened again. */
  before: {
    text: (reference: string) => `We have your request ${reference}:`,
    manage: 'See, move or cancel it',
  },
  /** In another tab, or once more after going back. */
  already: (reference: string) => ({
    title: 'Already sent',
    text: `You have asked for this time, with reference ${reference}. For a second clean choose another time.`,
  }),
}
