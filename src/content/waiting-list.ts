// The words of the waiting list in the office: who wants an earlier day, and who could come when time is free.
import { business } from './business.ts'

type GapKind = 'waiting' | 'request' | 'leftover'

const people = (count: number) => (count === 1 ? '1 person waits' : `${count} people wait`)

export const waitingWords = {
  title: 'Waiting list',
  label: 'Free again, and who waits',
  nobody: 'Nobody waits for an earlier day',
  some: (count: number) => `${people(count)} for an earlier day`,
  freeAgain: 'Free again',
  dismiss: (when: string) => `Ask nobody for ${when}`,
  dismissed: (when: string) => `Nobody is asked for ${when}`,
  backAgain: (when: string) => `${when} is announced again`,
  whoCouldCome: 'Who waits for this time?',
  gap: (when: string, from: string, to: string) => `${when}, ${from} to ${to}`,
  fits: (count: number) => (count === 1 ? '1 person who waits fits' : `${count} people who wait fit`),
  failed: 'Failed to load the waiting list',
  moreGaps: (count: number) => (count === 1 ? '1 more free time' : `${count} more free times`),
  list: {
    lead: 'The longest wait first. When time comes free, Bookings says who fits.',
    empty: {
      title: 'Nobody waits',
      text: 'Clients say it at their booking. Or note somebody who phoned.',
    },
    add: 'Note somebody',
    has: (when: string) => `has ${when}`,
    noBooking: 'no booking yet',
    since: (days: number) => (days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`),
    any: 'any day, any time',
    change: 'Change',
    changeOf: (name: string) => `Change what suits ${name}`,
    changed: (name: string) => `${name}: changed`,
    save: 'Save',
    end: 'Take off the list',
    endOf: (name: string) => `Take off the list: ${name}`,
    ended: (name: string) => `${name} is off the list`,
    byClient: 'asked on the website',
  },
  booking: {
    title: 'An earlier day',
    waits: (days: string) => `On the waiting list ${days}.`,
    add: 'Put on the waiting list',
    added: (name: string) => `${name} is on the waiting list`,
    end: 'Take off the list',
  },
  adding: {
    title: 'Note somebody',
    hint: 'For somebody without a booking. It ends by itself once they have one of this kind.',
    days: 'Days that suit',
    windows: 'Arrival that suits',
    none: 'None ticked: any.',
    note: 'Note',
    save: 'Put on the list',
    keep: 'Leave it',
    twice: 'Waits for this kind of clean already.',
    noneFound: 'Nobody by that name. Add the customer first.',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  gapPanel: {
    notFound: { title: 'There is no such gap', text: 'The link is not whole.' },
    free: (length: string) => `${length} free`,
    empty: {
      title: 'Nobody fits here',
      text: 'Nobody who waits, and no request, has a clean that fits between its neighbours.',
    },
    book: 'Book somebody else',
    kinds: {
      waiting: 'Waits',
      request: 'Asked, no answer yet',
      leftover: 'Left over',
    } satisfies Record<GapKind, string>,
    starts: (clock: string, length: string) => `${clock}, takes ${length}`,
    way: (minutes: number) => `${minutes} min on the road`,
    now: {
      waiting: (when: string) => `now ${when}`,
      request: (when: string) => `asked for ${when}`,
      leftover: (when: string) => `was ${when}`,
    } satisfies Record<GapKind, (when: string) => string>,
    whatsApp: 'WhatsApp',
    call: 'Call',
    mail: 'Email',
    noReach: 'There is no phone number and no email address.',
    opens: 'Opens with the text above. Nothing is sent before you send it.',
    move: 'Said yes: move here',
    bookThem: 'Said yes: book',
    moved: (name: string, when: string) => `${name}: moved to ${when}`,
    gone: 'This time is taken by now.',
  },
}

type Offer = { name: string; service: string; when: string; clock: string; booked: string | null }

const opening = ({ name }: Offer) => `Hello ${name.split(' ')[0]}, this is ${business.name}.`

/** What is sent to ask whether they would like it; the sender can still edit it. */
export const offerTexts: Record<GapKind, (offer: Offer) => string> = {
  waiting: offer =>
    offer.booked
      ? `${opening(offer)} You wanted an earlier day for your clean (${offer.service}) on ${offer.booked}. ${offer.when} is free: we could be with you from about ${offer.clock}. Would that suit you? Until you say yes, your time stays as it is.`
      : `${opening(offer)} You wanted a clean (${offer.service}). ${offer.when} is free: we could be with you from about ${offer.clock}. Would that suit you?`,
  request: offer =>
    `${opening(offer)} Thank you for asking for a clean (${offer.service}) on ${offer.booked}. We could also come on ${offer.when}, from about ${offer.clock}. Would that suit you?`,
  leftover: offer =>
    `${opening(offer)} We still owe you your clean (${offer.service}) of ${offer.booked}. We could come on ${offer.when}, from about ${offer.clock}. Would that suit you?`,
}

export const offerSubject = 'A time has come free'
