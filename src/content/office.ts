// The words of the office and of its frame.
import { signedInWords } from './signed-in.ts'

export const officeWords = {
  ...signedInWords,
  signOut: 'Sign Out',
  noPrice: 'Not set',
  more: 'More',
  /** For a client who is no staff. */
  own: {
    text: 'Here is only what you write yourself. Your cleans, quotes and invoices:',
    label: 'My bookings',
  },
  showMore: 'Show more',
  pages: {
    label: 'Pages',
    range: (from: number, to: number, total?: number) =>
      `${from} to ${to}${total === undefined ? '' : ` of ${total}`}`,
    sorted: (by: string) => `, sorted by ${by.toLowerCase()}`,
    shown: (count: number, total: number) => `${count} of ${total > 99 ? '99+' : total}`,
    back: 'Back',
    next: 'Next',
  },
  select: {
    begin: 'Select',
    all: 'Select all shown',
    chosen: (count: number) => (count === 0 ? 'Nothing selected yet' : `${count} selected`),
    cancel: 'Cancel',
  },
  close: 'Close',
  saving: 'Saving',
  menu: 'Office',
  mainTabs: 'Office, main tabs',
  tabsOf: (place: string) => `${place}, pages`,
  moreIn: (place: string) => `More in ${place}`,
  counts: {
    waiting: 'waiting',
    unread: 'unread',
    unfinished: 'not ticked off',
    overdue: 'overdue',
    unsaid: 'to send',
  },
  conflict: {
    title: 'Someone changed this meanwhile.',
    takeTheirs: 'Show what is there now',
    theirs: (fields: string[]) =>
      fields.length === 0
        ? 'What you typed is still here.'
        : `Theirs: ${fields.join(', ')}. What you typed is still here.`,
  },
  edit: {
    save: 'Save Changes',
    discard: 'Discard',
    changed: (fields: string[]) => `${fields.join(', ')} changed`,
    nothingChanged: 'Change a field to save.',
  },
  find: {
    title: 'Find anyone',
    field: 'Name, email or phone',
    found: 'Found',
    failed: 'Failed to load customers',
    empty: (words: string) => ({ title: 'No customers found', text: `Nobody matches “${words}”.` }),
  },
  mine: 'Your settings',
  mineInShort: 'Notices, calendar',
  theme: {
    title: 'Light or dark',
    choices: { device: 'As the device', light: 'Light', dark: 'Dark' },
  },
  keyboard: 'Keyboard',
}
