import { customerNotices, officeNotices } from '#domain/office-messages.ts'
import { cleansPerReward, loyaltyPercent, referralPercent, referralsPerClean } from '#domain/terms.ts'
import { inWords } from './number-words.ts'
import { tabWords } from './office-tabs.ts'

// The words of the office's customers: the dashboard, the panel, adding, deleting and merging.

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const customerWords = {
  title: tabWords.customers.title,
  figures: { total: 'Total Customers', active: 'Active Customers', services: 'Total Services' },
  search: { label: 'Search by name, email or phone', placeholder: 'Name, email or phone' },
  status: { label: 'Status', all: 'All', regular: 'Regular' },
  regular: (often: string) => `Regular, ${often}`,
  sort: {
    label: 'Sort',
    by: (column: string) => `Sort by ${column.toLowerCase()}`,
    choices: { name: 'Name', newest: 'Since', services: 'Services' },
  },
  columns: {
    status: 'Status',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    referrals: 'Referrals',
  },
  noEmail: 'No email',
  noPhone: 'No phone',
  cleans: (count: number) => counted(count, 'clean'),
  since: (month: string) => `Since ${month}`,
  edit: 'Edit',
  addReferral: 'Add Referral',
  remove: 'Delete',
  failed: officeNotices.customersFailed,
  empty: {
    title: customerNotices.noneFound,
    text: 'Customers show here once they have been added, or have booked a clean.',
  },
  noMatch: {
    title: customerNotices.noneFound,
    text: 'Nobody fits. Try fewer letters, or another status.',
    action: 'Show all',
  },
}

export const addCustomerWords = {
  title: tabWords.addCustomer.title,
  add: 'Add Customer',
  adding: 'Adding',
  reset: 'Reset Form',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'Province',
    zip_code: 'Postal code',
    status: 'Status',
    notes: 'Notes',
  },
  notesHint: 'Access, pets, what to use and what not.',
  duplicates: {
    title: 'Is it one of these?',
    same: { phone: 'same phone number', email: 'same email address', name: 'same name' },
    open: (name: string) => `Open ${name}`,
  },
}

export const customerPanelWords = {
  gone: { title: 'There is no such customer', text: 'It may have been deleted or merged meanwhile.' },
  addBooking: 'Add booking',
  call: 'Call',
  whatsapp: 'WhatsApp',
  map: 'Map',
  greeting: (name: string, business: string) => `Hello ${name}, this is ${business}. `,
  facts: {
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    account: 'Account',
    language: 'Language',
  },
  hasAccount: (email: string) => `Signs in as ${email}`,
  balance: {
    title: 'Credits and Loyalty Points',
    text: (credits: string, points: number) => `${credits} · ${counted(points, 'point')}`,
  },
  channel: {
    title: 'Messages and consent',
    unsaid: 'Not said how',
    newsletter: 'gets the newsletter',
  },
  loyalty: {
    count: (stamps: number, places: number) => `${stamps} of ${places} cleans`,
    label: (stamps: number, places: number) => `${stamps} of ${places} cleans on the card`,
    toGo: (left: number, total: number) => `${left} more, then ${loyaltyPercent}% off · ${total} in all`,
    waiting: (percent: number) => `${percent}% waiting: ${inWords(cleansPerReward)} cleans with us`,
    earned: (day: string) => `Earned on ${day}.`,
    opening: (cleans: number) => `Cleans from before this system: ${cleans}.`,
    changeOpening: 'Change',
    lastBefore: (day: string) => `Last clean before this system: ${day}.`,
  },
  referrals: {
    title: (count: number) => counted(count, 'referral'),
    short: ({ friends, by, waiting }: { friends: string[]; by: string | undefined; waiting: number }) =>
      [
        friends.length > 0 && `Brought ${friends.join(', ')}`,
        waiting > 0 && `${waiting * referralPercent}% waits`,
        by && `Brought by ${by}`,
      ]
        .filter(Boolean)
        .join(' · '),
    none: (count: number) => (count === 0 ? 'Nobody brought yet.' : `${counted(count, 'referral')} counted.`),
    waiting: (percent: number, friend: string | null) =>
      friend
        ? `${percent}% waiting: ${friend}’s first clean`
        : `${percent}% waiting for a friend’s first clean`,
    earned: (day: string, lapses?: string) => `Done on ${day}.${lapses ? ` Lapses on ${lapses}` : ''}`,
    toEarn: (percent: number) => `Earns ${percent}% once their first clean is paid`,
    hadFirst: 'First clean done and paid',
    overLimit: `Earned nothing: ${referralsPerClean} discounts were waiting`,
    broughtBy: (name: string) => `Brought by ${name}`,
  },
  timeline: {
    title: 'Timeline',
    services: (count: number, last: string | undefined) =>
      `${counted(count, 'service')}${last ? `, the last on ${last}` : ''}`,
    none: 'Nothing yet.',
    invoice: (number: string, isCancelled: boolean) => `Invoice ${number}${isCancelled ? ', cancelled' : ''}`,
    referred: (name: string) => `Referred ${name}`,
    message: 'Wrote to us',
    said: (occasion: string) => `We wrote: ${occasion}`,
    review: (rating: number) => `Left a review, ${counted(rating, 'star')}`,
    registration: 'Joined the loyalty programme',
    consent: {
      marketing: { given: 'Agreed to marketing', withdrawn: 'Withdrew from marketing' },
      terms: { given: 'Accepted the terms', withdrawn: 'Withdrew from the terms' },
      newsletter: { given: 'Agreed to the newsletter', withdrawn: 'Stopped the newsletter' },
    },
    merged: 'Two records merged',
    parted: 'A merge was undone',
    paidBy: (method: string) => `Paid by ${method}`,
  },
}

export const deleteCustomerWords = {
  title: (name: string) => `Delete ${name}?`,
  text: (name: string) =>
    `${name}’s record goes, with its rewards, referrals and notes. Service records and invoices stay with the name, so that what was paid still adds up. Bookings stay, without a customer.`,
  undoable: 'You can undo this for 30 days, under Recently deleted.',
  keep: 'Keep',
  remove: 'Delete',
  restored: (name: string) => `${name} is back`,
  restoreFailed: 'This could not be undone. Please try again.',
  recently: 'Recently deleted',
  recentlyLead: 'For 30 days, with everything that went along.',
  noneDeleted: {
    title: 'Nobody was deleted in the last 30 days.',
    text: 'For 30 days, with everything that went along.',
  },
  listFailed: 'The deleted customers could not be loaded.',
  deletedOn: (day: string, services: number) => `Deleted on ${day}, with ${counted(services, 'service')}`,
  bringBack: 'Bring back',
}

export const openingCleansWords = {
  title: 'Cleans from before this system',
  cleans: 'How many',
  reason: 'Why',
  reasonHint: 'For example: stamps on the paper card. It is kept with your name.',
  due: (milestone: number) => `The discount for ${milestone} cleans is still due`,
  result: (before: number, after: number) => `Cleans in all: ${before} → ${after}`,
  keep: 'Cancel',
  save: 'Save',
  saved: 'The count has been saved',
  failed: { title: 'Not saved', text: 'The count could not be saved. Please try again.' },
}

export const mergeWords = {
  title: (name: string) => `Possible duplicate: ${name}`,
  lead: {
    phone: 'Same phone number. Nothing is merged until you say so.',
    email: 'Same email address. Nothing is merged until you say so.',
    other: 'Nothing is merged until you say so.',
  },
  this: 'This customer',
  other: (since: string) => `Customer since ${since}`,
  both: 'The same on both',
  onlyOne: 'Told by one of them, and kept',
  services: 'Services after merging',
  sum: (keep: number, drop: number) => `${keep} and ${drop} make`,
  card: (stamps: number, places: number) => `, loyalty moves to ${stamps} of ${places}`,
  earns: (percent: number) => ` and the next clean is ${percent}% off`,
  moves: 'Bookings, services, invoices, payments, referrals and rewards move to this customer.',
  merge: 'Merge',
  twoPeople: 'Two people',
  merged: (name: string) => `Merged with ${name}`,
  failed: 'This could not be merged. Please try again.',
  changed: 'One of the two was changed meanwhile. Look again, then merge.',
  undone: 'The merge is undone',
  undoFailed: 'The merge could not be undone.',
  undo: (name: string) => `Undo the merge with ${name}`,
  dismissed: 'Kept as two people',
  dismissFailed: 'This could not be saved. Please try again.',
}

export const suggestionWords = {
  title: 'A form says otherwise',
  booked: (day: string) => `From a booking of ${day}. Nothing is changed until you say so.`,
  plain: 'Nothing is changed until you say so.',
  fields: { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address', account: 'Account' },
  account: (email: string) => `${email} signs in with this phone number. Is it this customer’s account?`,
  keep: 'Keep',
  take: 'Take over',
  link: 'Link the account',
  kept: (value: string | null) => value ?? 'nothing',
  taken: 'Taken over',
  left: 'Kept as it was',
  failed: 'This could not be saved. Please try again.',
}
