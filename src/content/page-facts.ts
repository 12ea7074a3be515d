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
  '/marketing': {
    title: 'What is in the special',
    facts: [
      { term: 'R950', text: 'For a deep clean of a two-bedroom house or a small office.' },
      {
        term: 'What we do',
        text: 'Inside cupboards and appliances, tiles and grouting, skirtings, doors and switches.',
      },
      {
        term: 'How to take it up',
        text: 'Choose the deep clean when you book and mention the special in the notes.',
      },
    ],
  },
  '/facebook-ad': {
    title: 'After the builders have left',
    facts: [
      { term: '10% off', text: 'Your first post-renovation clean.' },
      {
        term: 'What we do',
        text: 'Fine dust from every ledge, paint and plaster off glass and tiles, floors ready to live on.',
      },
    ],
  },
  '/facebook-service-ad': {
    title: 'Why a family business',
    facts: [
      { term: '15% off your first clean', text: 'For homes and offices alike.' },
      { term: 'Home and office cleaning', text: 'With deep cleans and carpet refresh when you need them.' },
      {
        term: 'Eco-friendly, insured, flexible',
        text: 'Kind products, full insurance and a diary that bends with yours.',
      },
    ],
  },
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
