// The words of regular visits that the office and the client both read: the rhythm, and what becomes of each visit.

import type { Rhythm } from '#domain/plan-days.ts'
import { type DayRhythm, lastOfMonth, type VisitState } from '#domain/rhythm.ts'
import { changeHours, noticeDays } from '#domain/terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'
import { capital } from './number-words.ts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const places = ['first', 'second', 'third', 'fourth']

/** 'every second Tuesday', 'the last Friday of each month': within a sentence. */
export function rhythmText({ rhythm, weekday, nth }: DayRhythm): string {
  const day = weekdays[weekday - 1] ?? ''
  const place = nth === lastOfMonth ? 'last' : places[(nth ?? 1) - 1]
  const texts: Record<Rhythm, string> = {
    weekly: `every ${day}`,
    'two-weeks': `every second ${day}`,
    'four-weeks': `every four weeks on ${day}`,
    monthly: `the ${place} ${day} of each month`,
  }
  return texts[rhythm]
}

/** 'Every second Tuesday at 08:00' */
export const planTitle = (rhythm: DayRhythm, clock: string) => `${capital(rhythmText(rhythm))} at ${clock}`

/** 'every 2 weeks': how often, without the day. */
export const howOften: Record<Rhythm, string> = {
  weekly: 'every week',
  'two-weeks': 'every 2 weeks',
  'four-weeks': 'every 4 weeks',
  monthly: 'every month',
}

// Before a noun: 'your two-weekly clean'.
const adjectives: Record<Rhythm, string> = {
  weekly: 'weekly',
  'two-weeks': 'two-weekly',
  'four-weeks': 'four-weekly',
  monthly: 'monthly',
}

const states: Record<VisitState, string> = {
  done: 'done',
  coming: '',
  moved: 'moved',
  skipped: 'skipped',
  unplaced: 'without a place',
  paused: 'paused',
}

export const visitWords = {
  states,
  told: (day: string, state: VisitState) => [day, states[state]].filter(Boolean).join(' '),
  skip: 'Skip',
  takeBack: 'Take back',
  move: 'Move',
  movedFrom: (day: string) => `Moved from ${day}`,
  paused: 'Paused',
  named: (act: string, day: string) => `${act} ${day}`,
}

type NewPrice = { rhythm: Rhythm; from: string; price: string; priceBefore: string }

/** What the client reads of a new price: in the letter, and on WhatsApp where none goes. */
export const newPriceText = ({ rhythm, from, price, priceBefore }: NewPrice) => [
  `From ${from} your ${adjectives[rhythm]} clean costs ${price} a visit instead of ${priceBefore}. Until then nothing changes: we tell you ${noticeDays} days before.`,
  'If it does not suit you, just tell us: you can change or end your regular cleans at any time.',
]

// What a client reads on the dashboard and by the private link of a visit.
export const ownPlanWords = {
  title: 'Your regular clean',
  price: (price: string) => `${price} a visit`,
  newPrice: (price: string, day: string) => `${price} from ${day}`,
  paused: (from: string, to: string) => `Paused from ${from} to ${to}.`,
  ended: (day: string) => `It ends on ${day}.`,
  skippedByYou: 'You skip this one',
  skippedByUs: 'Left out by us',
  closed: 'We are closed then',
  unplaced: 'We are still finding a time, and tell you',
  get late() {
    return `It starts in less than ${changeHours} hours. To change it, call ${unbroken(business.phone.shown)}.`
  },
  rule: `Skip or move a visit up to ${changeHours} hours before. The others stay as they are.`,
  skipped: (day: string) => ({ title: 'Skipped', text: `We do not come on ${day}. Your other visits stay.` }),
  back: (day: string) => ({ title: 'Taken back', text: `We come on ${day} after all.` }),
  notChanged: { title: 'Nothing has changed', text: 'Please try again in a moment.' },
  failed: 'Failed to load your regular clean.',
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
}
