// What is read again after a change, by what has been changed.
import { pulseKey } from '#web/acts/use-read-again.ts'

export const inboxKeys = ['inbox', pulseKey, 'inbox-item', 'customers', 'customer']
export const serviceKeys = ['services', 'service-totals', 'service', 'customer', 'day']
export const invoiceKeys = ['invoice', 'invoices', 'invoice-totals', 'customer']
/** Where an invoice or a payment shows besides. */
export const moneyKeys = [
  'clean-invoice',
  'money',
  'money-figures',
  'money-chase',
  'services',
  'service',
  'service-totals',
]

export const messagesKey = 'messages'
