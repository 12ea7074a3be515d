// The words of notices on the phones of the office, and of the part of "Your settings" that switches them on.
import { formatListDay, formatTimes } from '#domain/calendar.ts'
import type { NoticeOccasion, PushTrouble } from '#domain/notices.ts'
import { type ServiceType, serviceLabel } from '#domain/service-types.ts'
import { business } from './business.ts'

// What a notice says where names are not to be shown is about work, not about a person.
type Clean = { service: ServiceType; day: string; slot: string; name?: string }
const cleanLine = ({ service, day, slot, name }: Clean) =>
  [name, serviceLabel(service), `${formatListDay(day)}, ${formatTimes(slot)}`].filter(Boolean).join(' · ')

export const noticeTexts = {
  request: { title: 'New request', body: cleanLine },
  moved: { title: 'A client moved a clean', body: cleanLine },
  cancelled: { title: 'A client cancelled a clean', body: cleanLine },
  approved: {
    title: 'Quote approved',
    body: (service: ServiceType, name?: string) =>
      name ? `${name} · ${serviceLabel(service)}` : serviceLabel(service),
  },
  declined: {
    title: 'Quote declined',
    body: (service: ServiceType, name?: string) =>
      name ? `${name} · ${serviceLabel(service)}` : serviceLabel(service),
  },
  message: {
    title: 'New message',
    body: (name?: string) => (name ? `From ${name}` : 'It waits in the Inbox.'),
  },
  review: {
    title: 'New review to look at',
    body: (rating: number, name?: string) => `${name ? `${name} · ` : ''}${rating} of 5 stars`,
  },
  registration: {
    title: 'New loyalty registration',
    body: (name?: string) => name ?? 'It waits in the Inbox.',
  },
  referral: {
    title: 'A client referred a friend',
    body: (name?: string) => (name ? `From ${name}` : 'It waits in the Inbox.'),
  },
  test: {
    title: 'Notices work on this device',
    get body() {
      return `This is how ${business.name} tells you of something new.`
    },
  },
}

export const noticeWords = {
  title: 'Notices on this device',
  lead: 'A short notice when something new waits for the office, also while the office is closed on your phone.',
  on: 'Switch on here',
  isOn: 'Notices are on here.',
  off: 'Switch off here',
  switchedOn: 'Notices are on',
  switchedOff: 'Notices are off on this device',
  test: 'Send a test notice',
  // The server has taken it; whether it arrives is the push service's and the phone's affair.
  testOnItsWay: {
    title: 'A test notice is on its way',
    text: 'It should show within a minute. If not, look at this list again.',
  },
  why: {
    refused: {
      title: 'This browser was told not to show notices of this site.',
      text: 'Allow them in the settings of the browser, under Site settings, Notifications. Then open this again.',
    },
    dismissed: {
      title: 'Not switched on',
      text: 'The browser asked whether notices may be shown, and got no yes.',
    },
    iphone: {
      title: 'On an iPhone, notices need the app on the Home Screen.',
      text: 'In Safari open the office, tap Share, then Add to Home Screen. Open it from there, sign in and come back here.',
    },
    unable: {
      title: 'This browser cannot show notices.',
      text: 'Try Chrome, Edge, Firefox or a newer Safari.',
    },
    insecure: {
      title: 'Notices need a secure address.',
      text: 'Open the office at an address that begins with https.',
    },
    noWorker: {
      title: 'Notices cannot be switched on yet.',
      text: 'The office is not fully loaded on this device. Open Client Management, wait a moment and try again.',
    },
    service: {
      title: 'Not switched on',
      text: 'The browser could not reach its push service. Check your connection and try again.',
    },
  },
  occasions: {
    legend: 'Tell me of',
    names: {
      request: 'New requests',
      change: 'Cleans that a client moved or cancelled',
      quote: 'Answers to quotes',
      message: 'New messages',
      review: 'Reviews to look at',
      registration: 'Loyalty registrations',
      referral: 'Friends that clients refer',
    } satisfies Record<NoticeOccasion, string>,
    everywhere: 'Holds for all your devices.',
  },
  names: {
    label: 'Show names on the lock screen',
    hint: 'Whoever sees your phone can read them. Without names a notice says only what is new, such as the kind of clean and its day.',
  },
  notSaved: { title: 'Not saved', text: 'Nothing has changed. Please try again.' },
  devices: {
    title: 'Devices with notices',
    thisOne: 'This device',
    asleep: 'Signed out there: no notices until you sign in again.',
    since: (day: string) => `On since ${day}`,
    reached: (moment: string) => `Last notice ${moment}`,
    trouble: {
      refused: 'The last notice was refused. Remove this device and switch it on again there.',
      busy: 'Its push service is busy. We keep trying.',
      slow: 'Its push service is slow. We keep trying.',
      unreachable: 'Its push service cannot be reached from here. We keep trying.',
      not_public: 'Its address is not on the open internet, so nothing is sent there. Remove it.',
    } satisfies Record<PushTrouble, string>,
    remove: (name: string) => `Remove ${name}`,
    removeShort: 'Remove',
    removed: (name: string) => `${name} gets no more notices`,
  },
  failed: 'Failed to load your notices',
  notDone: { title: 'That did not work', text: 'Nothing has changed. Please try again.' },
}

// What the browser says of itself, and what people call that; the first that fits counts.
export const deviceNames = {
  name: (browser: string, system: string) => `${browser} on ${system}`,
  browsers: [
    [/Edg/, 'Edge'],
    [/OPR|Opera/, 'Opera'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
    [/./, 'Browser'],
  ],
  systems: [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'Mac'],
    [/Linux|CrOS/, 'Linux'],
    [/./, 'a device'],
  ],
} as const
