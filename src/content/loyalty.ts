// The words of /loyalty and /loyalty/register.
import { business } from './business.ts'

export const loyaltyPage = {
  card: {
    count: '4 of 10',
    label: 'An example card: 4 of 10 cleans stamped',
    stamped: 4,
    gift: { share: '10%', off: 'off' },
    foot: 'An example. Yours starts with your first clean.',
  },
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Every clean is a stamp',
        text: 'A couch or a whole house: each completed clean counts one. We keep the card.',
      },
      {
        title: 'Ten make a reward',
        text: 'At the tenth, the twentieth, the thirtieth clean, your next one is 10% off. By itself.',
      },
      {
        title: 'Nothing lapses',
        text: 'Take ten weeks or ten years. The count has no expiry, and it goes on after the reward.',
      },
    ],
  },
  together: {
    title: 'What it comes to',
    text: 'Loyalty and referrals add up. An example on a clean of R 1 200:',
    rows: [
      { label: 'Your clean', amount: 'R 1 200.00', note: '' },
      { label: 'Ten cleans reached', amount: '− R 120.00', note: '10%' },
      { label: 'Two friends referred', amount: '− R 120.00', note: '2 × 5%' },
      { label: 'You pay', amount: 'R 960.00', note: '' },
    ],
    small: 'Loyalty and referral discounts together come to at most 30% of a clean.',
    refer: { label: 'Refer a Friend', href: '/referral' },
  },
  check: {
    title: 'Where do you stand?',
    text: 'Ask us, and we look it up: give the phone number under which you book, and we tell you your cleans and your referrals.',
    phone: 'Phone',
    whatsapp: 'Ask on WhatsApp',
    message: `Hello ${business.name}, how many cleans are on my loyalty card? I book under this number.`,
  },
  join: {
    title: 'Not on board yet?',
    text: 'Joining costs nothing and binds you to nothing.',
    register: { label: 'Join the programme', href: '/loyalty/register' },
    book: { label: 'Book a Clean', href: '/booking' },
  },
}

export const registerPage = {
  back: { label: 'Back to the loyalty programme', href: '/loyalty' },
  title: 'Three ways to start your card',
  ways: [
    {
      title: 'Book your first clean',
      text: 'Write “loyalty” in the notes of your booking. Your card starts when the clean is done.',
      link: { label: 'Book a Clean', href: '/booking' },
    },
    {
      title: 'Send us a message',
      text: 'Your name and the number under which you book are all we need.',
      action: 'Join on WhatsApp',
      message: `Hello ${business.name}, please start a loyalty card for me. My name is `,
    },
    {
      title: 'Phone',
      text: 'We write it down while you are on the line, and count cleans you have already had.',
    },
  ],
  keep: {
    title: 'What we keep',
    text: 'Your name, phone, e-mail if you like, and the count. Marketing only if you ask for it.',
    privacy: { label: 'Privacy policy', href: '/privacy-policy' },
    terms: { label: 'Terms of service', href: '/terms' },
  },
} as const
