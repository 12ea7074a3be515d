// The words of the letters about an invoice.
import { formatDate } from '#domain/calendar.ts'
import { business } from './business.ts'

export const invoiceMail = {
  subject: (number: string) => `Invoice ${number} from ${business.name}`,
  heading: (firstName?: string) => (firstName ? `Your invoice, ${firstName}` : 'Your invoice'),
  text: 'Thank you for having us. Here is the invoice for your clean.',
  paid: 'It is paid in full. Thank you.',
  button: 'Look and pay',
  look: 'Look at the invoice',
  paper: 'The invoice as PDF',
  ask: 'Ask us on WhatsApp',
  question: (number: string) => `Hello ${business.name}, about invoice ${number}: `,
  closing: 'Keep this mail to yourself: whoever has the link can read the invoice.',
}

export const invoiceReminderMail = {
  subject: (number: string) => `Still open: invoice ${number}`,
  heading: (firstName?: string) => (firstName ? `A small reminder, ${firstName}` : 'A small reminder'),
  late: (amount: string, due: string) =>
    `${amount} was due on ${formatDate(due)} and has not reached us yet. If it is on its way, thank you, and please take no notice of this mail.`,
  soon: (amount: string, due: string) =>
    `${amount} is due on ${formatDate(due)}. If it is on its way, thank you, and please take no notice of this mail.`,
  paid: 'Everything on this invoice is paid. Thank you, and please take no notice of this mail.',
}

export const invoiceFactLabels = {
  number: 'Invoice',
  day: 'Day of the clean',
  what: 'For',
  total: 'Total',
  credited: 'Taken off again',
  paid: 'Paid',
  open: 'Still open',
  due: 'Please pay by',
}

type Ways = { reference: string; cardLink: string | undefined }

/** In the order in which most people pay. */
export const waysToPay = {
  title: 'How to pay',
  list: ({ reference, cardLink }: Ways) => [
    `By EFT: ${business.bank.name}, account name ${business.bank.accountName}, account number ${business.bank.accountNumber}, branch code ${business.bank.branchCode}, reference ${reference}.`,
    ...(cardLink ? [`By card: ${cardLink}`] : []),
    `In cash: call ${business.phone.shown}, and we agree on when.`,
  ],
}
