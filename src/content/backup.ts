import type { BackupKind } from '#domain/server-status.ts'
import { tabWords } from './office-tabs.ts'

// The words of Backup in the Admin Console.
export const backupWords = {
  title: tabWords.backup.title,
  lead: 'One file with everything: clients, bookings, invoices, accounts. It is made while the business runs, and read back before it counts.',
  failed: 'Failed to load when the last backup was made',
  last: 'Last backup',
  never:
    'There is no checked backup yet. Download one now, and keep it somewhere else than on this computer.',
  today: 'Today',
  ago: (days: number) => (days === 1 ? 'Yesterday' : `${days} days ago`),
  old: 'That is more than a week ago. Download a new one.',
  failedKinds: {
    downloaded: 'The last download of a backup failed',
    'kept on the server': 'The nightly backup failed',
    'written by command': 'The last backup by command failed',
  } satisfies Record<BackupKind, string>,
  failedAt: (day: string, time: string) => `on ${day} at ${time}.`,
  unsafe:
    'What has changed since the last one that succeeded is in no backup. Download one now; if that fails too, show this to whoever runs the server:',
  download: 'Download backup',
  making: 'Making the backup',
  done: 'Backup downloaded',
  downloadFailed: { title: 'Error', text: 'Failed to make the backup. Please try again.' },
  care: 'The file holds everything about everybody. Keep it where only you can open it. Second factors are sealed in it, with a key that is not in the file; the password of the mail server is not in it.',
  tables: {
    title: 'Everything as spreadsheets',
    lead: 'A zip with a CSV file for each list: clients, bookings, invoices and all the rest, to read in a spreadsheet or to take to another program. Pictures and accounts are in the backup only.',
    save: 'Save everything as a zip',
    saving: 'Gathering everything',
    saved: (file: string) => ({ title: 'Saved', text: file }),
    failed: { title: 'Error', text: 'The files could not be saved. Please try again.' },
  },
  restore: 'Whoever runs the server puts it back with: npm run restore -- FILE',
}
