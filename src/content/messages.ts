// The words of To send: what should be said to whom today.
import { firstHour, lastHour, type Occasion } from '#domain/message-text.ts'
import { tabWords } from './office-tabs.ts'

const hour = (at: number) => `${String(at).padStart(2, '0')}:00`
const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)

export const occasionNames: Record<Occasion, string> = {
  received: 'Request received',
  reminder: 'Reminder',
  confirmed: 'Confirmed',
  moved: 'Moved',
  cancelled: 'Cancelled',
  skipped: 'Visit left out',
  quote: 'Quote',
  done: 'How was it?',
  'on-my-way': 'On my way',
  invoice: 'Invoice',
  unpaid: 'Unpaid',
  waiting: 'Waiting list',
  price: 'New price',
  milestone: 'A full card',
  absent: 'Not seen for a while',
}

export const toSendWords = {
  title: tabWords.send.title,
  lead: (count: number) =>
    count === 0
      ? 'Nothing waits'
      : `${messages(count)} ${count === 1 ? 'waits' : 'wait'}, about ${Math.max(1, Math.ceil(count / 6))} ${count > 6 ? 'minutes' : 'minute'}`,
  texts: 'Texts',
  shore: (sent: number, all: number) => `${sent} of ${all} sent today`,
  sent: (count: number) => `${count} sent`,
  toGo: (count: number) => `${count} to go`,
  now: 'Next to send',
  next: 'Then',
  afterThat: 'After that',
  dueOn: (day: string) => `due ${day}`,
  unpaidOf: (price: string, invoices: number, day: string) =>
    invoices > 1 ? `${price}, ${invoices} invoices, the first was due ${day}` : `${price}, was due ${day}`,
  unpaidLine: (number: string, price: string, day: string) => `${number}: ${price}, was due ${day}`,
  andMore: (count: number) => `and ${count} more`,
  fromDay: (price: string, day: string) => `${price} from ${day}`,
  cleansDone: (count: number) => `${count} cleans`,
  heldUntil: (when: string) => `The day is held until ${when}`,
  line: (occasion: string, facts: string) => (facts ? `${occasion}: ${facts}` : occasion),
  open: 'Open WhatsApp',
  waits: `From ${hour(firstHour)}`,
  write: 'Write an email',
  noPhone: 'There is no phone number. An email reaches them.',
  noReach: 'There is neither a phone number nor an email address.',
  change: 'Change text',
  keep: 'Use this text',
  back: 'As it was',
  text: 'The message',
  skip: 'Not this one',
  call: (phone: string) => `Call ${phone}`,
  question: (name: string) => `Did it go to ${name}?`,
  opened: (occasion: string, clock: string) => `${occasion}, opened ${clock}`,
  openedAt: (clock: string) => `opened ${clock}`,
  notYet: 'Not yet',
  yesNext: (name: string) => `Yes. Next: ${name}`,
  yesLast: 'Yes. That was the last',
  notOpened: 'WhatsApp did not open?',
  copied: (phone: string) => ({ title: 'The text is copied', text: `Send it to ${phone}.` }),
  notCopied: (phone: string) => ({
    title: 'The text could not be copied',
    text: `Hold it down to copy it, and send it to ${phone}.`,
  }),
  sentToday: (count: number) => `${count} sent today`,
  notSent: 'Not sent',
  notSentOf: (name: string) => `Not sent: ${name}`,
  backAgain: (name: string) => `${name}: back in the list`,
  skipped: (name: string) => `${name}: left out`,
  failed: 'Failed to load what is to send',
  gone: 'It was no longer due',
  quiet: `Nothing is offered before ${hour(firstHour)} or after ${hour(lastHour)}. Mail goes out by itself.`,
  done: {
    title: 'All said',
    text: 'What is due next comes here by itself: reminders on the day before a clean.',
  },
  offline: (count: number) =>
    count === 0
      ? 'No signal. The list is as it was.'
      : `No signal. ${count === 1 ? '1 answer is' : `${count} answers are`} kept and sent later.`,
  keys: [
    ['Enter', 'open WhatsApp'],
    ['N', 'not yet'],
    ['E', 'change text'],
    ['S', 'not this one'],
    ['J K', 'choose'],
  ],
  email: { subject: (business: string) => `Message from ${business}` },
}
