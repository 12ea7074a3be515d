// The words of Settings in the Admin Console.
import type { BusinessSettingsForm } from '#domain/business-settings.ts'
import { tabWords } from './office-tabs.ts'
import type { PromotionName } from './promotions.ts'

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
    save: 'Save settings',
    saved: { title: 'Settings saved', text: 'The pages follow within a few seconds.' },
    saveFailed: { title: 'Error', text: 'Failed to save the settings. Please try again.' },
  },
  promotions: {
    title: 'Prices and promotions',
    lead: 'What the adverts and pages promise. An offer that is off, or outside its days, is promised nowhere.',
    failed: 'Failed to load the promotions',
    empty: { title: 'No promotions', text: 'There is nothing to set.' },
    names: {
      deep_clean: 'Deep Clean Special',
      renovation: 'First post-renovation clean',
      first_clean: 'First-time special',
    } satisfies Record<PromotionName, string>,
    states: { running: 'Running', planned: 'Planned', over: 'Over', off: 'Off' },
    see: 'See the advert',
    fields: {
      price_cents: 'Price (R)',
      covers: 'For',
      percent: 'Percent off',
      starts_on: 'First day',
      ends_on: 'Last day',
      is_on: 'This offer is',
    },
    hints: {
      price_cents: 'Whole rand, such as 950.',
      covers: 'As in “R950 for a 2-bedroom house or small office”.',
      ends_on: 'Said on the advert. Left empty, it runs until you turn it off.',
    },
    choices: { on: 'On', off: 'Off' },
    save: 'Save offer',
    saved: { title: 'Offer saved', text: 'The pages follow within a few seconds.' },
    saveFailed: { title: 'Error', text: 'Failed to save the offer. Please try again.' },
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
