// The words of the gallery. The texts of each picture are in the database.
import { type Pair, windowPair } from './pictures.ts'

export const galleryPage = {
  filter: 'Show',
  all: 'All',
  open: 'Open full size',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  empty: 'The pictures are being hung anew. Please look in again soon.',
  note: {
    all: 'All pictures are illustrations, not photographs of jobs: our clients’ rooms stay their own.',
    some: 'Some of the pictures are illustrations, not photographs of jobs.',
  },
  swipe: (count: number) => `Swipe sideways for the next of ${count} pictures.`,
  /** Beside the hint, where a pair is among them. */
  comesClean: 'Rooms come clean as they pass.',
  invite: {
    title: 'Yours could hang here',
    text: 'Tell us which room it is, and pick a day to ask for.',
    book: { label: 'Book a Clean', href: '/booking' },
    contact: { label: 'Contact Us', href: '/contact' },
  },
} as const

/** Those of our own pictures that are shown with what was there before. */
export const galleryPairs: Record<string, Pair> = {
  hero: { before: 'hero-dirty', after: 'hero' },
  kitchen: { before: 'kitchen-before', after: 'kitchen' },
  carpet: { before: 'carpet-before', after: 'carpet-after' },
  bathroom: { before: 'bathroom-before', after: 'bathroom' },
  exterior: { before: 'patio-before', after: 'exterior' },
  upholstery: { before: 'couch-before', after: 'couch-after' },
  windows: windowPair,
}

// The words of every before/after slider.
export const compareWords = {
  before: 'Before',
  after: 'After',
  slide: 'Show more of the before or the after picture',
  caption: 'Illustration, not a photograph of a job.',
}
