// The words of a statement of account: its paper, its letter and its text for WhatsApp.
import { formatDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { Ageing, StatementEntry, StatementKind } from '#domain/statement.ts'
import { business } from './business.ts'
import { paidHow } from './invoice-paper.ts'

export const statementPaper = {
  title: 'Statement',
  to: 'Statement for',
  from: 'From',
  until: 'Until',
  day: 'Day',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  opening: 'Balance before',
  closing: 'Balance',
  owed: 'You owe',
  inHand: 'In your favour',
  none: 'Nothing was charged or paid in this time.',
  open: 'Open invoices',
  credit: 'Your credit with us',
  ageing: 'Open by days late',
  ages: {
    notDue: 'Not due yet',
    upTo14: '1 to 14 days',
    upTo30: '15 to 30 days',
    older: 'Over 30 days',
  } satisfies Record<keyof Ageing, string>,
  reference: 'When you pay by EFT, please give the number of the invoice as reference.',
  settled: 'Nothing is open. Thank you.',
}

const entryWords: Record<StatementKind, (entry: Pick<StatementEntry, 'number' | 'text'>) => string> = {
  invoice: ({ number, text }) => `Invoice ${number}: ${text}`,
  'credit-note': ({ number, text }) => `Credit note ${number} for invoice ${text}`,
  payment: ({ number, text }) => `Payment for invoice ${number}${paidHow(text)}`,
  refund: ({ number, text }) => `Paid back of invoice ${number}${paidHow(text)}`,
  'credit-pays': ({ number }) => `Your credit pays for invoice ${number}`,
  'credit-back': ({ number }) => `Your credit is free again: invoice ${number} is cancelled`,
  'credit-given': () => 'Credit from us',
  'credit-used': ({ number }) => `Credit set aside for quote ${number}`,
}

/** How a line of it reads. */
export const statementLine = (entry: Pick<StatementEntry, 'kind' | 'number' | 'text'>) =>
  entryWords[entry.kind](entry)

/** 'You owe R 540.00.', 'R 40.00 is in your favour.' */
export function balanceWords(closingCents: number): string {
  if (closingCents > 0) return `You owe ${formatRand(closingCents)}.`
  if (closingCents < 0) return `${formatRand(-closingCents)} is in your favour.`
  return 'Nothing is open.'
}

export const statementMail = {
  subject: (from: string, to: string) => `Your statement from ${formatDate(from)} to ${formatDate(to)}`,
  heading: (firstName?: string) => (firstName ? `Your statement, ${firstName}` : 'Your statement'),
  text: 'Here is what was charged and what came in. Below is how your account stood at the end of it.',
  button: 'The statement as PDF',
  balance: 'Balance',
  from: 'From',
  to: 'Until',
  ask: 'Ask us on WhatsApp',
  get question() {
    return `Hello ${business.name}, about my statement: `
  },
  closing: 'Keep this mail to yourself: whoever has the link can read the statement.',
}

type StatementText = { firstName: string; from: string; to: string; closingCents: number; link: string }

/** The text that goes out on WhatsApp, with the private link. */
export const statementText = ({ firstName, from, to, closingCents, link }: StatementText) =>
  `Hello ${firstName}, here is your statement from ${formatDate(from)} to ${formatDate(to)}. ${balanceWords(closingCents)} ${link}\n${business.name}`

/** In the office, with a customer. */
export const officeStatementWords = {
  title: 'Statement of account',
  open: 'Statement',
  text: 'What was charged, what came in and what is open, from one day to another.',
  from: 'From',
  to: 'Until',
  wrongDays: 'The last day must not come before the first.',
  paper: 'PDF',
  mail: 'Send by email',
  whatsapp: 'By WhatsApp',
  link: 'As a link',
  close: 'Close',
  mailed: (email: string) => ({ title: 'Statement queued', text: `It goes out to ${email}.` }),
  mailHeld: (email: string) => ({
    title: 'Statement kept',
    text: `There is no mail server yet, so it waits in Mails for ${email}.`,
  }),
  paperFailed: { title: 'Could not make the PDF', text: 'Please try again.' },
  failed: { title: 'Could not make the statement', text: 'Please try again.' },
  handed: 'The client has it only when you pass this on. The link is shown once; a new one is a tap away.',
  openWhatsApp: 'Open WhatsApp',
  copy: 'Copy the text',
  copied: 'Copied',
  copyFailed: { title: 'Could not copy it', text: 'Please select the text by hand.' },
}
