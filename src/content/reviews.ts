// The words of /reviews, /reviews/new and /client-review.
import { business } from './business.ts'

/** Claimed by the business until there are enough reviews of its own to count. */
export const claimedScore = { rating: 4.9, outOf: 5, count: '50+' }

/** Those that there are. */
export function reviewLinks() {
  const { google, facebook, youtube } = business.social
  return [
    { label: 'Google review', text: 'Where most neighbours look first.', href: google },
    { label: 'Facebook page', text: 'Tag us, or show us the dog on the clean rug.', href: facebook },
    { label: 'YouTube channel', text: 'Short films of stains that lost.', href: youtube },
  ].filter(({ href }) => href)
}

export const reviewsPage = {
  head: {
    /** A number is of reviews that stand here; the claimed one is a text. */
    outOf: (count: number | string) =>
      typeof count === 'number'
        ? `out of ${claimedScore.outOf}, based on the ${count} reviews clients have left here`
        : `out of ${claimedScore.outOf}, based on ${count} reviews`,
  },
  line: ({ rating, count }: { rating: number; count: number }) =>
    `${rating.toFixed(1)} of ${claimedScore.outOf}, ${count} reviews`,
  list: {
    title: 'Heard over the garden wall',
    newest: (count: number) =>
      count === 1 ? 'One review left here' : `${count} reviews left here, newest first`,
    earlier: 'Said earlier',
    notCounted: 'Said earlier, and not counted in the score',
    whyNotCounted:
      'The owners quote these, and they carry no date. The score counts only what clients have left here themselves.',
    more: (count: number) => `Read ${count} more`,
    fromClean: 'After a clean with us',
    get reply() {
      return `${business.name} answers`
    },
    pages: 'Pages of reviews',
  },
  later: (page: number) => ({
    title: `Client Reviews, page ${page}`,
    description: `What clients of ${business.name} in ${business.town} and around have to say about their cleans: page ${page} of their reviews.`,
  }),
  social: { title: 'Find us, rate us' },
  matters: {
    title: 'Why your feedback matters',
    points: [
      {
        term: 'It helps a neighbour choose',
        text: 'A stranger with a bucket is a big step. Your words make it a smaller one.',
      },
      {
        term: 'It tells us what to mend',
        text: 'The owners read every word. If something was not right, we phone and put it right.',
      },
      {
        term: 'It keeps a small business going',
        text: 'We do not buy stars and hardly advertise. This is how people find us.',
      },
    ],
  },
  score: {
    title: ({ rating, count }: { rating: number; count: number | string }) =>
      `${rating.toFixed(1)}/${claimedScore.outOf} based on ${count} reviews`,
    text: 'Add yours, or give us the chance to earn it.',
    add: { label: 'Add Your Review', href: '/reviews/new' },
    book: { label: 'Book a Cleaning', href: '/booking' },
  },
}

export const reviewForm = {
  title: 'Share your experience',
  label: 'Review form',
  rating: 'Your rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  fields: { name: 'Your name', email: 'Your email', text: 'Your review' },
  hints: {
    name: 'Shown with your first name and initial.',
    email: 'Never shown. In case we want to thank you or put something right.',
  },
  counter: (used: number, most: number) => `${used} of ${most} characters`,
  google: 'Also submit to Google Reviews',
  honeypot: 'Leave this field empty',
  send: 'Submit Review',
  sending: 'Submitting...',
  kept: 'Your review is kept on this device. It goes out again when you are back online, or when you press the button; it cannot arrive twice.',
  promise: 'The owners read every review before it appears here.',
  sent: {
    title: 'Thank You!',
    text: 'Your review is with the owners. Once they have read it, your neighbours can too.',
    google: 'Open Google Reviews',
    again: 'Write Another Review',
  },
  invitation: {
    about: (service: string, day: string) => `This review is about your clean: ${service}, ${day}.`,
    kindShown: 'Your review is shown with the kind of clean it followed.',
    done: 'You have reviewed this clean already, thank you. You are welcome to tell us more.',
  },
}

/** Behind the last link of the mail that asks for a review. */
export const reviewLetterPages = {
  '/reviews/stop': {
    title: 'No more questions',
    lead: 'One press, and we do not ask you for a review again.',
    action: 'Do not ask me again',
  },
  '/reviews/stopped': {
    title: 'We will not ask again',
    lead: 'Thank you for telling us. You are welcome to leave a review whenever you like.',
  },
  '/reviews/unknown-link': {
    title: 'This link has expired',
    lead: 'It no longer works. If our emails bother you, please tell us and we will stop.',
  },
} as const

export const newReviewPage = {
  picture: { name: 'carpet-after', alt: 'Patterned rug, clean and bright, in a tidy room with an armchair' },
  back: { label: 'Back to the reviews', href: '/reviews' },
  ways: {
    title: 'Or say it elsewhere',
    list: [
      {
        title: 'In public',
        text: 'On whichever page you use anyway. A rating and one sentence are plenty.',
      },
      {
        title: 'On WhatsApp',
        text: 'Send us a message and say whether we may quote you, with first name and initial.',
        action: 'Write on WhatsApp',
        get message() {
          return `Hello ${business.name}, this is my review of my clean: `
        },
      },
      {
        title: 'By email',
        text: 'If it needs more room, or if something went wrong. The owners answer themselves.',
        action: 'Write an email',
        get subject() {
          return `My review of ${business.name}`
        },
      },
    ],
  },
  tips: {
    title: 'What makes a review useful',
    list: [
      'Which service it was, and in which suburb.',
      'What you worried about before, and how it turned out.',
      'One thing we could do better. There is always one.',
    ],
  },
} as const

export const clientReviewPage = {
  rate: {
    title: 'How many stars?',
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    prompt: 'Choose from one to five.',
    feedback: [
      { rating: 5, title: 'Amazing', text: 'You have made our day. Would you tell a neighbour, in public?' },
      {
        rating: 4,
        title: 'Great',
        text: 'Thank you. If you tell us what the fifth star needs, we will go and get it.',
      },
      { rating: 3, title: 'Good', text: 'Good is not why you phoned us. What did we miss?', asks: true },
      {
        rating: 2,
        title: 'Okay',
        text: 'That is less than we promised. Please tell us, and we will come back and fix it.',
        asks: true,
      },
      {
        rating: 1,
        title: "We'll do better",
        text: 'We are sorry. Phone us, and an owner will put it right.',
        asks: true,
      },
    ],
  },
  public: { title: 'Say it where others can read it', newTab: 'opens in a new tab' },
  share: {
    title: 'Pass it on',
    text: 'Or send the page to somebody who was there for the clean.',
    whatsapp: 'Share via WhatsApp',
    mail: 'Share by email',
    copy: 'Copy link',
    copied: 'Copied!',
    direct: 'The direct link',
    get message() {
      return `Thank you for choosing ${business.name}! Please tell us how your clean went:`
    },
    get subject() {
      return `Please review ${business.name}`
    },
    get body() {
      return `Hello,\n\nThank you for choosing ${business.name}. We would love to hear how your clean went. It takes a minute:`
    },
  },
  private: {
    title: 'Or just between us',
    text: 'Not everything belongs in public. The owners read and answer every message.',
    contact: { label: 'Contact Us', href: '/contact' },
  },
}
