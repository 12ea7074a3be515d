// The facts of the short pages: a heading, and what we can say for sure.
import type { PagePath } from './page-words.ts'

export type PageFacts = { title: string; facts: { term: string; text: string }[] }

export const nextSteps = {
  title: 'Ready when you are',
  text: 'Choose a day yourself, or talk to the people who will do the work.',
  book: { label: 'Book a Clean', href: '/booking' },
  quote: { label: 'Get a Quote', href: '/contact' },
  phone: 'Phone us',
  whatsapp: { label: 'WhatsApp us', text: 'Hello Coastal Clean, I would like to ask about a clean.' },
}

export const pageFacts: Partial<Record<PagePath, PageFacts>> = {
  '/analytics': {
    title: 'What we measure',
    facts: [
      {
        term: 'No outside eyes',
        text: 'Nothing of a third party runs on this site, so no third party sees who reads it.',
      },
      {
        term: 'Without cookies',
        text: 'Nothing is kept in your browser to count you, and no visit is tied to a person.',
      },
      {
        term: 'No visits counted',
        text: 'Visits are not counted at present. What we know is what people send us: requests and sign-ups.',
      },
    ],
  },
}

export const notFoundWords = {
  lead: 'The page you are looking for has moved, or was never here. The way home is clean.',
}
