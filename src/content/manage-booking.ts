// The words of the private link: see, move or cancel a booking on /booking.

import type { BookingStatus } from '#domain/booking-status.ts'
import { changeHours } from '#domain/terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'

export const manageWords = {
  title: 'Your clean',
  loading: 'Looking for your booking …',
  missing: {
    title: 'We cannot find this booking',
    text: 'The link may be incomplete. Open it again from the mail, or phone us and quote your reference.',
  },
  failed: { title: 'We could not read your booking', text: 'Nothing has changed.', retry: 'Try again' },
  statuses: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  } satisfies Record<BookingStatus, string>,
  facts: {
    reference: 'Reference',
    service: 'Service',
    size: 'Size',
    extras: 'On top',
    when: 'When',
    takes: 'Takes',
    where: 'Where',
    suburb: 'Suburb',
    notes: 'Notes',
    price: 'Price',
    pays: 'You pay',
    cancelled: 'Why cancelled',
  },
  priceFollows: 'Price follows',
  insteadOf: (fullPrice: string) => `instead of ${fullPrice}`,
  weCancelled: (reason: string) => `We had to cancel it: ${reason}`,
  policy: `Moving and cancelling are free up to ${changeHours} hours before.`,
  late: {
    before: `It starts in less than ${changeHours} hours. To change it, call`,
    get phone() {
      return business.phone
    },
  },
  move: 'Move',
  cancel: 'Cancel this clean',
  cancelShort: 'Cancel',
  moving: {
    title: 'Move your clean',
    save: 'Move it there',
    saving: 'Moving …',
    keep: 'Leave it as it is',
    short: {
      before: `There it starts in less than ${changeHours} hours: for another change after this one, phone`,
      get phone() {
        return business.phone
      },
    },
  },
  cancelling: {
    title: 'Cancel this clean?',
    text: 'Its place in the diary becomes free for somebody else.',
    keep: 'Keep my clean',
    confirm: 'Yes, cancel it',
  },
  visit: {
    partOf: (rhythm: string) => `One of your regular visits: ${rhythm}.`,
    skip: 'Skip this visit',
    skipShort: 'Skip',
    title: 'Skip this visit?',
    text: 'We do not come that day. Your other visits stay as they are.',
    keep: 'Keep it',
    confirm: 'Yes, skip it',
    policy: `Moving and skipping are free up to ${changeHours} hours before.`,
  },
  skipped: { title: 'Skipped', text: 'We do not come that day. Your other visits stay as they are.' },
  again: 'Book Another Clean',
  moved: { title: 'Moved', text: 'Your clean has a new time.' },
  cancelled: { title: 'Cancelled', text: 'Your clean is cancelled. Come back any time.' },
  notChanged: { title: 'Nothing has changed', text: 'Please try again in a moment.' },
  tooLate: {
    title: 'Nothing has changed',
    get text() {
      return `It starts in less than ${changeHours} hours. To change it, call ${unbroken(business.phone.shown)}.`
    },
  },
  closed: (status: string) => ({
    title: 'Nothing has changed',
    text: `This clean is ${status.toLowerCase()} by now.`,
  }),
  changedMeanwhile: (when: string, status: string) => ({
    title: 'Changed meanwhile',
    text: `This clean stands at ${when} now (${status.toLowerCase()}). Nothing of yours is saved yet: please look again.`,
  }),
} as const

/** In the office, where a booking of this status cannot be completed. */
export const whyNotComplete = {
  pending: 'Complete opens once it is confirmed.',
  confirmed: '',
  completed: 'It is done: price and payment are kept in Service History.',
  cancelled: 'It is cancelled. Add another booking for a new time.',
} satisfies Record<BookingStatus, string>
