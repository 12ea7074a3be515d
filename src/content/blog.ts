// The words around the articles; the articles themselves are the Markdown files in blog/.
import type { ServiceKind } from '#domain/service-types.ts'
import { galleryPairs } from './gallery.ts'
import { type DetailName, type Pair, windowPair } from './pictures.ts'

export const blogWords = {
  filter: 'Show',
  all: 'All',
  featured: 'Featured',
  read: 'Read the article',
  minutes: (minutes: number) => `${minutes} min read`,
  back: { label: 'All articles', href: '/blog' },
  by: (name: string) => `By ${name}`,
  related: 'Read next',
  share: {
    title: 'Know somebody who needs this?',
    whatsapp: 'Share via WhatsApp',
    mail: 'Share by email',
    copy: 'Copy link',
    copied: 'Copied!',
    native: 'Share …',
  },
  none: 'Nothing in this category yet.',
} as const

export type Figure = Pair | { detail: DetailName }

/** The figure of an article, by its id: what it speaks of, before and after or as it is. */
export const articleFigures: Record<string, Figure> = {
  'salt-on-solar-panels-and-windows': windowPair,
  'sand-and-carpets': { before: 'carpet-before', after: 'carpet-after' },
  'mould-in-a-coastal-winter': { before: 'bathroom-before', after: 'bathroom' },
  'moving-out-checklist': windowPair,
  'eco-products-and-septic-tanks': { detail: 'sink' },
  'after-the-builders': { detail: 'ladder' },
}

/** Of one of the owner's that opens with a room, where there is more of that room to see. */
export function figureOfRoom(picture: string): Figure | undefined {
  const room = picture.replace(/^art:/, '')
  const detail = roomDetails[room]
  return galleryPairs[room] ?? (detail && { detail })
}

const roomDetails: Record<string, DetailName> = {
  solar: 'roof',
  renovation: 'ladder',
  eco: 'leaf',
  moving: 'boxes',
  steam: 'hall',
}

/** With what an article opens, and stands in the list: a close-up, by its id, until the owner gives it another picture. */
export const articleDetails: Record<string, DetailName> = {
  'salt-on-solar-panels-and-windows': 'roof',
  'sand-and-carpets': 'rug',
  'mould-in-a-coastal-winter': 'mould',
  'moving-out-checklist': 'boxes',
  'eco-products-and-septic-tanks': 'leaf',
  'after-the-builders': 'dust',
}

/** The clean that an article is about, by its id: its end leads to the form with it chosen. */
export const articleServices: Record<string, ServiceKind> = {
  'salt-on-solar-panels-and-windows': 'solar-panel-clean',
  'after-the-builders': 'post-construction-clean',
  'mould-in-a-coastal-winter': 'residential-deep',
  'sand-and-carpets': 'carpet-clean',
  'moving-out-checklist': 'move-in-out',
}
