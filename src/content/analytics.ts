// The words of /analytics: what is measured, the figures for staff, and the guide for an outside property.
import { business } from './business.ts'

export const measuredFacts = {
  title: 'What we measure',
  facts: [
    {
      term: 'Pages, not people',
      text: 'Our own server counts how often each page is opened, and when a phone number, a booking button or WhatsApp is tapped.',
    },
    {
      term: 'Without cookies',
      text: 'A visitor is a scrambled mark that holds for one day. What it is made with is thrown away when the day ends, so that no mark leads back to anybody.',
    },
    {
      term: 'Who is left out',
      text: 'Programs and search engines, our own staff, and everybody whose browser says Do Not Track or Global Privacy Control.',
    },
  ],
}

export const figureWords = {
  title: 'The figures',
  get forStaff() {
    return `The figures are for the staff of ${business.name}.`
  },
  signIn: { label: 'Sign In', href: '/auth' },
  loading: 'Loading...',
  failed: 'The figures could not be read',
  failedText: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  period: (from: string, to: string) => `${from} to ${to}, against the same days of last month.`,
  cards: { views: 'Page Views', visitors: 'Unique Visitors', quotes: 'Quote Requests' },
  notes: { visitors: 'Each counted once a day.', quotes: 'Messages through the contact form.' },
  fromLastMonth: (percent: string) => `${percent} from last month`,
  nothingBefore: 'Nothing last month to compare with',
  pages: {
    title: 'Popular Pages',
    home: 'Home',
    others: 'Other pages',
    empty: 'No page has been opened this month.',
  },
  conversions: {
    title: 'Conversion Events',
    list: {
      phone_call: 'Phone Calls',
      form_submission: 'Form Submissions',
      booking_click: 'Booking Clicks',
      whatsapp_share: 'WhatsApp Shares',
    },
  },
  further: {
    title: 'Also counted',
    list: {
      navigation: 'Navigation',
      menu_toggle: 'Menu opened or closed',
      quote_request: 'Get a Quote tapped',
      whatsapp_chat: 'WhatsApp chats',
    },
  },
  chart: {
    title: 'The last 30 days',
    label: (views: number, most: number) => `${views} page views in 30 days, at most ${most} in one day`,
    views: 'Page views',
    visitors: 'Visitors',
    day: 'Day',
    table: 'Show as a table',
  },
}

export const setupGuide = {
  title: 'An outside analytics property',
  text: 'These figures need nobody else. Should you want a web analytics property with Google Analytics beside them:',
  steps: [
    {
      title: 'Create a property',
      text: 'In Google Analytics choose Admin, Create, Property, and add a web data stream with the address of this website.',
    },
    {
      title: 'Copy the measurement ID',
      text: 'It stands with the data stream, and starts with G-.',
    },
    {
      title: 'Enter it here',
      text: 'Signed in as an admin, enter it below the figures. From then on every visitor is asked first, and nothing is loaded before they say yes.',
    },
  ],
}

export const measurementForm = {
  title: 'Outside analytics',
  label: 'Measurement ID',
  hint: 'Starts with G-. Leave it empty to load nothing and ask nobody.',
  invalid: 'A measurement ID looks like G-AB12CD34EF.',
  save: 'Save',
  saving: 'Saving',
  saved: { title: 'Saved', text: 'The pages follow within seconds.' },
  failed: { title: 'Error', text: 'The measurement ID could not be saved. Please try again.' },
  changed: (now: string | null) =>
    `Someone changed it meanwhile: it is ${now ?? 'empty'} now. Save again to replace that.`,
}

export const consentWords = {
  label: 'Your choice',
  text: 'May Google Analytics count your visit too? It sets cookies and sees which pages you read.',
  more: { label: 'Privacy policy', href: '/privacy-policy' },
  no: 'No, thanks',
  yes: 'Yes, it may',
}
