import { tabWords } from './office-tabs.ts'

// The words of the console's money: work and invoices, and the report.

export const invoiceWords = {
  title: 'Work & Invoices',
  filters: {
    label: 'Find records',
    searchClients: 'Search Clients',
    searchClientsHint: 'Name',
    client: 'Filter by Client',
    allClients: 'All clients',
    from: 'Date from',
    to: 'Date to',
    text: 'Search text',
    textHint: 'Invoice # or description',
    search: 'Search',
    fold: 'Filter by client or date',
  },
  columns: {
    date: 'Date',
    client: 'Client',
    number: 'Invoice #',
    description: 'Description',
    amount: 'Amount',
    suburb: 'Suburb',
    comments: 'Comments',
    pdf: 'PDF',
  },
  commentsHint: 'Only you and staff see this',
  optional: 'Optional',
  add: 'Add record',
  adding: 'Saving',
  records: (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`,
  numberTaken: (number: string) => `Invoice number ${number} is already in use.`,
  pdf: (number: string) => `Invoice ${number} as PDF`,
  pdfFailed: 'The invoice could not be printed. Please try again.',
}

export const reportWords = {
  title: tabWords.report.title,
  totals: { clients: 'Clients', referrals: 'Referrals', points: 'Loyalty Points' },
  growth: 'New clients by month',
  referrals: 'Referrals linked by month',
  chart: (title: string, total: number) => `${title}, ${total} in the last twelve months`,
  table: 'As a table',
  month: 'Month',
  count: 'Count',
  failed: 'The report could not be loaded.',
  export: {
    title: 'Export CSV',
    button: 'Export CSV',
    exporting: 'Exporting',
    agreed: (count: number) =>
      `${count} ${count === 1 ? 'client has' : 'clients have'} agreed to marketing, and only they are in the file.`,
    all: 'Every client is in the file.',
    everyone: 'Everyone, also those who have not agreed',
    why: 'Why everyone',
    whyHint: 'Kept in the audit log with your name. People who did not agree may not be sent marketing.',
    whyNeeded: 'Say why everyone is needed',
    done: 'The report is saved',
    failed: 'The report could not be exported. Please try again.',
  },
}
