// The words of the page on which a client reads an invoice and sees how to pay it, and of their invoices on the dashboard.

import { formatDate, formatDayOfYear, type IsoDay } from '#domain/calendar.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'

const call = () => `call ${unbroken(business.phone.shown)}`

export const invoicePage = {
  title: 'Your invoice',
  get description() {
    return `Your invoice from ${business.name}: what it is for, what is paid, and how to pay.`
  },
  get withoutScript() {
    return `This page needs JavaScript to show your invoice. Please ${call()}.`
  },
  loading: 'Fetching your invoice …',
  dashboard: 'My dashboard',
  reference: (number: string, firstName: string | null) =>
    firstName ? `Invoice ${number} for ${firstName}` : `Invoice ${number}`,
  missing: {
    title: 'This link opens no invoice.',
    get text() {
      return `It may be incomplete, or too old. Open it again from the newest message, or ${call()}.`
    },
    action: 'To our home page',
    href: '/',
  },
  signIn: {
    title: 'Please sign in.',
    text: 'Your session has ended. Sign in, and open the invoice again from your dashboard.',
    action: 'Sign in',
  },
  failed: {
    title: 'We cannot read it just now.',
    text: 'Nothing has changed. Check your signal and try again.',
    retry: 'Try again',
  },
  offline: 'No signal. This is how it stood when you opened it.',
  open: {
    title: 'Thank you for having us.',
    overdueTitle: 'This one is still open.',
    label: 'Still open',
    due: (day: IsoDay) => `Please pay by ${formatDayOfYear(day)}.`,
    wasDue: (day: IsoDay) => `It was due on ${formatDayOfYear(day)}. If you have paid already, thank you.`,
    paidOf: (paid: string, total: string) => `${paid} of ${total}`,
    isPaid: 'is paid',
  },
  paid: {
    title: 'All paid. Thank you.',
    label: 'Paid in full',
    text: (day: IsoDay) => `Paid on ${formatDate(day)}.`,
    free: 'Nothing was to pay.',
    credit: 'Your credit paid for it.',
    overpaid: (amount: string) => `${amount} was paid too much. It waits as your credit with us.`,
  },
  cancelled: {
    title: 'This invoice is cancelled.',
    label: 'It was for',
    text: 'Nothing is to be paid on it.',
    reason: (words: string) => `Why: ${words}`,
    overpaid: (amount: string) => `${amount} that was paid on it waits as your credit with us.`,
  },
  bill: {
    title: 'What it is for',
    cleaned: (day: IsoDay) => `Cleaned on ${formatDayOfYear(day)}`,
    total: 'Total',
    credit: 'Paid with your credit',
    note: (number: string) => `Credit note ${number}`,
    paid: (day: string) => `Paid ${day}`,
    paidBack: (day: string) => `Paid back ${day}`,
    open: 'Still open',
    paper: 'The invoice as PDF',
    noteAsPaper: 'The credit note as PDF',
    paperFailed: 'We could not fetch the PDF. Please try again.',
    ask: 'Ask us on WhatsApp',
  },
  pay: {
    title: 'How to pay',
    eft: 'By EFT',
    bank: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    branchCode: 'Branch code',
    reference: 'Reference',
    amount: 'Amount',
    why: 'With this reference we find your payment.',
    takes: 'From another bank it can take a day or two until we see it.',
    copy: 'Copy',
    copyOf: (name: string) => ` the ${name.toLowerCase()}`,
    copied: 'Copied',
    notCopied: 'Not copied. Please select it by hand.',
    card: (amount: string) => `Pay ${amount} by card`,
    cardNote: 'Opens the page of our card provider, with the amount and the reference filled in.',
    get cash() {
      return `In cash: ${call()}, and we agree on when.`
    },
  },
}

/** ' by EFT'; nothing where it was not kept how. */
export const byWhat = (method: string): string =>
  ({
    cash: ' in cash',
    'credit-card': ' by card',
    check: ' by cheque',
    'bank-transfer': ' by EFT',
  })[method] ?? ''
