// The words of Site Texts in the Admin Console.
import type { Entry, TextKind } from '#domain/site-text.ts'
import { tabWords } from './office-tabs.ts'

type KindWords = {
  title: string
  lead: string
  /** Where it is shown. */
  page: string
  add: string
  fields: Record<string, string>
  hints?: Record<string, string>
  /** What an entry is called in a list. */
  name: (entry: Entry) => string
}

const question = {
  add: 'Add a question',
  fields: { question: 'Question', answer: 'Answer' },
  name: (entry: Entry) => entry.question ?? '',
}
const testimonial = {
  add: 'Add a client’s words',
  fields: { text: 'What they said', name: 'Name', about: 'What for, and where', rating: 'Stars' },
  hints: {
    name: 'As they agreed to be named: a first name and an initial, for most.',
    about: 'As in: Carpet clean, Hartenbos.',
  },
  name: (entry: Entry) => entry.name ?? '',
}

export const textKindWords: Record<TextKind, KindWords> = {
  'booking-questions': {
    title: 'Questions on Book Now',
    lead: 'Asked and answered under the booking form, and told to search engines.',
    page: '/booking',
    ...question,
  },
  'referral-questions': {
    title: 'Questions on Refer a Friend',
    lead: 'Asked and answered under the referral form, and told to search engines.',
    page: '/referral',
    ...question,
  },
  testimonials: {
    title: 'What clients say',
    lead: 'On Reviews; the first three on the home page too. Those that came with the software are invented: put in the words of your own clients.',
    page: '/reviews',
    ...testimonial,
  },
  'referral-testimonials': {
    title: 'What friends say',
    lead: 'On Refer a Friend. Those that came with the software are invented.',
    page: '/referral',
    ...testimonial,
  },
  team: {
    title: 'Team',
    lead: 'Who comes, on About, in this order. With a name it stands large and the role under it.',
    page: '/about',
    add: 'Add somebody',
    fields: {
      name: 'Name',
      role: 'Role',
      text: 'A few words',
      is_vacant: 'This place',
      picture: 'Portrait',
    },
    hints: {
      name: 'With the surname. Where there is little room, pages say the first word.',
      is_vacant: 'An open one asks people to write to you.',
    },
    name: entry => entry.name || entry.role || '',
  },
  services: {
    title: 'Services',
    lead: 'What each is called, what is said of it and what it includes: on Services, on the pages of towns, in adverts and for search engines.',
    page: '/services',
    add: '',
    fields: {
      title: 'Name',
      short: 'In a word or two',
      text: 'What it is',
      included: 'What it includes',
    },
    hints: {
      short: 'For the bar at the top of Services.',
      included: 'Each on a line of its own.',
    },
    name: entry => entry.title ?? '',
  },
  'service-tiles': {
    title: 'Services on the home page',
    lead: 'The six tiles, each with a sentence.',
    page: '/#services',
    add: '',
    fields: { title: 'Name', text: 'A sentence' },
    name: entry => entry.title ?? '',
  },
  'booking-cards': {
    title: 'Services under the booking form',
    lead: 'The three cards, each with a sentence.',
    page: '/booking',
    add: '',
    fields: { title: 'Name', text: 'A sentence' },
    name: entry => entry.title ?? '',
  },
  article: {
    title: 'Articles',
    lead: 'On the blog, newest first. An article with a later day appears by itself on that day.',
    page: '/blog',
    add: 'Write an article',
    fields: {
      title: 'Title',
      excerpt: 'In one or two sentences',
      category: 'Category',
      date: 'Publish on',
      is_shown: 'On the website',
      picture: 'Picture',
      text: 'Text',
    },
    hints: {
      excerpt: 'Under the title, in lists and in search engines.',
      text: 'In Markdown, as newsletters are: ## for a heading, - for a list, | cells | for | a table (its second line | --- | --- | --- |), **bold**, [words](https://…). An empty line begins a new paragraph.',
    },
    name: entry => entry.title ?? '',
  },
}

/** Beside an article in the list. */
export const articleWords = {
  hidden: 'Hidden',
  from: (day: string) => `From ${day}`,
  address: (path: string) => `Its address: ${path}`,
}

/** What can be chosen, and how it reads. */
export const choiceWords: Record<string, (choice: string) => string> = {
  rating: stars => (stars === '1' ? '1 star' : `${stars} stars`),
  is_vacant: choice => (choice === 'yes' ? 'Open: we are looking' : 'Taken'),
  is_shown: choice => (choice === 'shown' ? 'Shown' : 'Hidden'),
}

export const pictureFieldWords = {
  none: 'No picture',
  own: 'Your own picture',
  send: 'Send a photograph',
  sending: 'Sending …',
  limits: 'JPEG, PNG, WebP or AVIF, up to 10 MB. Where it was taken is not kept.',
  title: 'For a text of the site',
  failed: { title: 'Not sent', text: 'The picture could not be sent. Check your connection and try again.' },
}

export const siteTextWords = {
  title: tabWords.siteTexts.title,
  lead: 'What the pages say, in your own words. A change is on the site within a few seconds.',
  failed: 'Failed to load the texts',
  states: { ours: 'As it came', own: 'Yours' },
  look: 'See the page',
  none: 'Nothing here, so the page leaves this part out.',
  unnamed: 'Without a name',
  full: (most: number) => `That is all the page has room for: ${most}.`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => ({
    title: `${name} is now number ${place} of ${count}`,
  }),
  reset: {
    action: 'Back to how it came',
    label: (title: string) => `${title}: back to how it came`,
    said: (title: string) => ({ title: `As it came: ${title}` }),
  },
  remove: 'Remove',
  removed: (name: string) => ({ title: `Removed: ${name}`, text: 'The page follows within a few seconds.' }),
  undone: { title: 'As it was before' },
  preview: 'How it looks',
  previewEmpty: 'Nothing to show yet.',
  facts: (names: string[]) =>
    `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)} is filled in from Your business.`,
  save: 'Save and publish',
  saved: { title: 'Saved', text: 'The page follows within a few seconds.' },
  saveFailed: { title: 'Not saved', text: 'What you typed is still here. Please try again.' },
  actFailed: { title: 'Not saved', text: 'Nothing has changed. Please try again.' },
  gone: { title: 'Not here', text: 'There is no such text. Somebody may have removed it.' },
}
