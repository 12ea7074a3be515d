export const emptyReview = { rating: 0, name: '', email: '', review_text: '', wants_google: false }

export type ReviewValues = typeof emptyReview
