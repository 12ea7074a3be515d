import { tabWords } from './office-tabs.ts'

// The words of Backup in the Admin Console.
export const backupWords = {
  title: tabWords.backup.title,
  lead: 'One file with everything: clients, bookings, invoices, accounts. It is made while the business runs.',
  failed: 'Failed to load when the last backup was made',
  last: 'Last backup',
  never: 'There is no backup yet. Download one now, and keep it somewhere else than on this computer.',
  today: 'Today',
  ago: (days: number) => (days === 1 ? 'Yesterday' : `${days} days ago`),
  old: 'That is more than a week ago. Download a new one.',
  download: 'Download backup',
  making: 'Making the backup',
  done: 'Backup downloaded',
  downloadFailed: { title: 'Error', text: 'Failed to make the backup. Please try again.' },
  care: 'The file holds everything about everybody. Keep it where only you can open it.',
  restore: 'Whoever runs the server puts it back with: npm run restore -- FILE',
}
