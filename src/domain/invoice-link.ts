// Where an invoice and a statement are read: by the key of a private link, or signed in, by the invoice's id.
export const invoicePath = (key: string) => `/invoice?key=${key}`

export const invoicePaperPath = (key: string) => `/invoice.pdf?key=${key}`
export const statementPaperPath = (key: string) => `/statement.pdf?key=${key}`
