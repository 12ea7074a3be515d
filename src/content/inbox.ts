// The words of the Inbox.
import type { InboxKind, InboxState, ReviewStatus } from '#domain/inbox.ts'
import { formatPhone } from '#domain/phone.ts'
import { referralPercent, referralsPerClean } from '#domain/terms.ts'
import { tabWords } from './office-tabs.ts'

const suggestedFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  account: 'Account',
  same_person: 'Same person',
}

const leftAlone = (count: number, state: string) => `${count} left as before: ${state} already, or removed.`

const unsaved = 'Nothing of yours was saved.'

export const inboxWords = {
  title: tabWords.inbox.title,
  search: { label: 'Search the Inbox by name, email, phone or words', placeholder: 'Name, phone or words' },
  show: 'Show',
  state: {
    label: 'State',
    choices: { new: 'New', done: 'Done', all: 'All' } satisfies Record<InboxState, string>,
  },
  kind: { label: 'Kind', all: 'Every kind' },
  kinds: {
    message: { one: 'Message', many: 'Messages' },
    review: { one: 'Review', many: 'Reviews' },
    referral: { one: 'Referral', many: 'Referrals' },
    registration: { one: 'Registration', many: 'Registrations' },
    duplicate: { one: 'Possible duplicate', many: 'Duplicates' },
  } satisfies Record<InboxKind, { one: string; many: string }>,
  unopened: 'What you choose at the left is read here.',
  failed: 'Failed to load the Inbox',
  gone: { title: 'Not here', text: 'It was removed, or it is not yours to see.' },
  empty: {
    title: 'Nothing new',
    text: 'Messages, reviews, referrals and registrations show here as soon as they are sent.',
    action: 'Show what is done',
  },
  emptyOwn: { title: 'Nothing here yet', text: 'What you send us with your account shows here.' },
  noMatch: {
    title: 'Nothing found',
    text: 'Nothing in the Inbox fits what you are looking for.',
    action: 'Clear',
  },
  line: {
    isNew: 'New',
    rated: (rating: number) => `${rating} of 5 stars`,
    referred: (friend: string) => `Referred ${friend}`,
    joined: 'Joined the loyalty programme',
    joinedFrom: (city: string) => `Joined the loyalty programme, ${city}`,
    samePerson: (other: string) => `The same person as ${other}?`,
    suggested: ({ field, offered }: { field: keyof typeof suggestedFields; offered: string }) => {
      if (field === 'account') return `Is this the account of ${offered}?`
      const shown = field === 'phone' ? formatPhone(offered) : offered
      return `Another ${suggestedFields[field].toLowerCase()}: ${shown}`
    },
  },
  many: {
    decided: 'Reviews and duplicates need a decision of their own. Open one to decide.',
    done: {
      act: 'Mark done',
      said: (count: number) => (count === 0 ? 'Nothing to mark done' : `${count} marked done`),
      left: (count: number) => leftAlone(count, 'done'),
    },
    reopened: {
      act: 'Reopen',
      said: (count: number) => (count === 0 ? 'Nothing to reopen' : `${count} reopened`),
      left: (count: number) => leftAlone(count, 'new'),
    },
    takenBack: (count: number, of: number) => ({
      title: `${count} of ${of} taken back`,
      text: 'A colleague has changed the rest meanwhile.',
    }),
    failed: { title: 'Nothing was changed', text: 'Your selection is kept. Please try again.' },
    noAnswer: {
      title: 'No answer came',
      text: 'It may not be saved. Look at the list again when you have signal.',
    },
  },
  status: {
    new: 'New',
    done: 'Done',
    pending: 'New',
    approved: 'Approved',
    rejected: 'Rejected',
  } satisfies Record<'new' | 'done' | ReviewStatus, string>,
  done: 'Done',
  newAgain: 'New again',
  said: {
    done: (name: string) => `${name}: done`,
    newAgain: (name: string) => `${name}: new again`,
    approved: (name: string) => `${name}: approved, and on the page`,
    rejected: (name: string) => `${name}: rejected`,
    replied: 'Reply saved',
    taken: (name: string) => `${name}: taken over`,
    kept: (name: string) => `${name}: kept as it is`,
    parted: 'Two people. This is not suggested again.',
  },
  answer: { label: 'Your answer', whatsapp: 'Answer by WhatsApp', mail: 'Answer by Email' },
  mail: 'Email',
  whatsapp: 'WhatsApp',
  call: 'Call',
  quote: 'Make a quote',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  customer: 'Customer',
  noCustomer: 'Nobody we know',
  openCustomer: 'Open the customer',
  samePhone: 'Same phone number',
  sameEmail: 'Same email address',
  cleans: (count: number) => (count === 1 ? '1 clean so far' : `${count} cleans so far`),
  history: {
    title: 'What has happened',
    sent: 'Sent on the website',
    found: 'Found by the matching',
    waits: 'Waiting for you',
    steps: {
      done: 'Done',
      reopened: 'New again',
      approved: 'Approved',
      rejected: 'Rejected',
      replied: 'Replied on the page',
      reply_removed: 'Reply taken off the page',
      taken: 'Taken over',
      kept: 'Kept as it was',
    },
    by: (step: string, who: string | null) => (who ? `${step} by ${who}` : step),
    conflict: (step: string, when: string) => `${step}, ${when}. ${unsaved}`,
    unsaved,
  },
  review: {
    fromClean: 'From a real clean',
    notFromClean: 'Not by a link from us',
    clean: 'Clean',
    google: 'Also for Google',
    wantsGoogle: 'Wanted to write there too',
    approve: 'Approve',
    approveAndReply: 'Approve and reply',
    reject: 'Reject',
    reason: 'Reason',
    rejection: { hint: 'For the office. The writer is not told.', send: 'Reject review', cancel: 'Cancel' },
    reply: {
      label: 'Your reply',
      hint: 'Stands under the review, for all to read, once it is approved.',
      save: 'Save reply',
    },
  },
  referral: {
    from: 'From',
    friend: 'Friend',
    code: 'Code',
    state: 'The referral',
    sent: (referrer: string, friend: string) => `${referrer} referred ${friend}`,
    booked: (friend: string) => `${friend} has booked`,
    toBook: (friend: string) => `${friend} books a clean`,
    cleaned: 'First clean done',
    toClean: 'First clean',
    earned: `Earned: ${referralPercent}% off the next clean`,
    toEarn: `${referralPercent}% off the next clean`,
    used: (when: string) => `Used, ${when}`,
    lapses: (day: string) => `Lapses on ${day}`,
    none: 'No reward',
    tooLate: 'The friend was a customer before, or somebody else brought them.',
    toPay: 'Once the clean is paid',
    toDecide: 'Doubtful: it waits for you',
    refused: 'You have refused it.',
    overLimit: `${referralsPerClean} discounts were waiting already.`,
  },
  registration: {
    consents: 'Agreed to',
    consent: { terms: 'Terms', marketing: 'Marketing', newsletter: 'Newsletter' },
    noMarketing: 'Marketing: did not agree',
    withdrawn: (when: string) => `Withdrawn ${when}`,
    matched: 'Known before',
    made: 'New, made from this registration',
    differs: 'Differs from the record',
  },
  duplicate: {
    fields: suggestedFields,
    onRecord: 'On record',
    offered: 'Offered',
    nothing: 'Nothing',
    fromBooking: (when: string) => `From the booking of ${when}`,
    fromRegistration: 'From the loyalty registration',
    takeOver: 'Take over',
    keep: 'Keep as it is',
    same: (fields: string) => `The same ${fields}. Nothing is merged until you say so.`,
    openMerge: 'Open merge',
    twoPeople: 'Two people',
    account: {
      text: (email: string, name: string) =>
        `The account ${email} gave the phone number of ${name}. It sees nothing of the record until you say that it is theirs.`,
      take: 'It is theirs',
      keep: 'It is not',
      ask: (name: string) => `Open the record of ${name} to this account?`,
      effect: (email: string) =>
        `Whoever holds ${email} then sees the loyalty card and the rewards. This cannot be taken back here.`,
      cancel: 'Not yet',
    },
  },
}
