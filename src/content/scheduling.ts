// How often, on /services: once, regularly, or as somebody's year runs.
import { serviceMark } from './booking-marks.ts'
import type { WishedRhythm } from './clean-size.ts'
import { bookingOf } from './services.ts'

const regularClean = (often: WishedRhythm) =>
  `/booking?service=residential-standard&often=${often}#${serviceMark('residential-standard')}`

export const scheduling = {
  id: 'scheduling',
  title: 'Scheduling Options',
  once: {
    title: 'One-Time Cleaning',
    text: 'Just this once',
    link: { label: 'Book Now', href: '/booking' },
  },
  regular: {
    title: 'Regular Service',
    /** Each leads to the form with its rhythm chosen. */
    rhythms: [
      { label: 'Weekly', after: ', ', href: regularClean('weekly') },
      { label: 'bi-weekly', after: ' or ', href: regularClean('two-weeks') },
      { label: 'monthly', after: ', same people', href: regularClean('monthly') },
    ],
    link: { label: 'Book Now', href: bookingOf({ kinds: ['residential-standard'] }) },
  },
  custom: {
    title: 'Custom Schedule',
    text: 'Holiday lets, school terms, your roster',
    link: { label: 'Contact Us', href: '/contact' },
  },
}
