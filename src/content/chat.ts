// The way to a chat with us. Apart from other links: the booking form takes it along.
import { business } from './business.ts'

/** Our own chat. Its first sentence says which page made somebody ask. */
export const chatWords = {
  label: 'WhatsApp us',
  home: 'Home',
  from: (page: string) =>
    page
      ? `Hello ${business.name}, I am reading “${page}” on your site and would like to ask:`
      : `Hello ${business.name}, I found you on your site and would like to ask:`,
}

export function whatsappChatLink(text: string): string {
  return `https://wa.me/${business.whatsapp.e164.slice(1)}?text=${encodeURIComponent(text)}`
}
