// Words that several short pages share.
import { business } from './business.ts'

export const nextSteps = {
  title: 'Ready when you are',
  text: 'Choose a day yourself, or talk to the people who will do the work.',
  book: { label: 'Book a Clean', href: '/booking' },
  quote: { label: 'Get a Quote', href: '/contact' },
  phone: 'Phone us',
  whatsapp: {
    label: 'WhatsApp us',
    get text() {
      return `Hello ${business.name}, I would like to ask about a clean.`
    },
  },
}

export const notFoundWords = {
  lead: 'The page you are looking for has moved, or was never here. The way home is clean.',
}
