// The words of invoices in the office: the list, one invoice, its payments, and how it is sent.

import { formatRand } from '#domain/money.ts'
import type { Afterwards } from '#domain/payment.ts'
import { business } from './business.ts'
import { tabWords } from './office-tabs.ts'

const readyFor = { whatsapp: 'for WhatsApp', link: 'as a link' }
const goneBy = {
  mail: 'Invoice sent by e-mail',
  whatsapp: 'Invoice sent by WhatsApp',
  call: 'Invoice told by phone',
}
const remindedBy = { mail: 'by e-mail', whatsapp: 'by WhatsApp', link: 'with a link', call: 'by phone' }

export const invoiceStateWords = {
  open: 'Open',
  'part-paid': 'Part-paid',
  paid: 'Paid',
  overdue: 'Overdue',
  cancelled: 'Cancelled',
}

export const paymentMethodWords = {
  'bank-transfer': 'EFT',
  cash: 'Cash',
  'credit-card': 'Card',
  check: 'Cheque',
  other: 'Paid',
}

const failed = {
  title: 'That did not work',
  text: 'Nothing has changed. Check your connection and try again.',
}

export const officeInvoiceWords = {
  failed,
  changed: (name: string) =>
    `Somebody has changed ${name} meanwhile. This is how it stands now: look, then try again.`,
  list: {
    title: tabWords.invoices.title,
    back: tabWords.money.title,
    failed: 'Failed to load the invoices',
    search: {
      label: 'Search by client, number or description',
      placeholder: 'Client, number or description',
    },
    states: 'Which invoices',
    all: 'All',
    columns: {
      number: 'Invoice',
      client: 'Client',
      date: 'Clean',
      due: 'Due',
      total: 'Total',
      open: 'Open',
      state: 'State',
      actions: 'Actions',
    },
    none: {
      title: 'No invoices',
      text: 'An invoice is made from a completed clean: tick it off, then “Invoice and send”.',
    },
    noMatch: { title: 'No invoices', text: 'Nothing fits. Try another word, or all of them.' },
    clear: 'Show all',
    stillOpen: (amount: string) => `${amount} open`,
    due: (day: string) => `due ${day}`,
    nobody: 'Client deleted',
  },
  page: {
    back: tabWords.invoices.title,
    failed: 'Failed to load the invoice',
    gone: { title: 'There is no such invoice', text: 'Look for it by its number in the list.' },
    due: (name: string, day: string) => `${name}, due ${day}`,
    cancelled: (name: string) => `${name}, cancelled`,
    aside: 'Payments',
    stale: { title: 'Not read again.', text: 'This is how the invoice stood when it was last read.' },
  },
  standing: {
    open: 'still open',
    dueIn: (days: number) => (days === 0 ? 'due today' : days === 1 ? 'due tomorrow' : `due in ${days} days`),
    late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
    paid: 'paid in full',
    nothing: 'nothing is charged',
    cancelled: 'cancelled: nothing is open',
    overpaid: (amount: string) => `${amount} waits as credit`,
    notSent: 'Not sent yet',
  },
  paper: {
    label: 'The invoice',
    title: (number: string) => `Invoice ${number}`,
    creditNote: (number: string) => `Credit note CN-${number}`,
    for: 'For',
    reference: 'Pay by EFT with this reference',
    what: 'What',
    amount: 'Amount',
    total: 'Total',
    credits: 'Paid with credits',
    credited: (number: string) => `Credit note ${number}`,
    paid: (day: string, how: string) => `Paid ${day}, ${how}`,
    refunded: (day: string, how: string) => `Paid back ${day}, ${how}`,
    open: 'Still open',
    overpaid: 'Waits as credit',
    level: (paid: string, total: string) => `${paid} of ${total} is paid`,
  },
  payments: {
    title: 'Payments',
    none: 'Nothing has come in yet.',
    from: (how: string, more: string) => (more ? `${how}, ${more}` : how),
    bank: 'from the bank file',
    by: (name: string) => `entered by ${name}`,
    refund: 'paid back',
    takenBack: (reason: string) => `Taken back: ${reason}`,
    more: (amount: string, day: string) => `More about ${amount} of ${day}`,
    menu: (amount: string) => `Payment of ${amount}`,
    move: 'Move to another invoice',
    takeBack: 'Take back',
  },
  add: {
    title: 'Add a payment',
    another: 'Add another payment',
    how: 'How',
    amount: 'Amount',
    day: 'Day',
    reference: 'Reference',
    referenceHint: 'As it stands on the bank statement.',
    submit: (amount: string) => `Add ${amount}`,
    submitEmpty: 'Add payment',
    adding: 'Adding',
    done: (amount: string) => `${amount} came in`,
    undone: (amount: string) => `${amount} taken back`,
    undoReason: 'Entered by mistake, taken back at once',
  },
  afterwards: (after: Afterwards) => {
    if (after.kind === 'paid') return 'Afterwards: paid in full.'
    const amount = formatRand(after.cents)
    return after.kind === 'open'
      ? `Afterwards: ${amount} still open.`
      : `Afterwards: ${amount} waits as credit.`
  },
  takeBack: {
    title: (amount: string) => `Take back ${amount}?`,
    text: 'The payment stays on record as taken back, and the invoice is open again by as much.',
    reason: 'Why',
    reasonHint: 'For example: entered on the wrong invoice.',
    keep: 'Keep it',
    confirm: 'Take back',
    done: (amount: string) => `${amount} is taken back`,
  },
  move: {
    title: (amount: string) => `Move ${amount} to another invoice`,
    search: 'Find the invoice',
    searchHint: 'Its number, its client, or what it was for.',
    choose: 'Which invoice?',
    none: 'No other invoice fits.',
    needed: 'Choose an invoice.',
    reason: 'Why',
    keep: 'Keep it here',
    confirm: 'Move it',
    done: (amount: string, number: string) => `${amount} is on invoice ${number} now`,
    row: (number: string, name: string, open: string) => `${number}, ${name}, ${open} open`,
  },
  refund: {
    action: 'Pay back',
    title: (name: string) => `Pay back to ${name}`,
    text: 'Write down what you have paid back. Nothing is paid by itself.',
    amount: 'Amount paid back',
    reference: 'Reference',
    keep: 'Close',
    confirm: 'Write it down',
    done: (amount: string) => `${amount} paid back`,
  },
  credit: {
    action: 'Credit note',
    title: (number: string) => `Credit note for ${number}`,
    text: 'So much less is asked for. What is paid too much then waits as credit. It cannot be taken back.',
    amount: 'Amount to take off',
    reason: 'Why',
    reasonHint: 'Printed on the credit note.',
    keep: 'Close',
    confirm: 'Write credit note',
    done: (amount: string) => `${amount} is taken off`,
  },
  cancel: {
    action: 'Cancel invoice',
    text: 'It stays on record as cancelled, nothing of it is open any more, and it prints as a credit note for the client. What was paid waits as credit. It cannot be taken back.',
  },
  pdf: 'PDF',
  pdfFailed: { title: 'Failed to make the PDF', text: 'Please try again.' },
  print: (number: string) => `Invoice ${number} as PDF`,
  send: {
    action: 'Send',
    again: 'Send again',
    remind: 'Remind',
    title: (number: string) => `Send invoice ${number}`,
    lead: (amount: string, name: string) => `${amount}, to ${name}`,
    ways: { whatsapp: 'WhatsApp', mail: 'E-mail', link: 'Copy the link' },
    noPhone: 'No WhatsApp: there is no phone number.',
    noMail: {
      no_address: 'No e-mail: there is no address.',
      no_server: 'No e-mail: no mail server is set up.',
    },
    mailed: (number: string, email: string) => ({
      title: `Invoice ${number} goes out`,
      text: email ? `An e-mail goes to ${email}.` : 'An e-mail goes to the client.',
    }),
    failed: {
      title: 'That did not work',
      text: 'Nothing has gone out. Check your connection and try again.',
    },
  },
  handed: {
    whatsapp: 'Press send in WhatsApp: only then the client has it.',
    link: 'Pass the link on yourself: only then the client has it.',
    open: 'Open WhatsApp',
    copy: 'Copy the text',
    copyLink: 'Copy the link',
    copied: 'Copied',
    copyFailed: { title: 'Not copied', text: 'Hold your finger on the text, and copy it by hand.' },
    onlyNow: 'The link is shown only now. If it gets lost, send the invoice again.',
    done: 'Done',
  },
  history: {
    title: 'What has happened',
    cleaned: (what: string) => `${what} done`,
    made: 'Invoice written',
    sent: (how: keyof typeof readyFor) => `Invoice made ready ${readyFor[how]}`,
    mailed: 'Invoice sent by e-mail',
    gone: (how: keyof typeof goneBy) => goneBy[how],
    reminded: (how: keyof typeof remindedBy) => `Reminded ${remindedBy[how]}`,
    promised: (day: string) => `Promised for ${day}`,
    cameIn: (amount: string) => `${amount} came in`,
    paidBack: (amount: string) => `${amount} paid back`,
    takenBack: (amount: string) => `${amount} taken back`,
    credited: (amount: string) => `${amount} taken off`,
    cancelled: 'Cancelled',
    open: (amount: string) => `${amount} open`,
    paid: 'Paid in full',
    due: (day: string) => `due ${day}`,
    wasDue: (day: string) => `was due ${day}`,
  },
  clean: {
    title: 'Invoice',
    none: 'No invoice yet.',
    failed: 'Failed to load the invoice of this clean',
    send: 'Invoice and send',
    sendBy: {
      whatsapp: 'Invoice and send by WhatsApp',
      mail: 'Invoice and send by e-mail',
      link: 'Invoice and copy the link',
    },
    only: 'Invoice without sending',
    notNow: 'Not now',
    total: 'Total',
    to: {
      whatsapp: (phone: string) => `WhatsApp to ${phone}`,
      mail: (email: string) => `E-mail to ${email}`,
      link: 'No phone number and no e-mail: you pass the link on yourself.',
    },
    price: 'What does the client pay? (R)',
    priceNeeded: 'Please enter an amount, such as 450.00',
    has: (number: string) => `Invoice ${number}`,
    made: (number: string) => `Invoice ${number} is written`,
    offer: (name: string) => `${name}’s clean is done`,
    waiting: 'Ticking it off',
    takesQuote: 'With the lines of the quote that the client approved.',
    paidHow: (how: string) => `${how}: the invoice says so.`,
  },
  customer: {
    title: 'Invoices',
    none: 'No invoice yet.',
    failed: 'Failed to load the invoices',
    open: (amount: string) => `${amount} open`,
    together: (amount: string) => `${amount} open in all`,
    all: 'All invoices',
    month: (month: string) => `Invoice for ${month}`,
    monthTitle: (month: string, name: string) => `${name}: ${month}`,
    chooseMonth: 'Month',
    cleans: 'Cleans on the invoice',
    noCleans: 'No completed clean of this month is without an invoice.',
    noPrice: 'No price',
    paid: (amount: string) => `${amount} paid`,
    noPriceHint: 'A clean without a price cannot be charged: set it in Service History first.',
    chooseOne: 'Tick at least one clean.',
    total: 'Total',
    description: (month: string) => `Cleaning in ${month}`,
    make: 'Make the invoice',
    making: 'Making',
  },
}

/** What the client reads on WhatsApp. */
export function invoiceText({ firstName, number, total, open, due, link }: InvoiceTold): string {
  const pay = open ? `${open} to pay by ${due}.` : 'It is paid, thank you.'
  return `Hello ${firstName}, this is ${business.name}. Your invoice ${number} comes to ${total}. ${pay}\nHere it is, with how to pay: ${link}`
}

type InvoiceTold = {
  firstName: string
  number: string
  total: string
  /** Nothing where all is paid. */
  open: string | undefined
  due: string
  link: string
}
