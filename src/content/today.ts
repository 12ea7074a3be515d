// The words of Today, the day book of the office.
import type { Stage } from '#domain/booking-status.ts'
import { shortHours } from '#domain/clean-length.ts'
import type { KnownPayment, Payment } from '#domain/day-list.ts'
import { business } from './business.ts'
import { tabWords } from './office-tabs.ts'

export const todayWords = {
  title: tabWords.today.title,
  tomorrow: 'Tomorrow',
  yesterday: 'yesterday',
  cleans: (count: number) => (count === 1 ? '1 clean' : `${count} cleans`),
  none: { today: 'Nothing is booked for today.', tomorrow: 'Nothing is booked for tomorrow.' },
  nothing: 'No cleans today',
  closed: (day: string, reason: string) =>
    day.startsWith(reason) ? `${day}: closed` : `${day}: closed, ${reason}`,
  print: 'Print both days',
  addBooking: 'Add booking',
  underWay: 'Under way',
  underWaySince: (clock: string) => `Under way since ${clock}`,
  nameUnderWay: (name: string, clock: string) => `${name.split(' ')[0]}, since ${clock}`,
  manyUnderWay: (count: number) => `${count} under way`,
  way: (minutes: number) => `${shortHours(minutes)} on the way`,
  free: (from: string, to: string) => `Free ${from} to ${to}`,
  length: shortHours,
  took: (minutes: number) => `took ${shortHours(minutes)}`,
  noPrice: 'No price yet',
  noName: 'No name',
  pending: 'Pending',
  call: 'Call',
  whatsApp: 'WhatsApp',
  map: 'Map',
  unsent: 'Not sent yet',
  ticks: { 'to go': 'Start', 'under way': 'Complete', done: 'Done' } satisfies Record<
    Exclude<Stage, 'asked'>,
    string
  >,
  tickLabels: {
    'to go': (name: string) => `Start: ${name}`,
    'under way': (name: string) => `Complete: ${name}`,
    done: (name: string) => `Done: ${name}. Undo`,
  },
  started: (name: string) => `${name}: under way`,
  completed: (name: string) => `${name}: completed`,
  takenBack: (name: string) => `${name}: taken back`,
  complete: 'Complete',
  completeTitle: (name: string) => `Complete ${name}’s clean`,
  clientPays: 'Client pays',
  cameOff: (reason: string) => `Already taken off: ${reason}`,
  howPaid: 'How was it paid?',
  payments: {
    cash: 'Cash',
    card: 'Card',
    'bank-transfer': 'Bank transfer',
    'not-yet': 'Not yet',
  } satisfies Record<Payment, string>,
  paid: {
    cash: 'Paid in cash',
    card: 'Paid by card',
    cheque: 'Paid by cheque',
    'bank-transfer': 'Paid by bank transfer',
    'not-yet': 'Not paid yet',
    paid: 'Paid',
  } satisfies Record<KnownPayment, string>,
  offline: {
    title: 'No signal.',
    list: (clock: string) => `This is the list of ${clock}.`,
    ticks: (count: number) =>
      count === 1
        ? 'Your tick is kept on this phone and goes out when you are back.'
        : `Your ${count} ticks are kept on this phone and go out when you are back.`,
  },
  noServer: {
    title: 'The server does not answer.',
    list: (clock: string) => `This is the list of ${clock}.`,
    ticks: (count: number) =>
      count === 1
        ? 'Your tick is kept on this phone and goes out when it answers again.'
        : `Your ${count} ticks are kept on this phone and go out when it answers again.`,
  },
  early: {
    title: (day: string) => `This clean is on ${day}.`,
    text: 'Completed, it counts as done. Is it really done already?',
    complete: 'It is done, complete it',
  },
  leftOver: {
    title: 'Not ticked off',
    text: 'Not ticked off. Did it happen?',
    started: 'Started, not completed. Did it happen?',
    done: 'Completed',
    complete: (name: string) => `Complete: ${name}`,
    change: 'Move or cancel',
    changeOf: (name: string) => `Move or cancel: ${name}`,
    all: (count: number) => `Show all ${count}`,
  },
  bookingOf: (service: string, name: string) => `${service}: booking of ${name}`,
  stale: { title: 'Failed to load your bookings.', list: (clock: string) => `This is the list of ${clock}.` },
  back: { title: 'Back.', sent: (count: number) => (count === 1 ? '1 tick sent.' : `${count} ticks sent.`) },
  tickFailed: 'That tick was not taken',
  needsSignal: 'This needs signal. Try again when you are back.',
}

/** The WhatsApp message; the sender can still edit it. */
export function whatsAppText(clean: { name: string; service: string; when: string }): string {
  const [firstName] = clean.name.split(' ')
  return `Hello ${firstName}, this is ${business.name}. About your clean (${clean.service}) ${clean.when}: `
}
