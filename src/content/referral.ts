// The words of /referral.
import { business } from './business.ts'
import type { Testimonial } from './home.ts'

export const referralPage = {
  steps: {
    title: 'How it works',
    list: [
      {
        title: 'You tell a friend',
        text: 'Or your sister, your tenant, the people next door. Send them this page, and tell us who it was.',
      },
      {
        title: 'They have a first clean',
        text: 'Any service, any size. When it is done, your reward is earned.',
      },
      {
        title: 'You pay 5% less',
        text: 'On your next clean. Two friends make 10%, up to 20% at once, and it adds to your loyalty reward.',
      },
    ],
  },
  share: {
    title: 'Share Directly',
    text: 'The message is written already. Change it as you like, and choose who gets it.',
    whatsapp: 'Share Directly',
    mail: 'Share by e-mail',
    copy: 'Copy link',
    copied: 'Copied!',
    native: 'Share …',
    subject: `A cleaner I can recommend: ${business.name}`,
    message: `I use ${business.name} for my place and can recommend them: eco-friendly, on time, and you see the price first. When you book, tell them that I sent you:`,
  },
  tell: {
    title: 'Then tell us who it was',
    text: 'A message with your name and theirs is enough. Please ask your friend first.',
    action: 'Tell us on WhatsApp',
    message: `Hello ${business.name}, I have referred a friend to you. My name is … and my friend’s name is …`,
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
      text: 'My neighbour sent me the link. By the weekend the carpets were done, and he had his five per cent.',
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
          'Once your friend’s first clean is done. It comes off your next clean by itself; you need not remind us.',
      },
      {
        question: 'How many friends can I refer?',
        answer: 'As many as you have. Up to four rewards, 20%, can be used on one clean; each is used once.',
      },
      {
        question: 'Does it expire?',
        answer: 'Each referral discount is valid for six months from the day it was earned.',
      },
      {
        question: 'Can I combine it with the loyalty programme?',
        answer:
          'Yes, with loyalty and with seasonal promotions. Loyalty and referrals together come to at most 30%.',
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
