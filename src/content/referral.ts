// The words of /referral.
import {
  mostPercent,
  mostReferralPercent,
  referralMonths,
  referralPercent,
  referralsPerClean,
} from '#domain/terms.ts'
import { business } from './business.ts'
import type { Testimonial } from './home.ts'
import { inWords } from './number-words.ts'

export const referralPage = {
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
  code: {
    title: 'Your referral code',
    waiting: 'CC······',
    label: 'Referral code',
    copy: 'Copy',
    own: 'Yours for good. A friend who writes it into the notes of the booking is counted as yours.',
    visitor:
      'It becomes yours when you send the form. From then on a friend can write it into the notes of the booking.',
    real: 'It is yours. A friend who writes it into the notes of the booking is counted as yours.',
  },
  form: {
    title: 'Refer Now',
    text: 'Tell us who it is, so that the reward finds you. We do not write to your friend: you do, with a message that is ready when you have sent this.',
    label: 'Refer a friend',
    you: 'You',
    friend: 'Your friend',
    fields: {
      referrerName: 'Your name',
      referrerPhone: 'Your phone number',
      friendName: "Friend's name",
      friendPhone: "Friend's phone number",
      message: 'Message for us',
    },
    phoneHint: 'The number under which you book: the reward is kept there.',
    friendHint: 'The number under which they will book. We never call it.',
    placeholders: { phone: '082 123 4567' },
    counter: (length: number, limit: number) => `${length} of ${limit} characters`,
    honeypot: 'Leave this field empty',
    send: 'Send Referral',
    sending: 'Sending...',
    kept: 'We could not be reached. What you typed is kept here, and goes out again when you are back online.',
    consent: 'Please ask your friend first whether you may give us their number.',
  },
  sent: {
    title: 'Thank You',
    plainText: 'We have noted it. Now your friend only needs to hear of it: send them the message below.',
    text: (friend: string) =>
      `Now ${friend} only needs to hear of it. The message is written; WhatsApp opens with it, and you press send.`,
    whatsapp: (friend: string) => `Tell ${friend} on WhatsApp`,
    message: (facts: { friend: string; code: string | undefined; page: string }) =>
      `Hello ${facts.friend}, I use ${business.name} for my place and can recommend them: eco-friendly, on time, and you see the price first. ${facts.code ? `When you book, write my code ${facts.code} into the notes:` : 'When you book, tell them that I sent you:'} ${facts.page}`,
    again: 'Refer Another Friend',
  },
  share: {
    title: 'Share Directly',
    text: 'The message is written already. Change it as you like, and choose who gets it.',
    whatsapp: 'Share Directly',
    mail: 'Share by e-mail',
    copy: 'Copy link',
    copied: 'Copied!',
    native: 'Share …',
    get subject() {
      return `A cleaner I can recommend: ${business.name}`
    },
    get message() {
      return `I use ${business.name} for my place and can recommend them: eco-friendly, on time, and you see the price first.`
    },
    withCode: (code: string) => `When you book, write my code ${code} into the notes:`,
    withoutCode: 'When you book, tell them that I sent you:',
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
