// The words of /referral around its desk.
import {
  mostPercent,
  mostReferralPercent,
  referralMonths,
  referralPercent,
  referralsPerClean,
} from '#domain/terms.ts'
import type { Testimonial } from './home.ts'
import { inWords } from './number-words.ts'

export const referralPage = {
  stairs: Array.from({ length: referralsPerClean }, (_, friends) => `${(friends + 1) * referralPercent}%`),
  start: 'Refer a friend now',
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'You tell a friend',
        text: 'Or your sister, your tenant, the people next door. Send the form, and then the message that it writes for you.',
      },
      {
        title: 'They have a first clean',
        text: 'Any service, any size. When it is done and paid, your reward is earned.',
      },
      {
        title: `You pay ${referralPercent}% less`,
        text: `On your next clean. Two friends make ${2 * referralPercent}%, up to ${mostReferralPercent}% at once, and it adds to your loyalty reward.`,
      },
    ],
  },
  testimonials: [
    {
      name: 'Marietjie S.',
      text: 'My whole bridge club is with them now. I have not paid full price since March.',
      rating: 5,
      about: 'Referred four friends',
    },
    {
      name: 'Sibusiso D.',
      text: `My neighbour sent me the link. By the weekend the carpets were done, and he had his ${inWords(referralPercent)} per cent.`,
      rating: 5,
      about: 'Referred by a neighbour',
    },
    {
      name: 'Elna P.',
      text: 'I only recommend people whom I would let in with my own key. These are two of them.',
      rating: 5,
      about: 'Referred her sister',
    },
  ] satisfies Testimonial[],
  faq: {
    title: 'Good questions',
    list: [
      {
        question: 'When do I get my discount?',
        answer:
          'Once your friend’s first clean is done and paid. It comes off your next clean by itself; you need not remind us.',
      },
      {
        question: 'How many friends can I refer?',
        answer: `As many as you have. Up to ${inWords(referralsPerClean)} rewards, ${mostReferralPercent}%, can be used on one clean; each is used once.`,
      },
      {
        question: 'Does it expire?',
        answer: `Each referral discount is valid for ${inWords(referralMonths)} months from the day it was earned.`,
      },
      {
        question: 'Can I combine it with the loyalty programme?',
        answer: `Yes, with loyalty and with seasonal promotions. Loyalty and referrals together come to at most ${mostPercent}%.`,
      },
      {
        question: 'What does my friend get?',
        answer:
          'A clean by people who know that you are watching. And a loyalty card that starts with the first visit.',
      },
    ],
  },
  close: {
    title: 'Who has been complaining about sand?',
    text: 'You know exactly who. Go back up and send them the message.',
    action: 'Start Referring',
  },
}
