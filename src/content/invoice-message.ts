import { business } from './business.ts'

/** What the client reads on WhatsApp. */
export function invoiceText({ firstName, number, total, open, due, link }: InvoiceTold): string {
  const pay = open ? `${open} to pay by ${due}.` : 'It is paid, thank you.'
  return `Hello ${firstName}, this is ${business.name}. Your invoice ${number} comes to ${total}. ${pay}\nHere it is, with how to pay: ${link}`
}

type InvoiceTold = {
  firstName: string
  number: string
  total: string
  /** Nothing where all is paid. */
  open: string | undefined
  due: string
  link: string
}
