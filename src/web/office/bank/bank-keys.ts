import { invoiceKeys } from '#web/office/shared/read-keys.ts'

export const linesKey = 'bank-lines'
export const asideKey = 'bank-aside'
export const bookedKey = 'bank-booked'

/** What is read again beside the lines. */
export const bankKeys = [linesKey, asideKey, bookedKey]
/** What a booked payment changes elsewhere. */
export const paidKeys = [...invoiceKeys, 'money-figures', 'money-chase']
