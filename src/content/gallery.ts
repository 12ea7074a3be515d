// The nine pictures of the gallery and their categories, in the order of the grid.
import type { GalleryCategory } from '#domain/gallery.ts'
import type { PictureName } from './pictures.ts'

export type GalleryItem = { id: number; picture: PictureName; title: string; category: GalleryCategory }

export const galleryItems: GalleryItem[] = [
  { id: 1, picture: 'hero', title: 'The lounge, ready for guests', category: 'Residential' },
  { id: 2, picture: 'kitchen', title: 'A kitchen after its deep clean', category: 'Kitchen' },
  { id: 3, picture: 'carpet', title: 'Halfway across the rug', category: 'Carpet Clean' },
  { id: 4, picture: 'bathroom', title: 'Grouting scrubbed, bath filled', category: 'Bathroom' },
  { id: 5, picture: 'exterior', title: 'A stoep with the salt washed off', category: 'Exterior' },
  { id: 6, picture: 'upholstery', title: 'The seat that everyone sits on', category: 'Upholstery' },
  { id: 7, picture: 'bedroom', title: 'A mattress aired and vacuumed', category: 'Residential' },
  { id: 8, picture: 'solar', title: 'Half the roof makes power again', category: 'Exterior' },
  { id: 9, picture: 'windows', title: 'One pull of the squeegee', category: 'Exterior' },
]

export const galleryPage = {
  filter: 'Show',
  all: 'All',
  open: 'Open full size',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  note: 'All pictures are illustrations, not photographs of jobs: our clients’ rooms stay their own.',
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
