// The words of Money in the CRM: the month, what is open, whom to remind.
import type { Age, ReminderHow, Step } from '#domain/chase.ts'
import { business } from './business.ts'
import { tabWords } from './office-tabs.ts'

const whyNot =
  'Reminded today, promised for a later day, reached by email, or not reachable: remind them here one by one.'
const whoIsNot = (count: number) =>
  count === 1 ? `1 client is not. ${whyNot}` : `${count} clients are not. ${whyNot}`

export const moneyWords = {
  title: tabWords.money.title,
  failed: 'Failed to load the money',
  allInvoices: 'All invoices',
  accountant: 'For the accountant',
  bankFile: tabWords.bankFile.title,
  table: 'As a table',
  lead: {
    above: (month: string, rand: string, before: string) =>
      `${month}, so far ${rand} above ${before} on the same day`,
    below: (month: string, rand: string, before: string) =>
      `${month}, so far ${rand} below ${before} on the same day`,
    even: (month: string, before: string) => `${month}, so far the same as ${before} on the same day`,
    more: (month: string, rand: string, before: string) => `${month} brought ${rand} more than ${before}`,
    less: (month: string, rand: string, before: string) => `${month} brought ${rand} less than ${before}`,
    same: (month: string, before: string) => `${month} brought as much as ${before}`,
  },
  cameIn: {
    title: 'Came in',
    month: 'Month',
    byToday: 'in by today',
    inAll: (month: string) => `in ${month}`,
    coming: 'booked, not in yet',
    today: 'today',
    told: (month: string, day: string | undefined, rand: string) =>
      day ? `Money in adds up to ${rand} by ${day}.` : `Money in added up to ${rand} in ${month}.`,
    toldThen: (before: string, rand: string) => `On the same day in ${before} it was ${rand}.`,
    toldLast: (before: string, rand: string) => `${before} ended at ${rand}.`,
    toldComing: (month: string, rand: string) =>
      `Booked cleans and open invoices would bring ${month} to ${rand}.`,
    day: 'Day',
    comingHead: 'Not in yet',
    noDays: 'Nothing came in, and nothing is booked.',
  },
  dry: {
    title: 'Nothing came in yet',
    text: 'The water rises with the first paid invoice.',
    action: 'Invoice a completed clean',
  },
  open: {
    title: 'Still open, by days late',
    ages: {
      'not-due': 'Not due yet',
      '1-14': '1 to 14 days',
      '15-30': '15 to 30 days',
      'over-30': 'Over 30 days',
    } satisfies Record<Age, string>,
    invoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
    age: 'Days late',
    invoicesHead: 'Invoices',
    openHead: 'Open',
  },
  months: {
    title: 'Twelve months',
    unit: 'in thousand rand',
    show: (month: string, rand: string) => `${month}, ${rand}`,
    month: 'Month',
    cents: 'Came in',
  },
  services: { title: 'By service', none: 'Without a clean' },
  clients: { title: 'By client', rest: 'Everybody else', gone: 'Name not known' },
  shares: { empty: 'Nothing came in this month.' },
  chase: {
    title: 'Who to remind',
    notDue: 'Open, not due yet',
    failed: 'Failed to load who to remind',
    empty: { title: 'Nobody owes you', text: 'An invoice shows here on the day after it is due.' },
    emptyAge: { title: 'Nothing here', text: 'No invoice is open for that long.' },
    all: 'Show all that are late',
    intoList: 'All into the list to send',
    inList: (count: number, others: number) => ({
      title:
        count === 1 ? '1 client stands in the list to send' : `${count} clients stand in the list to send`,
      ...(others > 0 && { text: whoIsNot(others) }),
    }),
    noneInList: { title: 'Nobody came into the list to send', text: whyNot },
    notInList: { title: 'That did not work', text: 'The list to send is as it was. Please try again.' },
    late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    due: (day: string) => `due ${day}`,
    never: 'Not reminded yet',
    said: {
      mail: (day: string) => `Email ${day}`,
      whatsapp: (day: string) => `Reminded ${day}`,
      link: (day: string) => `Link sent ${day}`,
      call: (day: string) => `Called ${day}`,
    } satisfies Record<ReminderHow, (day: string) => string>,
    twice: 'Reminded twice',
    times: (count: number) => `Reminded ${count} times`,
    promised: (day: string) => `promised for ${day}`,
    acts: { whatsapp: 'Remind', call: 'Call', mail: 'Mail', none: 'Open' } satisfies Record<Step, string>,
    actOf: {
      whatsapp: (name: string) => `Remind ${name} by WhatsApp`,
      call: (name: string) => `Call ${name}`,
      mail: (name: string) => `Remind ${name} by email`,
      none: (name: string) => `Open the invoice of ${name}`,
    } satisfies Record<Step, (name: string) => string>,
  },
  remind: {
    title: (name: string) => `Remind ${name}`,
    how: 'How',
    ways: { whatsapp: 'WhatsApp', call: 'Call', mail: 'Email', link: 'Copy' },
    text: 'Message',
    textHint: 'Change it as you like: it goes out as it stands here.',
    linkFailed: 'The private link could not be made, so the message has none.',
    open: 'Open WhatsApp',
    copy: 'Copy the message',
    copyFailed: { title: 'Not copied', text: 'Hold your finger on the text, and copy it by hand.' },
    sentQuestion: 'Did you send it?',
    sentWhy: {
      whatsapp: 'Opening WhatsApp sends nothing by itself.',
      link: 'Copying sends nothing by itself: pass it on where you reach them.',
    },
    sent: 'Yes, it is sent',
    notYet: 'Not yet',
    call: (phone: string) => `Call ${phone}`,
    callText: 'Afterwards note what they said.',
    promised: 'Promised to pay on',
    promisedHint: 'Leave it empty if no day was named.',
    promisedPast: 'Choose today or a later day.',
    noteCall: 'Note the call',
    mail: (email: string) => `A reminder goes to ${email}, with a private link to the invoice.`,
    mailHeld: (email: string) =>
      `No mail server is set up: a reminder to ${email} would wait in the outbox until there is one.`,
    sendMail: 'Send the reminder',
    done: {
      whatsapp: (name: string) => ({ title: `${name}: reminded` }),
      call: (name: string) => ({ title: `${name}: call noted` }),
      mail: (name: string) => ({ title: `${name}: reminder on its way` }),
      link: (name: string) => ({ title: `${name}: reminded` }),
    },
    failed: { title: 'That did not work', text: 'Nothing is noted. Please try again.' },
  },
}

type Reminded = {
  firstName: string
  number: string
  reference: string
  open: string
  due: string
  isLate: boolean
  link?: string | undefined
}

/** To be changed before it goes out. */
export function reminderText({ firstName, number, reference, open, due, isLate, link }: Reminded): string {
  return [
    `Hello ${firstName}, this is ${business.name}. Invoice ${number} ${isLate ? 'was' : 'is'} due on ${due}, and ${open} is still open.`,
    `Please pay with the reference ${reference}.${link ? ' The invoice, with our bank details:' : ''}`,
    ...(link ? [link] : []),
    'If you have paid already, thank you, and please ignore this.',
  ].join('\n')
}
