// The words inside the form of /booking.

import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'

export const bookingForm = {
  label: 'Booking request',
  steps: {
    service: 'What needs cleaning?',
    rhythm: 'How often?',
    contact: 'Where, and who?',
  },
  askedDay: {
    yours: (day: string) => `Your day is ${day}.`,
    /** Before we know which clean. */
    shorter: (day: string) => `${day} has room for a short clean only.`,
    next: 'Say what needs cleaning, then pick a time.',
    nextTime: 'Now pick a time.',
  },
  askedService: {
    /** costs: 'from R 890' */
    yours: (service: string, costs: string | undefined) =>
      costs ? `${service}, ${unbroken(costs)}.` : `${service}.`,
    next: 'Say how big it is, then pick a day.',
    nextTime: 'Say how big it is, then pick a time.',
    change: 'Change',
  },
  fields: {
    name: 'Full name',
    phone: 'Phone',
    email: 'Email',
    address: 'Street address',
    notes: 'Notes',
    optional: '(optional)',
  },
  placeholders: {
    phone: '082 123 4567',
    get address() {
      return `12 Church Street, ${business.town}`
    },
    notes: 'Pets, parking, alarm, the stain under the couch …',
  },
  /** What to do where a step is refused. */
  advice: {
    service_type: 'Tap what needs cleaning.',
    service_date: 'Tap a free day.',
    service_time: 'Tap the time that suits you.',
    timeWithoutDay: 'Tap a day first.',
    timeOnFullDay: (day: string) => `This day has no time for it: take ${day}.`,
    timeOnOtherDay: 'This day has no time for it: tap another one above.',
  },
  /** Near a day that comes before our answer. */
  get soon() {
    return `We answer ${business.answerWithin}. For a clean this soon, please also`
  },
  honeypot: 'Leave this field empty',
  send: 'Send my request',
  sending: 'Sending …',
  terms: { label: 'If something goes wrong', href: '/terms#damage' },
  promise: 'This is a request, not yet a booking. We contact you with the price before anything is fixed.',
  summary: {
    title: 'Your clean so far',
    service: 'Service',
    size: 'Size',
    often: 'How often',
    suburb: 'Suburb',
    day: 'Day',
    arrival: 'Arrival',
    duration: 'Usually takes',
    price: 'Price',
    as: 'Booking as',
    guest: 'Guest',
    open: 'Not chosen yet',
    other: {
      before: 'Something else?',
      or: 'or phone',
      after: 'and we will fit it in together.',
      get message() {
        return `Hello ${business.name}, I am filling in your booking form and would like to ask:`
      },
    },
    recap: (service: string) => `${service}, as a guest`,
  },
  kept: 'Your request is kept on this device. We send it again, once, as soon as you are back online, or when you next open this page.',
  sendingKept: 'We are sending the request that is kept on this device …',
} as const
