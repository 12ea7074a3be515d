// While many strangers ask at once, a request holds its time only when its sender confirms it: the words of the card
// after sending, of the pages behind the mail's link, and of what the diary keeps when nobody did.

import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'
import { whatsappChatLink } from './chat.ts'

const phone = () => unbroken(business.phone.shown)

/** In place of “Booking Confirmed!”, which would not be so yet. */
export const toConfirmNotice = {
  mail: {
    title: 'One more step',
    text: 'Please confirm your request by the link that we mail to you.',
  },
  noMail: {
    title: 'One more step',
    get text() {
      return `Please phone or WhatsApp us to confirm your request: ${phone()}.`
    },
  },
}

export const toConfirmCard = {
  title: (firstName: string) => `Thank you, ${firstName}. One more step.`,
  status: 'Not confirmed yet',
  why: 'Unusually many people are asking for a time just now, so we hold a time only once its sender has confirmed it.',
  mail: (email: string, until: string) =>
    `We are mailing a link to ${email}. Press the button behind it before ${until}, and your time is held if nobody was quicker. Nothing there? Look in the spam folder, or tell us:`,
  noMail: (until: string) =>
    `Please phone or WhatsApp us before ${until} and quote your reference. Your time is held once we have spoken, if nobody was quicker.`,
  get call() {
    return `Call ${phone()}`
  },
  whatsApp: 'WhatsApp us',
  message: (reference: string) => `Hello ${business.name}, I confirm my request ${reference}. `,
  manage: 'Look at it again, or cancel it',
}

/** On the private link of such a request. */
export const unconfirmedClean = {
  status: 'Not confirmed yet',
  get mail() {
    return `No time is held yet: many people are asking just now. Please confirm it by the link in our mail, or tell us on ${phone()}.`
  },
  get noMail() {
    return `No time is held yet: many people are asking just now. Please confirm it by phone or WhatsApp: ${phone()}.`
  },
}

export type ConfirmPageWords = { title: string; lead: string; action?: string; again?: string }

/** Everything behind the link. Only the first does something, and only when its button is pressed. */
export const confirmRequestPages = {
  '/booking/confirm': {
    title: 'Is this request yours?',
    lead: 'One press, and the time that you chose is held for you, if nobody was quicker.',
    action: 'Yes, hold my time',
  },
  '/booking/held': {
    title: 'Your time is held',
    lead: 'Thank you. We have your request and contact you with the price.',
  },
  '/booking/lapsed': {
    title: 'This link was good for a day',
    lead: 'The request has lapsed and holds no time. Please choose one again, or tell us.',
    again: 'Choose a time',
  },
  '/booking/cancelled': {
    title: 'This request is cancelled',
    lead: 'It holds no time any more. You are welcome to choose another, or to tell us.',
    again: 'Choose a time',
  },
  '/booking/unknown-link': {
    title: 'We do not know this link',
    lead: 'It may be incomplete. Open it again from the mail, or tell us.',
    again: 'Go to the booking page',
  },
} as const satisfies Record<string, ConfirmPageWords>

export const confirmPagePath = '/booking/confirm'

/** Taken meanwhile, past, or closed. */
export const timeGone = {
  title: 'That time has just gone',
  lead: 'We are sorry: it can no longer be had. Nothing is lost, your request is with us.',
  offer: 'These are the nearest that are free. Press one, and it is yours:',
  noOffer: 'Please choose another time, or tell us when it suits you.',
  again: 'See all free times',
}

export const tellUs = {
  get call() {
    return `Call ${phone()}`
  },
  get callHref() {
    return `tel:${business.phone.e164}`
  },
  whatsApp: 'WhatsApp us',
  get whatsAppHref() {
    return whatsappChatLink(`Hello ${business.name}, about my request: `)
  },
}

/** Kept with a request that nobody confirmed, for the office and for whoever opens its private link. */
export const lapsedReason = 'it was not confirmed by its sender in time.'

/** To programs that send requests. */
export const toConfirmAnswer = 'The request is kept. It holds its time once its sender has confirmed it.'
