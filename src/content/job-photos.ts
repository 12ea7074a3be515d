// The words of the photographs of a clean, for the office and for its client.
import { mostPhotos } from '#domain/job-photo.ts'

export const photoWords = {
  title: 'Photographs',
  of: (name: string) => `Photographs: ${name}`,
  lead: 'For us only, until you show one to the client.',
  count: (count: number) => (count === 1 ? '1 photograph' : `${count} photographs`),
  failed: 'Failed to load the photographs',
  groups: { before: 'Before', after: 'After' },
  take: { before: 'Photograph before', after: 'Photograph after' },
  none: 'None yet',
  full: `A clean has at most ${mostPhotos} photographs.`,
  alt: (taken: 'before' | 'after', place: number) =>
    `${taken === 'before' ? 'Before' : 'After'} the clean, ${place}`,
  open: (alt: string) => `Open: ${alt}`,
  shared: 'The client sees it',
  agreed: 'May hang in the gallery',
  states: {
    waiting: 'Waiting for its turn',
    sending: 'Sending',
    preparing: 'Being stored',
    done: 'Stored',
    failed: 'Not stored',
  },
  sheet: {
    share: 'Show the client',
    shareHint: 'It is then on their dashboard and behind the private link of this booking.',
    agree: 'The client agrees that it may hang in our gallery',
    agreeHint: 'Ask first. Who noted it and when is on record; taken back, it leaves the gallery too.',
    hang: 'Copy into the gallery',
    hung: { title: 'Copied into the gallery', text: 'It is hidden there until it has its words.' },
    remove: 'Remove',
    removeTitle: 'Remove this photograph?',
    removeText: 'It is gone for good, for us and for the client.',
    keep: 'Keep it',
    removeForGood: 'Remove for good',
    removed: { title: 'Photograph removed' },
    failed: { title: 'Not saved', text: 'Please try again.' },
  },
  /** For the client, on the dashboard and behind the booking's link. */
  own: {
    title: (count: number) => `Photographs of this clean (${count})`,
  },
}
