// The words of First steps in the Admin Console.
import type { FirstStep } from '#domain/first-steps.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { tabWords } from './office-tabs.ts'

const numbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five']

/** What the price step asks for; the other kinds can wait. */
export const firstPrices: ServiceKind[] = [
  'residential-standard',
  'residential-deep',
  'move-in-out',
  'window',
]

export const firstStepWords = {
  title: tabWords.start.title,
  failed: 'Failed to load the first steps',
  greeting: (greeting: string, name: string) => `${greeting}, ${name}`,
  progress: (done: number, minutes: number) =>
    `${numbers[done]} of five steps ${done === 1 ? 'is' : 'are'} done. About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to go.`,
  ready: 'Ready to open',
  readyText: 'All five steps are done. Clients can find you, book you and hear from you.',
  stillExamples: 'What lies under tape below still came with the software.',
  list: 'Five steps',
  leave: 'You can leave at any time. It goes on from here.',
  change: 'Change',
  changeOf: (step: string) => `Change: ${step}`,
  left: 'Later',
  minutes: (minutes: number) => `${minutes} min`,
  states: { done: 'Done', later: 'Left for later', open: 'Open' },
  steps: {
    business: {
      title: 'Name, phones and bank',
      lead: 'So that every page and invoice is yours',
      begin: 'Say who you are',
    },
    hours: {
      title: 'Days, hours and teams',
      lead: 'When you clean, and how many go out',
      begin: 'Set your hours',
    },
    prices: {
      title: 'Prices',
      lead: 'Start with four kinds. The rest can wait.',
      begin: 'Set four prices',
    },
    mail: { title: 'Mail', lead: 'So that confirmations and invoices reach people', begin: 'Set your mail' },
    people: {
      title: 'Your people',
      lead: 'Clients from a spreadsheet or the phone’s contacts, and your team',
      begin: 'Bring in your people',
    },
  } satisfies Record<FirstStep, { title: string; lead: string; begin: string }>,
  known: {
    hours: (weekday: string, saturday: string, teams: number) =>
      `Mon to Fri ${weekday}, Sat ${saturday}, ${teams === 1 ? 'one team' : `${teams} teams`}`,
    prices: (count: number) => (count === 1 ? 'One price is set' : `${count} prices are set`),
    noPrices: 'You name the price each time',
    mail: (host: string) => `Through ${host}`,
    noMail: 'Without mail, for now',
    people: (count: number) => (count === 1 ? 'One client is here' : `${count} clients are here`),
    noPeople: 'Nobody to bring in',
  },
  form: {
    go: 'Save and go on',
    right: 'It is right, go on',
    later: 'Later',
    failed: { title: 'Error', text: 'Failed to save. Please try again.' },
  },
  business: {
    sameAsPhone: 'Left empty: the same as the phone.',
    facts: 'Slogan, links, VAT number and the rest are under Your business.',
  },
  hours: {
    lead: 'Clients are offered these. Each team can have its own later, under Settings.',
    teams: 'How many teams go out',
  },
  prices: {
    lead: 'From how much each is, for a home of the usual size. Leave empty what you price each time.',
    from: (kind: string) => `${kind}, from`,
    publish: 'Who sees them',
    choices: { no: 'Only you', yes: 'Everybody: “from R …” on the pages' },
    more: 'More kinds, sizes and travel to each town are under Settings.',
    none: 'I name each price myself',
  },
  mail: { none: 'Go on without mail' },
  people: {
    lead: 'Bring your clients along, with how many cleans they have had. Invite who cleans with you.',
    import: 'Bring in clients',
    importText: 'From a spreadsheet (CSV) or the contacts of your phone',
    team: 'Invite your team',
    teamText: 'By mail or with a link to hand over',
    none: 'Done, go on',
  },
  see: 'What clients see now',
}
