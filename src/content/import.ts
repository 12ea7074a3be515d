// The words of Bring in People in the Admin Console.
import type { ColumnKind } from '#domain/people-file/columns.ts'
import type { Trouble } from '#domain/people-file/tidy-person.ts'
import type { Fault } from '#domain/table-file/fault.ts'
import { tabWords } from './office-tabs.ts'

const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const people = (number: number) => (number === 1 ? '1 person' : `${grouped(number)} people`)

export const importWords = {
  title: tabWords.people.title,
  lead: 'Your clients from a spreadsheet or a phone. You see what will become of each before anything is kept.',
  file: {
    label: 'File of people',
    choose: 'Choose a file',
    another: 'Choose another file',
    drop: 'Or drop it here.',
    kinds:
      'A CSV file of Excel, Numbers or Google Contacts, or the contacts of an iPhone or Android phone (vCard, .vcf). Up to 10\u00a0000 people.',
  },
  reading: 'Reading the file…',
  sending: (done: number, all: number) => `${grouped(done)} of ${people(all)} looked at…`,
  running: (number: number) => `Bringing in ${people(number)}…`,
  refused: { title: 'This file cannot be read', text: 'Nothing of it was kept.' },
  failed: { title: 'The file could not be looked at', text: 'Nothing of it was kept. Choose it again.' },
  changed: 'Somebody has changed a customer meanwhile. The list below is new: look at it once more.',
  columns: {
    title: 'Which column is what?',
    lead: 'The first lines of your own file. What we recognised is chosen already.',
    button: 'Columns of this file',
    column: (place: number) => `Column ${place}`,
    save: 'Read with these columns',
    cancel: 'Leave it',
    wrong: 'Choose a column that holds the name.',
    kinds: {
      '': 'Not needed',
      first: 'First name',
      last: 'Last name',
      whole: 'Whole name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      address: 'Address',
      city: 'Town',
      state: 'Province',
      zip: 'Postal code',
      notes: 'Notes',
      cleans: 'Cleans so far',
      lastClean: 'Day of the last clean',
      consent: 'Agreed to marketing',
    } satisfies Record<ColumnKind, string>,
  },
  parts: {
    label: 'What becomes of them',
    new: 'new',
    merge: 'added to who is here',
    skip: 'left out',
  },
  status: {
    label: 'The new ones are',
    active: 'Clients',
    prospect: 'Prospects, not clients yet',
  },
  person: {
    cleans: (number: number) => (number === 1 ? '1 clean so far' : `${grouped(number)} cleans so far`),
    lastClean: (day: string) => `last on ${day}`,
    consent: 'agreed to marketing',
    unread: (found: string) => `“${found}” is no number or address that we can read: it goes into the notes.`,
    shortened: 'A text was too long and is shortened.',
  },
  fate: {
    label: (name: string) => `What becomes of ${name}`,
    new: 'New customer',
    merge: (name: string) => `Add to ${name}`,
    skip: 'Leave out',
  },
  why: {
    known: (name: string) => `${name} is here already, and the file adds nothing.`,
    'other-name': (name: string) => `${name} has this number or address. The same person, or another?`,
    several: 'Several customers here have this number or address.',
    twice: (line: number) => `The same number, address or name as in line ${line} of the file.`,
  },
  fills: (fields: string[]) => `Adds ${fields.join(', ')}. What is here stays.`,
  fields: {
    email: 'email',
    phone: 'phone',
    address: 'address',
    city: 'town',
    state: 'province',
    zip_code: 'postal code',
    notes: 'notes',
    cleans: 'cleans so far',
    last_clean: 'last clean',
    consent: 'consent',
  } as Record<string, string>,
  line: (line: number) => `Line ${line}`,
  nameless: 'Without a name',
  more: (number: number) => `Show ${grouped(number)} more`,
  empty: 'Nobody.',
  promise: 'All of them or none. You can undo it for 30 days.',
  run: (number: number) => `Bring in ${people(number)}`,
  nothing: 'There is nobody to bring in.',
  done: (made: number, merged: number, skipped: number) => ({
    title: `${people(made)} brought in`,
    text: `${grouped(merged)} added to who was here, ${grouped(skipped)} left out.`,
  }),
  runFailed: { title: 'Nobody was brought in', text: 'Try again.' },
  past: {
    title: 'Files brought in',
    failed: 'Failed to load the files',
    empty: 'None yet.',
    counts: (made: number, merged: number, skipped: number) =>
      `${grouped(made)} new, ${grouped(merged)} added to, ${grouped(skipped)} left out`,
    undo: 'Undo',
    undoOf: (name: string) => `Undo ${name}`,
    ask: {
      title: 'Undo this import?',
      text: 'Whoever it made goes again, and what it added to others is taken off. Whoever you have worked with or changed since stays.',
      keep: 'Keep it',
    },
    undone: (stayed: number) => ({
      title: 'The import is undone',
      text: stayed === 0 ? 'All is as it was before.' : `${people(stayed)} with something new since stay.`,
    }),
    wasUndone: (stayed: number) => (stayed === 0 ? 'Undone' : `Undone, ${people(stayed)} stayed`),
    undoFailed: { title: 'It was not undone', text: 'Try again.' },
  },
}

const troubles: Record<Trouble, (found: string) => string> = {
  'no-name': found => `There is no name${found ? ` beside ${found}` : ''}.`,
  long: () => 'There are more cells than columns.',
  cut: () => 'The card has no end.',
  cleans: found => `“${found}” is no number of cleans.`,
  'last-clean': found => `“${found}” is no day that we can read.`,
  future: found => `“${found}” is a day to come.`,
}

export function troubleWords(trouble: Trouble, found: string): string {
  return troubles[trouble](found)
}

export function fileFaultWords({ line, reason, found }: Fault): string {
  switch (reason) {
    case 'not-text':
      return 'This is no text: save the spreadsheet as CSV, or share the contacts as vCard.'
    case 'empty':
    case 'no-lines':
      return 'There is nobody in it.'
    case 'quote':
      return `Line ${line}: a quotation mark is opened and never closed: ${found}`
    case 'too-many':
      return `It has more than ${grouped(Number(found))} people. Bring them in by parts.`
    default:
      return `Line ${line}: ${found}`
  }
}
