// The words of the gallery. The texts of each picture are in the database.

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
  compare: {
    title: 'Before, and after',
    text: 'The same rooms, one morning apart. Drag the bar, or use the arrow keys.',
    pairs: [
      { name: 'Kitchen', before: 'kitchen-before', after: 'kitchen' },
      { name: 'Carpet', before: 'carpet-before', after: 'carpet-after' },
    ],
  },
  invite: {
    title: 'Yours could hang here',
    text: 'Well, not your room. But the feeling of walking into it.',
    book: { label: 'Book a Clean', href: '/booking' },
    contact: { label: 'Contact Us', href: '/contact' },
  },
} as const

// The words of every before/after slider.
export const compareWords = {
  before: 'Before',
  after: 'After',
  slide: 'Show more of the before or the after picture',
  caption: 'Illustration, not a photograph of a job.',
}
