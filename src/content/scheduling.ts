// How often, on /services: three rhythms, each with its four weeks.
import { changeHours } from '#domain/terms.ts'
import { serviceMark } from './booking-marks.ts'
import type { WishedRhythm } from './clean-size.ts'
import { bookingOf } from './services.ts'

const regularClean = (often: WishedRhythm) =>
  `/booking?service=residential-standard&often=${often}#${serviceMark('residential-standard')}`

export const scheduling = {
  id: 'scheduling',
  short: 'How often',
  book: (often: string) => `Book ${often} cleans`,
  title: 'Scheduling Options',
  text: `Four weeks at a glance. Change or skip whenever life does, free of charge up to ${changeHours} hours before.`,
  list: [
    {
      title: 'One-Time Cleaning',
      text: 'Before guests, after builders, or because it is time.',
      rhythms: [{ label: 'once', visits: [9] }],
      link: { label: 'Book Now', href: '/booking' },
    },
    {
      title: 'Regular Service',
      text: 'Weekly, bi-weekly or monthly, on a day that stays yours and with the same people.',
      rhythms: [
        { label: 'weekly', visits: [4, 11, 18, 25], href: regularClean('weekly') },
        { label: 'bi-weekly', visits: [2, 16], href: regularClean('two-weeks') },
        { label: 'monthly', visits: [7], href: regularClean('monthly') },
      ],
      link: { label: 'Book Now', href: bookingOf({ kinds: ['residential-standard'] }) },
    },
    {
      title: 'Custom Schedule',
      text: 'School holidays, changeover days, the week before the season: tell us how your year runs.',
      rhythms: [{ label: 'as you need', visits: [1, 5, 15, 19, 24] }],
      link: { label: 'Contact Us', href: '/contact' },
    },
  ],
}
