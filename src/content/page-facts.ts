// The facts of the inner pages: a heading, and what we can say for sure.
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

const cleansAndDiscounts = [
  {
    term: '10 cleans, then 10% off',
    text: 'After every 10 cleans your next one is 10% off. We count for you.',
  },
  { term: 'It never expires', text: 'Take a year for your ten cleans, or ten weeks. The stamps stay.' },
  {
    term: '5% for every friend',
    text: 'A friend’s first clean takes 5% off your next one, up to 20% at once.',
  },
]

const referralRules = [
  { term: 'You refer', text: 'Tell a friend or family member about us, and tell us who it was.' },
  { term: 'They have a first clean', text: 'Your 5% is earned once their first clean is done.' },
  {
    term: 'You save',
    text: '5% off your next clean for each friend, up to 20%, valid for six months. It adds to your loyalty discount.',
  },
]

const feedbackWays = [
  { term: 'Tell us yourself', text: 'Phone or write to us: the owners read every word, good or bad.' },
  {
    term: 'Tell your neighbours',
    text: 'First name and initial, the service and the suburb are all we ever show.',
  },
]

export const pageFacts: Partial<Record<PagePath, PageFacts>> = {
  '/about': {
    title: 'What sets us apart',
    facts: [
      {
        term: 'Owner-operated',
        text: 'The people who answer the phone do the walk-through, the quote and the clean.',
      },
      {
        term: 'Eco-friendly',
        text: 'Biodegradable multi-purpose products, without ammonia, bleach or acids.',
      },
      { term: 'A detailed quote first', text: 'You approve the price before we put anything in the diary.' },
      { term: 'Rewarded', text: '10% off after every 10 cleans, and 5% for each friend you refer.' },
    ],
  },
  '/reviews/new': { title: 'How to tell us', facts: feedbackWays },
  '/client-review': { title: 'How did we do?', facts: feedbackWays },
  '/referral': { title: 'How it works', facts: referralRules },
  '/loyalty': { title: 'How it works', facts: cleansAndDiscounts },
  '/loyalty/register': {
    title: 'What you get',
    facts: [
      ...cleansAndDiscounts,
      {
        term: 'How to join',
        text: 'Say so when you book, or phone us: we start your card with your first clean.',
      },
    ],
  },
  '/blog': {
    title: 'Three things we tell everyone by the sea',
    facts: [
      {
        term: 'Sand first, water later',
        text: 'Vacuum a carpet slowly in two directions before anything wet touches it: wet sand stays.',
      },
      {
        term: 'Salt is a film',
        text: 'On windows and solar panels it needs rinsing with plain water before it is wiped, or it scratches.',
      },
      {
        term: 'Blot, never rub',
        text: 'A white cloth and cold water, from the edge of the stain inwards, and then call us.',
      },
    ],
  },
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
    title: 'How we count',
    facts: [
      {
        term: 'On our own server',
        text: 'Page views are counted first-party. No third party sees who reads this site.',
      },
      {
        term: 'Without cookies',
        text: 'Nothing is kept in your browser for counting, and no visit is tied to a person.',
      },
      {
        term: 'For staff',
        text: 'The figures themselves are shown to staff and admins when they are signed in.',
      },
    ],
  },
  '/terms': {
    title: 'How we work',
    facts: [
      { term: 'Quotes', text: 'A detailed quote is given for your approval before a clean is scheduled.' },
      { term: 'Rescheduling', text: 'Free up to 24 hours before your clean.' },
      { term: 'Cancellations', text: 'We need 24 hours’ notice.' },
      { term: 'Damage', text: 'Tell us within 24 hours, and we look at it together.' },
      { term: 'Payment', text: 'By cash, EFT or card after the service.' },
      { term: 'Prices', text: 'Changes are announced 30 days ahead.' },
    ],
  },
  '/privacy-policy': {
    title: 'Your details',
    facts: [
      {
        term: 'What we keep',
        text: 'What you give us to plan a clean: name, e-mail, phone, address and your notes.',
      },
      {
        term: 'What we do with it',
        text: 'We contact you, do the work and keep the books. Nothing is sold or passed on for advertising.',
      },
      { term: 'Marketing', text: 'Only if you ask for it, and you can stop it at any time.' },
      {
        term: 'Your rights',
        text: 'Under POPIA you may ask to see, correct or erase your details. Write to us and we do it.',
      },
    ],
  },
}

export const servicesPage = {
  included: 'Included',
  book: { label: 'Book Now', href: '/booking' },
  quote: { label: 'Request a Quote', href: '/contact' },
  scheduling: {
    title: 'Scheduling Options',
    list: [
      {
        title: 'One-Time Cleaning',
        text: 'A single visit, when you need it.',
        link: { label: 'Book Now', href: '/booking' },
      },
      {
        title: 'Regular Service',
        text: 'Weekly, bi-weekly or monthly, on a day that stays yours.',
        link: { label: 'Book Now', href: '/booking' },
      },
      {
        title: 'Custom Schedule',
        text: 'Tell us what your place needs and we work it out together.',
        link: { label: 'Contact Us', href: '/contact' },
      },
    ],
  },
}

export const contactFacts = {
  title: 'How to reach us',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  map: 'Find us on the map',
  hours: 'Hours',
  areas: 'Where we clean',
}

export const galleryPictures = [
  'hero',
  'kitchen',
  'bathroom',
  'carpet',
  'upholstery',
  'bedroom',
  'solar',
  'exterior',
  'windows',
] as const

export const notFoundWords = {
  lead: 'The page you are looking for has moved, or was never here. The way home is clean.',
}
