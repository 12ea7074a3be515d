// The words of the private address at which a calendar program shows the diary, and of what it shows there.
import { business } from './business.ts'

export const calendarAddressWords = {
  title: 'Calendar address',
  lead: 'Shows the diary in your calendar program: names, phones and addresses from 30 days back to 120 days ahead.',
  care: 'Whoever has the address can read it, without signing in. Take it back if it got into other hands.',
  make: 'Make an address',
  makeNew: 'Make a new one',
  label: 'Your address',
  once: 'It is shown this once. Copy it into your calendar program as a subscription.',
  copy: 'Copy',
  copied: 'Address copied',
  notCopied: { title: 'Not copied', text: 'Mark the address and copy it by hand.' },
  since: (day: string) => `You have one since ${day}. It cannot be shown again; a new one ends it.`,
  takeBack: 'Take it back',
  takenBack: 'The address is taken back',
  failed: 'Failed to load your calendar address',
  notDone: { title: 'That did not work', text: 'Nothing has changed. Please try again.' },
}

type Clean = { service: string; name: string; phone: string | null; reference: string; url: string }

export const diaryCalendar = {
  get name() {
    return `${business.name} diary`
  },
  title: ({ service, name }: Clean) => (name ? `${service}, ${name}` : service),
  description: ({ phone, reference, url }: Clean) =>
    [phone && `Phone ${phone}`, `Reference ${reference}`, url].filter(Boolean).join('\n'),
  unknown: 'There is no calendar at this address.',
  tooOften: 'Asked too often. Please wait a little.',
}
