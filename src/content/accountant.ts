// The words of the accountant's page.
import type { AccountantFile } from '#domain/accountant-files.ts'
import { moneyWords } from './money-page.ts'

export const accountantWords = {
  title: moneyWords.accountant,
  lead: 'What was invoiced, taken off and paid in a span of days, as files that every spreadsheet opens.',
  span: 'Days',
  spans: { this: 'This month', last: 'Last month', other: 'Other days' },
  from: 'From',
  to: 'Until',
  wrong: 'The first day comes before the last, at most ten years apart.',
  failed: 'Failed to add up these days',
  totals: 'What they come to',
  files: { title: 'Files', note: 'Each one that is saved stands in the audit log.' },
  save: {
    invoices: 'Save invoices',
    'credit-notes': 'Save credit notes',
    payments: 'Save payments',
    all: 'Save all three as a zip',
  } satisfies Record<AccountantFile | 'all', string>,
  saved: (file: string) => ({ title: 'Saved', text: file }),
  saveFailed: { title: 'The file could not be saved', text: 'Please try again.' },
  heads: { what: 'What', count: 'How many', amount: 'Amount', vat: 'VAT in it' },
  rows: {
    invoices: 'Invoiced',
    creditNotes: 'Taken off by credit notes',
    left: 'Invoiced, less credit notes',
    in: 'Paid in',
    back: 'Paid back',
  },
  cancelled: (count: number) =>
    count === 1
      ? '1 of these invoices was cancelled since: its credit note counts on the day of cancelling.'
      : `${count} of these invoices were cancelled since: their credit notes count on the day of cancelling.`,
  takenBack: (count: number) =>
    count === 1
      ? '1 payment was taken back: the file says so, and it counts for nothing.'
      : `${count} payments were taken back: the file says so, and they count for nothing.`,
  noVat: 'No VAT number is set, so no VAT is reckoned.',
}
