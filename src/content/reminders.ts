// Behind the last link of a reminder.
export const reminderStopPath = (token: string) => `/reminders/stop?token=${token}`

export const reminderLetterPages = {
  '/reminders/stop': {
    title: 'No more reminders by email',
    lead: 'One press, and we remind you by email no more. What you book, and what changes in it, we still confirm to you.',
    action: 'Stop the reminders',
  },
  '/reminders/stopped': {
    title: 'No more reminders',
    lead: 'We do not remind you by email again. You can have them back whenever you like: choose email on your dashboard, or just tell us.',
  },
  '/reminders/unknown-link': {
    title: 'This link has expired',
    lead: 'We do not know it any more. If our reminders bother you, please tell us and we stop.',
  },
} as const
