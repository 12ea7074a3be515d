// The words of /about, section by section in the order of the page.
import { cleansPerReward, loyaltyPercent, mostReferralPercent, referralPercent } from '#domain/terms.ts'
import { business } from './business.ts'

/** since: '2016', or empty. */
const opening = (since: string) =>
  `It began ${since ? `in ${since} ` : ''}with one holiday flat, a borrowed carpet machine and a promise to have it ready by two o’clock. The next guests wrote about the smell of nothing at all, the owner told a neighbour, and the neighbour had a couch.`

const storyOn = [
  'We have stayed small on purpose. The person who walks through your rooms and writes the quote is the person who comes back with the bucket, and whose own number is on the invoice. In a town this size, that is the only kind of reputation there is.',
  'Along the way we learnt what this coast does to a house: salt on the glass, sand in the pile, damp behind the cupboard, sunscreen on everything. It is what we do best, and it is why we clean with products that a septic tank, a toddler and a dog can live with.',
]

export const about = {
  get slogan() {
    return `${business.slogan.start} ${business.slogan.end}`
  },
  story: {
    title: 'Our Story',
    get paragraphs() {
      return [opening(business.since), ...storyOn]
    },
    pull: 'We would rather do one house properly than three by half past two.',
  },
  apart: {
    title: 'What Sets Us Apart',
    cards: [
      {
        figure: `${loyaltyPercent}%`,
        title: 'Loyalty that counts itself',
        text: `After every ${cleansPerReward} cleans the next one is ${loyaltyPercent}% off. No card to lose, no expiry date. We do the counting.`,
        link: { label: 'Learn More', about: 'about the loyalty programme', href: '/loyalty' },
      },
      {
        figure: `${referralPercent}%`,
        title: 'A thank-you for your word',
        text: `Send us a friend or a family member. Once their first clean is done and paid, your next one is ${referralPercent}% off, up to ${mostReferralPercent}% at a time.`,
        link: { label: 'Refer Now', href: '/referral' },
      },
      {
        figure: 'Us',
        title: 'The personal touch',
        text: 'You speak to the owners, not to a call centre. We know which step creaks, where the cat hides and how you like the cushions.',
        link: { label: 'Contact Us', href: '/contact' },
      },
    ],
  },
  matters: {
    title: 'Why This Matters',
    text: 'Letting somebody into your home is a matter of trust, and trust does not come from an advert. It comes from the same faces on the same day, from a price that was agreed before the work began, and from a phone that is answered when something is not right. Whatever we promise on this page, hold us to it. That is what it is for.',
  },
  values: {
    title: 'Mission & Values',
    lead: 'To leave every place a little better than its people remembered\u00a0it, without leaving anything in the air, the soil or the sea.',
    list: [
      {
        title: 'Excellence',
        text: 'The top of the door, the back of the tap. Nobody checks there, so we do.',
      },
      {
        title: 'Integrity',
        text: 'We quote what it takes, say what cannot be saved, and own up when we break a cup.',
      },
      {
        title: 'Reliability',
        text: 'A two-hour window that you choose, and a message if the N2 is at a standstill.',
      },
      {
        title: 'Eco-Friendly',
        text: 'Biodegradable products without ammonia, bleach or acids, used sparingly.',
      },
      {
        title: 'Community',
        text: 'We buy, hire and live here. What you pay stays on this coast.',
      },
      {
        title: 'Customer Focus',
        text: 'Your list, your order, your house rules. We adapt; your home should not have to.',
      },
    ],
  },
  team: {
    title: 'Meet Our Team',
    lead: 'Small enough that you will know us all by the second clean.',
    vacancy: 'Vacant. Could it be you?',
    apply: { label: 'Write to us', subject: (role: string) => `Applying for: ${role}` },
  },
  close: {
    title: 'Come and see for yourself',
    text: 'Well, let us come and see for ourselves. A quote costs nothing, and the kettle is optional.',
    book: { label: 'Book a Clean', href: '/booking' },
    contact: { label: 'Contact Us', href: '/contact' },
    share: 'Share via WhatsApp',
  },
} as const
