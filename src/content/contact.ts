// The words of /contact.
import type { ServiceKind } from '#domain/service-types.ts'
import { business } from './business.ts'

export const contactPage = {
  lines: {
    phone: { title: 'Phone', text: 'Quickest, during our hours.', action: 'Call us' },
    whatsapp: {
      title: 'WhatsApp',
      text: 'Send a photo of the room or the roof. Often that is all we need for a price.',
      action: 'Chat on WhatsApp',
      get message() {
        return `Hello ${business.name}, I would like a quote for …`
      },
    },
    email: {
      title: 'Email',
      get text() {
        return `For longer lists and for agents. We answer ${business.answerWithin}.`
      },
      subject: 'A quote, please',
      body: 'Hello,\n\nWhat needs cleaning: \nWhere: \nWhen it would suit: \nMy phone number: \n\nThank you',
    },
    emergency: { title: 'After-hours emergency', text: 'A burst geyser does not wait for Monday.' },
  },
  quote: {
    title: 'What to tell us for a quote',
    list: [
      'What needs cleaning, and how many rooms or square metres.',
      'Where: suburb, stairs, gate, parking.',
      'When it would suit you, and what must not be missed.',
    ],
    next: 'We come back to you with a detailed quote. Nothing is scheduled until you approve it.',
  },
  /** Where prices are published. */
  price: {
    title: 'See the price as you choose',
    text: 'Tap a service, then say how big it is and which suburb. Nothing is sent until you press Send.',
    kinds: ['residential-standard', 'residential-deep', 'carpet-clean', 'window'] satisfies ServiceKind[],
    all: { label: 'All that we clean', href: '/booking#request' },
  },
  form: {
    title: 'Write to us',
    label: 'Contact form',
    fields: { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    placeholders: {
      phone: '082 123 4567',
      message: 'What needs cleaning, where, and when it would suit you',
    },
    about: (service: string) => `A quote, please, for: ${service}.\n`,
    counter: (used: number, most: number) => `${used} of ${most} characters`,
    honeypot: 'Leave this field empty',
    send: 'Send Message',
    sending: 'Sending...',
    kept: 'Your message is kept on this device. It goes out again when you are back online, or when you press the button; it cannot arrive twice.',
    promise: 'We use what you write to answer you, and for nothing else.',
    sent: {
      title: 'Thank you. We have your message.',
      get text() {
        return `An owner reads it and answers ${business.answerWithin}.`
      },
      again: 'Send Another Message',
    },
  },
  visit: {
    title: 'Where we are',
    address: 'Street address',
    map: 'Open in maps',
    note: 'We work at your place, so please phone before you come to ours.',
  },
  hours: {
    title: 'Hours',
    note: 'This is when we answer. A clean may go on a little longer.',
    holidays: { days: 'Public holidays', hours: 'Closed' },
  },
  close: {
    title: 'Already know what you need?',
    text: 'Pick a day and a time, and skip the letter-writing.',
    book: { label: 'Book a Clean', href: '/booking' },
  },
}
