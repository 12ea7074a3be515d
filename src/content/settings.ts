// The words of Settings in the Admin Console.
import type { BusinessSettingsForm } from '#domain/business-settings.ts'
import { tabWords } from './office-tabs.ts'

export const settingsWords = {
  title: tabWords.settings.title,
  lead: 'What the booking form offers, what the pages say about it, and who is told.',
  failed: 'Failed to load the settings',
  form: {
    title: 'Work and hours',
    fields: {
      slot_capacity: 'Jobs at the same time',
      weekday_opens_at: 'Mon to Fri, opens',
      weekday_closes_at: 'Mon to Fri, closes',
      saturday_opens_at: 'Saturday, opens',
      saturday_closes_at: 'Saturday, closes',
      notification_email: 'Email for notifications',
    } satisfies BusinessSettingsForm,
    hints: {
      slot_capacity: 'How many cleans can run in one time slot.',
      weekday_closes_at: 'The last clean begins before this time.',
      saturday_closes_at: 'The last clean ends by this time.',
      notification_email:
        'New bookings and messages go here. Left empty, they go to the address of the business.',
    },
    changed: (names: string[]) => `Changed: ${names.join(', ')}`,
    save: 'Save settings',
    discard: 'Discard',
    saved: { title: 'Settings saved', text: 'The pages follow within a few seconds.' },
    saveFailed: { title: 'Error', text: 'Failed to save the settings. Please try again.' },
    conflict: (changes: string[]) => `Now there: ${changes.join(', ')}. What you typed is kept.`,
  },
  days: {
    title: 'Closed and opened days',
    lead: 'Sundays and public holidays are closed by themselves. Close another day here, or open one of those.',
    listFailed: 'Failed to load the days',
    empty: { title: 'No days set', text: 'The calendar is as it usually is.' },
    fields: { day: 'Day', is_open: 'That day we are', reason: 'Reason' },
    reasonHint: 'Visitors read it in the calendar.',
    choices: { closed: 'Closed', open: 'Open' },
    add: { closed: 'Close this day', open: 'Open this day' },
    saved: { closed: (day: string) => `${day} is closed`, open: (day: string) => `${day} is open` },
    saveFailed: { title: 'Error', text: 'Failed to save the day. Please try again.' },
    setMeanwhile: (day: string) =>
      `${day} has been set meanwhile. The list shows how; saving again changes it to what you chose.`,
    remove: (day: string) => `Take ${day} off the list`,
    removed: (day: string) => `${day} is as usual again`,
    removeFailed: { title: 'Error', text: 'Failed to change the day. Please try again.' },
    bookings: (count: number) =>
      count === 1 ? 'One booking stands on this day:' : `${count} bookings stand on this day:`,
    bookingsStay: 'Closing the day keeps them. Move or cancel them in Bookings, so that the client is told.',
    noName: 'No name',
  },
}
