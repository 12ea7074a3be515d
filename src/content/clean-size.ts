// The words of how big a clean is: one question for each kind, what comes on top, and where it is.
import { kindOf, type ServiceType, type SizeQuestion, sizeQuestionOf } from '#domain/service-types.ts'

export const sizeWords = {
  label: 'How big is it?',
  questions: {
    bedrooms: 'How many bedrooms?',
    rooms: 'How many rooms?',
    mattresses: 'How many mattresses?',
    seats: 'How many seats?',
    windows: 'How many windows?',
    panels: 'How many panels?',
    cars: 'How many cars?',
    'square-metres': 'How many square metres?',
  } satisfies Record<SizeQuestion, string>,
  sizes: {
    bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
    rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
    mattresses: (count: number) => (count === 1 ? '1 mattress' : `${count} mattresses`),
    seats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),
    windows: (count: number) => (count === 1 ? '1 window' : `${count} windows`),
    panels: (count: number) => (count === 1 ? '1 panel' : `${count} panels`),
    cars: (count: number) => (count === 1 ? '1 car' : `${count} cars`),
    'square-metres': (count: number) => `${count} m²`,
  } satisfies Record<SizeQuestion, (count: number) => string>,
  suburb: 'Which suburb?',
  choose: 'Choose your suburb',
  elsewhere: 'Somewhere else',
  extras: 'Anything on top?',
  often: 'How often?',
  once: 'Just this once',
  /** price: 'R 120' */
  extraCosts: (label: string, price: string) => `${label}, + ${price}`,
  extraByQuote: (label: string) => `${label}, by quote`,
  takes: (duration: string) => `Takes ${duration}.`,
  tooLong: {
    text: 'That is more than a day’s work for us.',
    label: 'Write to us, and we plan it with you.',
    href: '/contact',
    office:
      'Split it into two bookings. Or book a smaller size and then change its length: past closing it asks for a reason.',
  },
}

/** How often somebody would like it again: told in the notes, where the office plans the days with them. */
export const wishedRhythms = {
  weekly: 'Every week',
  'two-weeks': 'Every two weeks',
  monthly: 'Every month',
}
export type WishedRhythm = keyof typeof wishedRhythms

export const isWishedRhythm = (often: string | null | undefined): often is WishedRhythm =>
  Object.keys(wishedRhythms).some(one => one === often)

/** The kinds that have no rhythm of their own to choose. */
export const isAskedHowOften = (type: ServiceType) =>
  kindOf(type) === 'residential-standard' || kindOf(type) === 'commercial'

export const wishText = (often: WishedRhythm) => `${wishedRhythms[often]}, please: this is the first.`

/** '3 bedrooms'; null where nobody has said it. */
export function sizeText(type: ServiceType, size: number | null | undefined): string | null {
  return size ? sizeWords.sizes[sizeQuestionOf(type)](size) : null
}

/** '3 bedrooms, 2 extras' */
export function sizeInShort(type: ServiceType, size: number | undefined, extras = 0): string | undefined {
  const onTop = extras > 0 && (extras === 1 ? '1 extra' : `${extras} extras`)
  return [sizeText(type, size), onTop].filter(Boolean).join(', ') || undefined
}

/** 'Inside the oven, Inside the fridge' */
export const extrasText = (labels: readonly string[] | null | undefined) => labels?.join(', ') || null
