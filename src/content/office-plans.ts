// The words of a regular plan in the office.
import { noticeDays } from '#domain/terms.ts'

const visits = (count: number) => (count === 1 ? '1 visit' : `${count} visits`)

/** '4, 11 and 18 December' is more than a line needs: days are listed one by one. */
const listed = (days: string[]) => days.join(', ')

export const planWords = {
  title: 'Regular plan',
  loadFailed: 'Failed to load the regular plan.',
  none: 'Nobody comes by themselves yet.',
  make: 'Make it regular',
  makeAgain: 'Make it regular again',
  makeAnother: 'Another plan',
  noClean: 'The first clean makes the plan: add a booking, then make it regular.',
  change: 'Change the plan',
  about: ({
    kind,
    length,
    crew,
    price,
  }: {
    kind: string
    length: string
    crew: string | null
    price: string
  }) => `${kind}, ${length}${crew ? `, with ${crew}` : ''}. ${price} a visit.`,
  changesOn: (day: string, says: string[]) => `From ${day}: ${says.join(', ')}.`,
  newPriceFrom: (price: string, day: string) => `${price} a visit from ${day}.`,
  notNow: 'Not now',
  onClosed: {
    label: 'When we are closed on its day',
    move: 'Move it to a day near',
    skip: 'Leave that visit out',
    says: { move: 'When we are closed it moves to a day near.', skip: 'When we are closed it is left out.' },
  },
  paused: (from: string, to: string) => `Paused from ${from} to ${to}.`,
  endPause: 'End the pause',
  ended: (day: string) => `Ended. The last day was ${day}.`,
  ends: (day: string) => `It ends on ${day}.`,
  takeBackEnd: 'Let it go on',
  next: 'Next visits',
  noNext: 'No visit is coming.',
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  skippedBy: (who: string, day: string) => `Skipped by ${who}, ${day}`,
  office: 'us',
  leftOut: (closed: string) => (closed ? `Left out: ${closed}` : 'Left out: we are closed'),
  unplaced: (reason: string) => `No place: ${reason}`,
  reasons: {
    slot_taken: 'another clean is in the way',
    crew_off: 'the team is off',
    ends_too_late: 'it would end too late',
    day_closed: 'closed, and no day near has room',
    not_possible: 'it could not be booked',
  },
  toWeek: 'To the week',
  acts: { pause: 'Pause from, to', price: 'New price', end: 'End' },

  moving: {
    title: 'Move which?',
    to: 'To',
    at: 'At',
    putBack: 'Put back',
    target: (day: string) => `to ${day}.`,
    fits: 'It fits.',
    looking: 'Looking whether it fits …',
    unknown: 'Whether it fits could not be looked up.',
    hits: {
      slot_taken: 'Another clean is in the way.',
      day_closed: 'We are closed then.',
      slot_past: 'That time has passed.',
      ends_too_late: 'It would not be done that day.',
      crew_off: 'The team is off then.',
    } as Record<string, string>,
    notFitting: (days: string[]) =>
      days.length === 1
        ? `${days[0]} does not fit and waits for a place.`
        : `${days.length} do not fit and wait for a place: ${listed(days)}.`,
    fallAway: (count: number) => (count === 1 ? '1 visit falls away.' : `${visits(count)} fall away.`),
    scopes: {
      this: { label: 'This one', says: (day: string) => `1 visit, ${day}`, save: 'Move this one' },
      following: {
        label: 'This and following',
        says: (count: number, rhythm: string) => `${visits(count)}, then ${rhythm}`,
        save: (count: number) => `Move ${visits(count)}`,
      },
      all: {
        label: 'All',
        says: (count: number, too: string | undefined) => `${visits(count)}${too ? `, ${too} too` : ''}`,
        save: (count: number) => `Move all ${visits(count)}`,
      },
    },
  },

  changing: {
    title: 'Change the plan',
    from: 'From which visit on?',
    weekday: 'On',
    often: 'How often',
    price: 'Price a visit',
    priceHint: 'Agreed on with this change, so it counts from that visit on.',
    priceWrong: 'Please enter a price in rand and cents.',
    address: 'Address',
    addressWrong: 'Please say where.',
    notes: 'Notes for the team',
    save: (day: string) => `Change from ${day} on`,
  },

  making: {
    title: 'Make it regular',
    first: 'First visit',
    often: 'How often?',
    start: 'Starts',
    minutes: 'Length (minutes)',
    crew: 'Team',
    price: 'Price a visit',
    until: 'Until',
    untilHint: 'Leave it empty and it goes on.',
    save: 'Make it regular',
    fits: (count: number) => `${visits(count)} in the next twelve weeks, and all fit.`,
    none: 'No visit falls into the next twelve weeks.',
    fitsNot: (fitting: number, days: string[]) =>
      `${visits(fitting)} in the next twelve weeks. ${days.length === 1 ? 'This one finds no place' : 'These find no place'}: ${listed(days)}.`,
    looking: 'Looking in the diary …',
    unknown: 'The diary could not be read. You can make the plan all the same.',
    firstWrong: 'Please choose a day from today on, not a Sunday.',
    priceWrong: 'Please enter a price in rand and cents.',
    minutesWrong: 'From 10 minutes to a day.',
    startWrong: 'Please choose a time.',
    untilWrong: 'The last day is before the first visit.',
  },

  pausing: {
    title: 'Pause',
    from: 'From',
    to: 'To',
    save: (from: string, to: string) => `Pause ${from} to ${to}`,
    falls: (days: string[]) =>
      days.length === 0
        ? 'No visit falls into this time.'
        : `${visits(days.length)} fall away: ${listed(days)}.`.replace('1 visit fall ', '1 visit falls '),
    wrong: 'Please choose two days, the first before the last.',
    past: 'A pause begins today or later.',
  },

  ending: {
    title: 'End',
    last: 'Last day',
    hint: 'A visit on this day still happens.',
    falls: (count: number) =>
      count === 0 ? 'No visit after that.' : `${visits(count)} after that are cancelled.`,
    save: 'End the plan',
    wrong: 'Please choose a day from today on.',
  },

  price: {
    title: 'New price a visit',
    label: 'New price a visit',
    when: 'When it counts',
    today: 'Today',
    told: {
      mail: (name: string, email: string) => `${name} is told by email, ${email}`,
      whatsApp: (name: string) => `you tell ${name} on WhatsApp, the text is ready`,
      call: (name: string) => `you tell ${name} yourself: there is no email address and no phone number`,
    },
    days: `${noticeDays} days`,
    still: (price: string, days: string[]) =>
      days.length === 0
        ? 'no visit in this time'
        : `${visits(days.length)} still at ${price}: ${listed(days)}`,
    counts: 'the new price counts',
    first: (price: string, more: string) => `first visit at ${price}, ${more}`,
    aYear: (amount: string, isMore: boolean) => `about ${amount} ${isMore ? 'more' : 'less'} a year`,
    reads: (name: string) => `What ${name} reads`,
    tell: (name: string) => `Tell ${name}`,
    wrong: 'Please enter another price in rand and cents.',
    same: 'That is the price already.',
    waiting: (price: string, day: string) => `Told already: ${price} from ${day}. A new one takes its place.`,
  },

  done: {
    made: (name: string, count: number) => `${name} is regular now, with ${visits(count)}`,
    madeWithout: (count: number) =>
      `${count === 1 ? '1 visit finds' : `${count} visits find`} no place and ${count === 1 ? 'waits' : 'wait'} for one.`,
    skipped: (day: string) => `${day} is skipped`,
    tookBack: (day: string) => `${day} is back`,
    backUnplaced: (day: string) => `${day} is no longer skipped, but has no place`,
    tookBackUntold: (name: string) => `${name} is not told of it by email.`,
    moved: (count: number) => (count === 1 ? 'The visit is moved' : `${visits(count)} are moved`),
    changed: (count: number) => (count === 1 ? '1 visit is changed' : `${visits(count)} are changed`),
    paused: 'The plan is paused',
    pauseEnded: 'The pause is ended',
    ended: 'The plan is ended',
    goesOn: 'The plan goes on',
    priceTakenBack: 'The new price is taken back',
    priceWasTold: (name: string) => `${name} has been told of it: please say that it stays as it was.`,
    priced: (price: string, day: string) => `${price} from ${day}`,
  },
  failed: {
    title: 'That did not work',
    text: 'Nothing has changed. Check your connection and try again.',
  },
  overtaken: 'Somebody has changed this plan meanwhile. Here is how it is now.',
  ofBooking: {
    title: 'Regular visit',
    leads: 'Open the plan',
    moved: (day: string) => `By its rhythm it would be on ${day}.`,
  },
  offer: {
    title: 'Make it regular',
    text: (rhythm: string) => `${rhythm}, from this clean on`,
    confirm: 'Confirm and make it regular',
    often: 'How often?',
  },
}
