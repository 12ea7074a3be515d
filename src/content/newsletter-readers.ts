// The words of the newsletter's readers in the Admin Console.
import type { ReaderState } from '#domain/newsletter-readers.ts'

const readers = (count: number) => `${count} ${count === 1 ? 'reader' : 'readers'}`

export const readerWords = {
  title: 'Readers',
  lead: 'Who signed up for the newsletter. Those who confirmed get the next letter; only they are in the file, and each export is kept in the audit log.',
  open: 'Readers',
  failed: 'Failed to load the readers',
  search: { label: 'Search readers by email address', placeholder: 'Email address' },
  state: {
    label: 'Which readers',
    all: 'All',
    choices: { confirmed: 'Confirmed', waiting: 'Waiting', left: 'Left' } satisfies Record<
      ReaderState,
      string
    >,
  },
  found: readers,
  empty: {
    title: 'No readers yet',
    text: 'The box at the foot of every page asks for the newsletter. Who fills it in stands here.',
  },
  noMatch: { title: 'Nobody found', text: 'No reader matches that.', action: 'Show all readers' },
  columns: { email: 'Reader', state: 'State', asked: 'Asked', since: 'Since', page: 'Where' },
  asked: (day: string) => `asked ${day}`,
  since: {
    confirmed: (day: string) => `confirmed ${day}`,
    waiting: () => 'has not confirmed yet',
    left: (day: string) => (day ? `left ${day}` : 'wants no messages'),
  } satisfies Record<ReaderState, (day: string) => string>,
  unknownPage: 'Not known',
  page: (path: string) => (path === '/' ? 'Home page' : path),
  on: (path: string) => (path === '/' ? 'on the home page' : `on ${path}`),
  actions: 'Take off the list',
  stop: {
    action: 'Take off',
    named: (email: string) => `Take off: ${email}`,
    title: 'Take this reader off the list?',
    text: (email: string) =>
      `${email} gets no letter any more. Only they can come back, by signing up again.`,
    keep: 'Keep',
    acting: 'Taking off',
    done: { title: 'Off the list' },
    failed: { title: 'Error', text: 'That did not work. Please try again.' },
  },
  file: {
    action: 'Export CSV',
    acting: 'Exporting',
    done: 'The readers are saved',
    failed: { title: 'Error', text: 'The readers could not be exported. Please try again.' },
  },
}
