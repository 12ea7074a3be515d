// Where an invoice and a statement are read: by the key of a private link, or signed in, by the invoice's id.
export const invoicePath = (key: string) => `/invoice?key=${key}`
export const ownInvoicePath = (id: string) => `/invoice?invoice=${id}`

/** note: the id of one of its credit notes. */
export const invoicePaperPath = (key: string, note?: string) =>
  `/invoice.pdf?key=${key}${note ? `&note=${note}` : ''}`
export const statementPaperPath = (key: string) => `/statement.pdf?key=${key}`
