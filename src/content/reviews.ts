// The words of /reviews, /reviews/new and /client-review.
import { business } from './business.ts'
import { homeTestimonials, type Testimonial } from './home.ts'

/** The six that stand on /reviews: those of the home page and three more. */
export const testimonials: Testimonial[] = [
  ...homeTestimonials,
  {
    name: 'Johan B.',
    text: 'Moved out on a Friday, inspection on the Saturday, deposit back the week after. The oven alone was worth it.',
    rating: 5,
    about: 'Move-out clean, De Bakke',
  },
  {
    name: 'Nomsa K.',
    text: 'My son has asthma and I could not find a cleaner who works without strong smells. We have had them every second Tuesday since.',
    rating: 5,
    about: 'Bi-weekly clean, Heiderand',
  },
  {
    name: 'Carol W.',
    text: 'They told me which stain would not come out before they started. It did not, and everything else did. I like honest people.',
    rating: 4,
    about: 'Couch and mattress, George',
  },
]

/** Claimed by the business until there are enough reviews of its own to count. */
export const claimedScore = { rating: 4.9, outOf: 5, count: '50+' }

export const reviewLinks = [
  { label: 'Google review', text: 'Where most neighbours look first.', href: business.social.google },
  {
    label: 'Facebook page',
    text: 'Tag us, or show us the dog on the clean rug.',
    href: business.social.facebook,
  },
  { label: 'YouTube channel', text: 'Short films of stains that lost.', href: business.social.youtube },
]

export const reviewsPage = {
  list: { title: 'Heard over the garden wall' },
  social: { title: 'Find us, rate us' },
  matters: {
    title: 'Why your feedback matters',
    points: [
      {
        term: 'It helps a neighbour choose',
        text: 'A stranger with a bucket is a big step. Your sentence makes it a smaller one.',
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
    title: `${claimedScore.rating}/${claimedScore.outOf} based on ${claimedScore.count} reviews`,
    text: 'Add yours, or give us the chance to earn it.',
    add: { label: 'Add Your Review', href: '/reviews/new' },
    book: { label: 'Book a Cleaning', href: '/booking' },
  },
}

export const newReviewPage = {
  back: { label: 'Back to the reviews', href: '/reviews' },
  ways: {
    title: 'Three ways to say it',
    list: [
      {
        title: 'In public',
        text: 'On the page that you use anyway. A rating and one sentence are plenty.',
      },
      {
        title: 'On WhatsApp',
        text: 'Send us a message and say whether we may quote you, with first name and initial.',
        action: 'Write on WhatsApp',
        message: `Hello ${business.name}, this is my review of my clean: `,
      },
      {
        title: 'By e-mail',
        text: 'If it needs more room, or if something went wrong. The owners answer themselves.',
        action: 'Write an e-mail',
        subject: `My review of ${business.name}`,
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
      { rating: 3, title: 'Good', text: 'Good is not why you phoned us. What did we miss?' },
      {
        rating: 2,
        title: 'Okay',
        text: 'That is less than we promised. Please tell us, and we come back for it.',
      },
      {
        rating: 1,
        title: "We'll do better",
        text: 'We are sorry. Phone us, and an owner will put it right.',
      },
    ],
  },
  public: { title: 'Say it where others can read it', newTab: 'opens in a new tab' },
  share: {
    title: 'Pass it on',
    text: 'Or send the page to somebody who was there for the clean.',
    whatsapp: 'Share via WhatsApp',
    mail: 'Share by e-mail',
    copy: 'Copy link',
    copied: 'Copied!',
    direct: 'The direct link',
    message: `Thank you for choosing ${business.name}! Please tell us how your clean went:`,
    subject: `Please review ${business.name}`,
    body: `Hello,\n\nThank you for choosing ${business.name}. We would love to hear how your clean went. It takes a minute:`,
  },
  private: {
    title: 'Or just between us',
    text: 'Not everything belongs in public. The owners read and answer every message.',
    contact: { label: 'Contact Us', href: '/contact' },
  },
}
