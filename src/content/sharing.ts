// The messages with which clients pass us on, and the links that open WhatsApp, a mail or a map.
import { business } from './business.ts'

export const shareTexts = {
  get services() {
    return `I can recommend ${business.name} in ${business.town}: eco-friendly cleaning for homes and businesses. Read the reviews or book a clean here:`
  },
  get booked() {
    return `I have just booked a clean with ${business.name} in ${business.town}. Have a look, they come to you too:`
  },
}

export const codeNotCopied = { title: 'Not copied', text: 'Please write the code down.' }

// Opens WhatsApp with the message ready; the sender still chooses who gets it.
export function whatsappShareLink(text: string, page: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${page}`)}`
}

export function whatsappLinkTo(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

// Without an address the sender chooses who gets it.
export function mailtoLink({ to = '', subject, body = '' }: { to?: string; subject: string; body?: string }) {
  const words = [`subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`]
  return `mailto:${to}?${words.filter(Boolean).join('&')}`
}

export function mapLinkTo(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
