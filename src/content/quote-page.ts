// The words of the page on which a client reads and answers a quote.

import { addDays, clockAt, formatDayOfYear, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import type { OfferedTime } from '#domain/quote.ts'
import { kindOf, type ServiceKind, type ServiceType } from '#domain/service-types.ts'
import { changeHours } from '#domain/terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'
import { between, stay } from './diary.ts'

const cleans: Record<ServiceKind, string> = {
  'residential-standard': 'A home clean',
  'residential-deep': 'A deep clean',
  'move-in-out': 'A clean for the move',
  'carpet-clean': 'Clean carpets',
  'mattress-clean': 'A clean mattress',
  'upholstery-clean': 'Clean upholstery',
  window: 'Clean windows',
  'solar-panel-clean': 'Clean solar panels',
  'steam-clean': 'A steam clean',
  'car-detail-clean': 'A clean car',
  'post-construction-clean': 'A post-construction clean',
  commercial: 'A clean workplace',
}

/** 'A deep clean in Dana Bay.' */
export const cleanTitle = (type: ServiceType, suburb: string | null) =>
  `${cleans[kindOf(type)]}${suburb ? ` in ${suburb}` : ''}.`

/** 'Thu 10 Dec, 10:00–12:00' */
export const timeText = ({ day, slot }: OfferedTime) => `${formatListDay(day)}, ${formatTimes(slot)}`

const call = () => `call ${unbroken(business.phone.shown)}`

export const quotePage = {
  title: 'Your quote',
  get description() {
    return `Your quote from ${business.name}: read it, approve it, or ask us.`
  },
  get withoutScript() {
    return `This page needs JavaScript to show your quote. Please ${call()}.`
  },
  loading: 'Fetching your quote …',
  dashboard: 'My dashboard',
  reference: (number: string, firstName: string) =>
    firstName ? `Quote ${number} for ${firstName}` : `Quote ${number}`,
  missing: {
    title: 'This link opens no quote.',
    get text() {
      return `It may be incomplete, or too old. Open it again from the newest message, or ${call()}.`
    },
    action: 'Book a Clean',
    href: '/booking',
  },
  signIn: {
    title: 'Please sign in.',
    text: 'Your session has ended. Sign in, and open the quote again from your dashboard.',
    action: 'Sign in',
  },
  failed: {
    title: 'We cannot read it just now.',
    text: 'Nothing has changed. Check your signal and try again.',
    retry: 'Try again',
  },
  between,
  arrive: 'We arrive between',
  stay,
  at: (address: string | null) => (address ? ` at ${address}.` : '.'),
  open: {
    keep: 'We keep for you',
    kept: 'We kept for you',
    changed: 'changed',
    agreed: 'Your clean is on',
    until: (moment: string) => `Kept until ${moment}`,
    afterwards: 'then the day is free for others',
    untilChange: (moment: string) => `Open until ${moment}`,
    thenChange: 'after that your clean stays as it was agreed',
    offer: 'When shall we come?',
    goodUntil: (day: string) => `Good until ${day}`,
    goodThen: 'then we quote anew',
    choose: 'Choose a time',
    lost: 'Sorry, that time has gone',
    nearest: 'The nearest free times for the same price:',
    get noneLeft() {
      return `We see no other free time nearby. Ask us, or ${call()}.`
    },
    otherOffer: 'Please choose another one, or ask us for more.',
    approve: 'Approve and book',
    approveChange: 'Approve the change',
    approving: 'Booking …',
    nothingNow: 'Nothing to pay now',
    askUs: 'Ask us',
    decline: 'Decline',
    address: 'Where do we come to?',
    addressHint: 'Street, number and suburb',
    phone: 'Your phone number',
    phoneHint: 'For the day itself, for example 082 123 4567',
    chooseFirst: 'Please choose a time first.',
  },
  get note() {
    return `A word from ${business.name}`
  },
  bill: {
    title: 'What it costs',
    pays: 'You pay',
    after: 'After the clean, by EFT, card or cash. Nothing now.',
    afterOnly: 'After the clean, by EFT, card or cash.',
    paid: 'Your credit pays all of it.',
    creditUsed: 'Paid with your credit',
    rest: 'You pay after the clean',
    useCredit: (amount: string) => `Pay with my credit: ${amount}`,
    creditHint: (balance: string) => `You have ${balance} in credit with us.`,
    goodUntil: (day: string) => `This price is good until ${day}.`,
    paper: 'The quote as PDF',
    paperFailed: 'We could not fetch the PDF. Please try again.',
  },
  changed: {
    title: 'We changed your quote',
    text: 'Only this one counts. Please look at it again before you approve.',
    agreed: 'Until you approve it, your clean stays as it was agreed.',
    was: 'Was',
    now: 'Now',
    gone: 'no longer',
    fresh: 'new',
    total: 'You pay',
  },
  declining: {
    title: 'Decline this quote?',
    text: 'The day becomes free for others.',
    textChange: 'Your clean stays as it was agreed.',
    textOffer: 'We keep no time for you then.',
    reason: 'Anything we should know?',
    keep: 'Keep the quote',
    confirm: 'Decline',
    confirming: 'Declining …',
    tooLong: 'Please keep it to 300 characters.',
  },
  asking: {
    title: 'Ask us about it',
    text: 'Your question goes to our inbox, with the number of the quote.',
    words: 'Your question',
    email: 'Your email address',
    emailHint: 'We have none to answer to.',
    needed: 'Please write your question.',
    tooLong: 'Please keep it to 900 characters.',
    send: 'Send the question',
    sending: 'Sending …',
    close: 'Back to the quote',
    whatsApp: 'Or on WhatsApp',
    sent: { title: 'Your question is with us', text: 'We answer as soon as we are back at the desk.' },
  },
  approved: {
    title: (day: string, firstName: string) =>
      `Booked. See you ${day.split(' ')[0]}${firstName ? `, ${firstName}` : ''}.`,
    status: (moment: string) => `Approved ${moment}`,
    byPhone: (moment: string) => `Approved by phone ${moment}`,
    yours: 'It is yours',
    calendar: 'Add to calendar',
    share: 'Tell someone',
    next: 'What happens now',
    steps: (steps: { day: string; pays: string }) => [
      { title: 'Until then', text: `Moving and cancelling are free up to ${changeHours} hours before.` },
      { title: steps.day, text: 'We come within your window, with everything we need.' },
      { title: 'After the clean', text: steps.pays },
    ],
    pays: (amount: string) => `You pay ${amount} by EFT, card or cash.`,
    paidAll: 'Your credit has paid for it.',
    change: 'Plans change?',
    manage: 'Move or cancel',
    call: 'Call',
    bill: 'The quote you approved',
  },
  done: { title: 'All clean.', label: 'We were there' },
  cancelled: {
    title: 'This clean is cancelled.',
    label: 'It was for',
    text: 'You owe nothing. Would you like another day?',
    again: 'Book a Clean',
  },
  declined: {
    title: 'You said no, and that is fine.',
    status: (moment: string) => `Declined ${moment}`,
    label: 'It was for',
    free: 'The day is free for others. You owe nothing.',
    noDay: 'You owe nothing.',
    stays: 'Your clean stays as it was agreed before.',
    reason: (words: string) => `You wrote: “${words}”`,
    changedMind: 'Changed your mind?',
    text: 'Ask us, and we send you a new quote. Or choose a day for another clean.',
    again: 'Book a Clean',
  },
  lapsed: {
    title: 'The day went out with the tide.',
    titleOffer: 'This quote has run out.',
    keptUntil: (moment: string) => `We kept for you until ${moment}`,
    stands: 'The price still stands:',
    onlyDay: 'Only the day is free for others now.',
    priceGone: 'The price no longer stands either. Ask us, and we quote anew.',
    pick: 'Pick another day',
    pickText: 'The price stays the same. We confirm the day with you.',
    looking: 'Looking in the diary …',
    get none() {
      return `We see no free day nearby. Ask us, or ${call()}.`
    },
    daysFailed: 'We could not read the diary just now.',
    choose: 'Ask for this day',
    choosing: 'Asking …',
    good: (day: string) => `The price stands until ${day}`,
    asked: 'You asked us for',
    askedTitle: 'We have your new day.',
    askedText: 'We look at the diary and send you the quote for it. The price stays the same.',
  },
  stays: {
    title: 'All stays as agreed.',
    label: 'Your clean is on',
    again: 'Book another clean',
  },
  ended: {
    title: 'This quote no longer counts.',
    get text() {
      return `We took it back. If we owe you another one, it comes with a message of its own; or ${call()}.`
    },
    again: 'Book a Clean',
  },
  trouble: {
    noSignal: 'No signal. Your answer has not reached us. Press again once you are back.',
    get server() {
      return `That did not work. Nothing has changed. Please try again, or ${call()}.`
    },
    quote_changed: 'We changed this quote meanwhile. Please look at it again.',
    quote_lapsed: 'This quote was not answered in time.',
    quote_answered: 'This quote has been answered already, perhaps on another phone.',
    quote_withdrawn: 'This quote no longer counts.',
    price_lapsed: 'This price no longer stands. Ask us, and we quote anew.',
  },
}

/** 'Thursday 10 December' in two lines, the weekday apart. */
export function dayParts(day: string): [weekday: string, date: string] {
  const [weekday = '', ...date] = formatDayOfYear(day).split(' ')
  return [weekday, date.join(' ')]
}

/** 'today, 13:42', 'tomorrow, 17:00', 'Wed 9 Dec, 17:00'; midnight is the end of the day before. */
export function momentText(moment: string, now: Date): string {
  const at = new Date(moment)
  const [day, clock] = [todayAt(at), clockAt(at)]
  if (clock === '00:00') return `the end of ${nearDay(addDays(day, -1), now)}`
  return `${nearDay(day, now)}, ${clock}`
}

function nearDay(day: string, now: Date): string {
  const today = todayAt(now)
  const near = { [addDays(today, -1)]: 'yesterday', [today]: 'today', [addDays(today, 1)]: 'tomorrow' }
  return near[day] ?? formatListDay(day)
}
