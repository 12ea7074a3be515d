// The words of Newsletter in the Admin Console.
import type { Audience } from '#domain/letter-draft.ts'
import type { Rows } from '#domain/rows.ts'
import { tabWords } from './office-tabs.ts'

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`

export const letterOffice = {
  title: tabWords.newsletter.title,
  lead: 'Letters to your readers: written here, sent by mail, kept on the site.',
  write: 'Write a letter',
  failed: 'Failed to load the letters',
  empty: {
    title: 'No letters yet',
    text: 'Begin one when you like. Nothing leaves before you have seen to how many it goes.',
  },
  untitled: 'Letter without a subject',
  columns: { subject: 'Subject', state: 'State', audience: 'To', progress: 'Has it', when: 'When' },
  actions: 'Open',
  states: {
    draft: 'Draft',
    sending: 'On its way',
    stopped: 'Stopped',
    sent: 'Sent',
  } satisfies Record<Rows['newsletters']['status'], string>,
  has: (sent: number, all: number) => `${sent} of ${all}`,
  have: (progress: string) => `${progress} have it`,
  noServer:
    'No mail server is set up, so no letter can leave. You can write one and keep it; an admin sets one up under Mail server.',
  gone: { title: 'Not here', text: 'There is no such letter. Somebody may have thrown the draft away.' },
  cardFailed: 'Failed to load the letter',
}

export const letterDraftWords = {
  form: 'The letter',
  lead: 'A draft. Nobody sees it before it is sent.',
  fields: {
    subject: 'Subject',
    body: 'Letter',
    picture: 'Picture',
    audience: 'Who gets it',
    town: 'Town',
    service_type: 'Kind of clean',
    in_archive: 'On our site',
  },
  bodyHint: 'An empty line begins a new paragraph.',
  marks: {
    title: 'Headings, lists and links',
    list: [
      ['# Words', 'a heading'],
      ['- Words', 'a list; 1. Words numbers it'],
      ['**words**', 'bold'],
      ['*words*', 'italic'],
      ['[words](/booking)', 'a link, to our site or to https://…'],
      ['> Words', 'a quote'],
      ['---', 'a line'],
    ] as const,
  },
  pictures: {
    choose: 'Choose from the gallery',
    change: 'Choose another',
    none: 'No picture',
    failed: 'Failed to load the gallery',
    empty: { title: 'No pictures', text: 'Put some into the Gallery first.' },
  },
  audiences: {
    subscribers: 'Readers who signed up and confirmed',
    clients: 'Clients who agreed to marketing',
    everybody: 'Both, each once',
  } satisfies Record<Audience, string>,
  counted: (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} (${count})`,
  everywhere: 'Every town',
  everyKind: 'Every kind',
  narrowed: 'Town and kind choose among the clients; readers who signed up get it in any case.',
  archive: { shown: 'Shown among the earlier letters once it is sent', hidden: 'Not shown' },
  save: 'Save letter',
  saved: { title: 'Saved' },
  saveFailed: { title: 'Not saved', text: 'What you typed is still here. Please try again.' },
  changed: 'These are its words as they are now.',
  remove: {
    action: 'Throw away',
    title: 'Throw this draft away?',
    text: 'Its words are gone for good.',
    keep: 'Keep it',
    removing: 'Throwing away',
    done: 'The draft is gone',
    failed: { title: 'Error', text: 'Failed to throw it away. Please try again.' },
  },
}

export const letterPreviewWords = {
  title: 'How it looks',
  widths: { label: 'Shown on', phone: 'Phone', wide: 'Laptop' },
  empty: 'The letter is still empty.',
  noSubject: 'No subject yet',
}

export const letterSendWords = {
  title: 'Before it leaves',
  test: 'Test to myself',
  tested: (address: string) => ({
    title: 'A test is on its way',
    text: `To ${address}, and to nobody else.`,
  }),
  testFailed: { title: 'Error', text: 'Failed to write the test. Please try again.' },
  counting: 'Counting who would get it',
  countFailed: 'It could not be counted who would get it.',
  reaches: (count: number) => `It would go to ${people(count)}.`,
  nobody: 'Nobody would get it as it is set.',
  saveFirst: 'Save the letter first: what leaves is what is saved.',
  isEmpty: 'It needs a subject and some words before it can leave.',
  noMail: 'No mail server is set up, so it cannot be sent.',
  action: 'Send it',
  dialog: {
    title: (count: number) => `Send it to ${people(count)}?`,
    text: (subject: string) =>
      `“${subject}” leaves at once, a few at a time. What has left cannot be called back; the rest can be stopped.`,
    keep: 'Not yet',
    act: (count: number) => `Send to ${people(count)}`,
    acting: 'Sending',
  },
  numberChanged: (before: number, now: number) =>
    `It was not sent: a moment ago it would have gone to ${people(before)}, now it would go to ${people(now)}.`,
  sent: { title: 'The letter is on its way' },
  failed: { title: 'It was not sent', text: 'Please try again.' },
}

export const letterLeftWords = {
  progress: 'How far it is',
  have: (count: number) => `${count} ${count === 1 ? 'has' : 'have'} it`,
  toGo: (count: number) => `${count} to go`,
  shore: (sent: number, all: number) => `${sent} of ${all} have it`,
  facts: {
    audience: 'To',
    sent: 'Began',
    ended: 'Ended',
    failed: 'Did not get it',
    left: 'Left out',
    archive: 'On our site',
  },
  failed: (count: number) => `${people(count)}: see why in Mail`,
  left: (count: number) => `${people(count)} who stopped or withdrew meanwhile`,
  archive: { shown: 'Among the earlier letters', hidden: 'Not shown' },
  read: 'Read it there',
  show: 'Show it on our site',
  hide: 'Take it off our site',
  shown: { title: 'It is among the earlier letters' },
  hidden: { title: 'It is no longer shown' },
  stop: 'Stop',
  stopped: { title: 'Stopped', text: 'What has not left stays here.' },
  resume: 'Go on',
  resumed: { title: 'It goes on' },
  actFailed: { title: 'Error', text: 'That did not work. Please try again.' },
}
