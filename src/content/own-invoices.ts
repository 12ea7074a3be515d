// The words of a client's invoices on the dashboard.
import { formatDayOfYear, type IsoDay } from '#domain/calendar.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'

export const ownInvoiceWords = {
  title: 'Your invoices',
  failed: 'We could not read your invoices just now.',
  empty: 'No invoice yet. After a clean it stands here, with how to pay it.',
  open: (amount: string) => `${amount} is open.`,
  settled: 'Everything is paid. Thank you.',
  credit: (amount: string) => `You have ${amount} in credit with us.`,
  states: {
    open: 'Open',
    'part-paid': 'Part-paid',
    overdue: 'Overdue',
    paid: 'Paid',
    cancelled: 'Cancelled',
  } satisfies Record<InvoiceState, string>,
  due: (day: IsoDay) => `Please pay by ${formatDayOfYear(day)}.`,
  wasDue: (day: IsoDay) => `It was due on ${formatDayOfYear(day)}.`,
  of: (total: string) => `of ${total}`,
  pay: 'Look and pay',
  look: 'Look at it',
  earlier: 'Earlier invoices',
  statement: 'Statement as PDF',
  statementNote: 'Of the last three months.',
  statementFailed: 'We could not fetch the statement. Please try again.',
}
