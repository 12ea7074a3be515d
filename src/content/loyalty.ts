// The words of /loyalty and /loyalty/register.
import { formatRand } from '#domain/money.ts'
import {
  cleansPerReward,
  loyaltyPercent,
  mostPercent,
  referralMonths,
  referralPercent,
} from '#domain/terms.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'
import { capital, inWords, ordinal } from './number-words.ts'

// The price of the example, in rand: so much per cent of it are as many cents.
const exampleRand = 1200

// Before it, nobody but a form says whose number it is (decision 35).
const shownFrom = 'a card shows from its first completed clean on'

export const loyaltyPage = {
  card: {
    count: `4 of ${cleansPerReward}`,
    label: `An example card: 4 of ${cleansPerReward} cleans stamped`,
    stamped: 4,
    foot: 'An example. Yours starts with your first clean.',
  },
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Every clean is a stamp',
        text: 'A couch or a whole house: every completed clean counts as one. We keep the card.',
      },
      {
        title: `${capital(inWords(cleansPerReward))} make a reward`,
        text: `At the ${ordinal(cleansPerReward)}, the ${ordinal(2 * cleansPerReward)}, the ${ordinal(3 * cleansPerReward)} clean, your next one is ${loyaltyPercent}% off. Automatically.`,
      },
      {
        title: 'Stamps never expire',
        text: `Take ${inWords(cleansPerReward)} weeks or ${inWords(cleansPerReward)} years: your count stays, and carries on after the reward.`,
      },
    ],
  },
  together: {
    title: 'What it comes to',
    text: 'Loyalty and referrals add up. Take a clean of R\u00a01\u00a0200.',
    rows: [
      { label: 'Your clean', amount: formatRand(exampleRand * 100), note: '' },
      {
        label: `${capital(inWords(cleansPerReward))} cleans reached`,
        amount: `− ${formatRand(exampleRand * loyaltyPercent)}`,
        note: `${loyaltyPercent}%`,
      },
      {
        label: 'Two friends referred',
        amount: `− ${formatRand(exampleRand * 2 * referralPercent)}`,
        note: `2 × ${referralPercent}%`,
      },
      {
        label: 'You pay',
        amount: formatRand(exampleRand * (100 - loyaltyPercent - 2 * referralPercent)),
        note: '',
      },
    ],
    small: `Loyalty and referral discounts together come to at most ${mostPercent}% of a clean. A referral discount is valid for ${inWords(referralMonths)} months.`,
    refer: { label: 'Refer a Friend', href: '/referral' },
  },
  check: {
    title: 'Where do you stand?',
    text: 'Enter the number you book with to see your stamps. We show a first name, never your details.',
    label: 'Check your loyalty status',
    phone: 'Phone number',
    placeholder: '082 123 4567',
    honeypot: 'Leave this field empty',
    action: 'Check status',
    checking: 'Checking...',
    again: 'Check Another Account',
    failed: { title: 'Not checked', text: 'We could not be reached. Please try again in a moment.' },
    found: {
      title: (name: string) => `Hello, ${name}`,
      count: (stamps: number, places: number) => `${stamps} of ${places}`,
      label: (stamps: number, places: number) => `${stamps} of ${places} cleans stamped`,
      toGo: (cleans: number, milestone: number) =>
        `${cleans === 1 ? 'One more clean' : `${cleans} more cleans`} to number ${milestone}, and the next one is ${loyaltyPercent}% off.`,
      name: 'Name',
      phone: 'Phone',
      cleans: 'Cleans',
      referrals: 'Friends referred',
      more: 'Your discounts are on your own page, once you are signed in.',
      page: { label: 'My page', href: '/dashboard' },
    },
    unknown: {
      title: 'No account found',
      text: (phone: string) =>
        `There is no loyalty card to show under ${unbroken(phone)}. Perhaps you book with another number, or have only just joined: ${shownFrom}.`,
    },
    withoutScript: 'The check needs JavaScript. Phone us, or ask on WhatsApp, and we look it up:',
    whatsapp: 'Ask on WhatsApp',
    get message() {
      return `Hello ${business.name}, how many cleans are on my loyalty card? I book under this number.`
    },
  },
  join: {
    title: 'Not on board yet?',
    text: 'Joining is free, with no strings attached.',
    register: { label: 'Join the programme', href: '/loyalty/register' },
    book: { label: 'Book a Clean', href: '/booking' },
  },
}

export const registerPage = {
  back: { label: 'Back to the loyalty programme', href: '/loyalty' },
  title: 'Start your card',
  form: {
    label: 'Join the loyalty programme',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      address: 'Street address',
      city: 'City',
      state: 'Province',
      zipCode: 'Postal Code',
    },
    placeholders: { phone: '082 123 4567' },
    phoneHint: 'We count your stamps under this number, so book with the same one.',
    /** The words of the consent that lead to what they name. */
    read: { 'terms and conditions': '/terms', 'privacy policy': '/privacy-policy' },
    honeypot: 'Leave this field empty',
    send: 'Join the programme',
    sending: 'Joining...',
    kept: 'We could not be reached. What you typed is kept here, and goes out again when you are back online.',
    promise: 'Joining is free, with no strings attached.',
    failed: { title: 'Submission failed', text: 'Please try again in a moment' },
  },
  sent: {
    title: (firstName: string) => `Welcome, ${firstName}`,
    plainTitle: 'Welcome',
    text: `We keep your card. Each completed clean is a stamp, and the ${ordinal(cleansPerReward)} makes the one after it ${loyaltyPercent}% off. To see it, check your number on the loyalty page: ${shownFrom}.`,
    book: { label: 'Book a Clean', href: '/booking' },
    card: { label: 'See the programme', href: '/loyalty' },
  },
  emptyCard: {
    count: `0 of ${cleansPerReward}`,
    label: `A new card: none of ${cleansPerReward} cleans stamped yet`,
    stamped: 0,
    foot: 'Yours, once you have joined.',
  },
  rather: {
    title: 'Rather talk?',
    text: 'We can sign you up over the phone, and count the cleans you have already had.',
    whatsapp: 'Join on WhatsApp',
    get message() {
      return `Hello ${business.name}, please start a loyalty card for me. My name is `
    },
    book: { label: 'Book a Clean', href: '/booking' },
    bookText: 'Or just book: every clean counts, with or without this form.',
  },
  keep: {
    title: 'What we keep',
    text: 'Your name, phone, email, the address if you give it, and the count; and what you ticked, with its wording and the time. Marketing only if you ask for it.',
  },
}
