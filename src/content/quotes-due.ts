// Whom the office asks again about a quote.
import { business } from './business.ts'

export const quotesDueWords = {
  title: 'Ask again about a quote',
  why: {
    lapsing: (until: string) => `Lapses ${until}`,
    unanswered: (since: string) => `No answer since ${since}`,
  },
  whatsApp: 'WhatsApp',
  call: 'Call',
  asked: 'I have asked',
  askedOf: (name: string) => `I have asked ${name}`,
  done: (name: string) => ({ title: `${name}: asked again`, text: 'It comes back if there is no answer.' }),
  failed: { title: 'That did not work', text: 'Nothing has changed. Please try again.' },
  /** Without its link, which is known to nobody but the client. */
  text: (firstName: string, number: string, total: string, held: string | undefined) =>
    `Hello ${firstName}, have you seen our quote ${number} for ${total}?${held ? ` We keep the day for you until ${held}.` : ''} Just write if something is not clear.\n${business.name}`,
}
